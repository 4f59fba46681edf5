title = Quilt
summary = Lay patches from a hidden hand, and score where colours and patterns meet.

event-begun = { $seat } begins.
event-patch-drawn = { $seat } draws a patch.
event-patch-laid = { $seat } lays { $patch } on { $at } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ask-lay-patch = Which patch do you lay, and where?
move-lay = Lay { $colour } { $pattern } on { $at }
    .verb = Lay a patch
thing-patch = { $colour } { $pattern }
