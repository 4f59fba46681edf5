# The coach of a first match.

coach-new = new rule
coach-rest = { $key }: the rest
coach-all = { $key }: rulebook
coach-stop = { $key }: stop
coach-on = Rules are told when they are first needed.
coach-off = No more rules are told.
command-coach-on = Tell rules when they are first needed
command-coach-off = Tell no more rules
key-coach = rules told, or not
rules-awaited = Still to come: nobody has needed this rule yet.
rules-heard = You have been told this rule.
rules-told = { $told } of { $count } sections told, ○ still to come
