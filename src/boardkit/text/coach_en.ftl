# The coach of a first match.

coach-new = new rule
coach-rest = { $key }: the rest
coach-all = { $key }: rulebook
coach-stop = { $key }: stop
coach-on = Each rule is explained when it is first needed.
coach-off = Rules are no longer explained.
command-coach-on = Explain each rule when it is first needed
command-coach-off = Stop explaining rules
key-coach = explain rules, or not
rules-awaited = Still to come: nobody has needed this rule yet.
rules-heard = This rule has been explained to you.
rules-told = { $told } of { $count } sections explained, ○ still to come
