# Hands on devices of the players' own: what the table says, and what the devices show.

command-hands = Hands on phones…
hands-begin-ask = Show each player’s hand on a phone of their own? This opens an address to EVERYBODY in your network. A hand is shown only to the phone that has taken it with its code; but what is sent is not encrypted: whoever records the network can read it.
hands-begin-yes = Open it
hands-begin-no = No, leave it
hands-take = { $seat }: take your hand onto your phone.
hands-take-help = Without a phone, everything is done at this keyboard as before.
hands-next = the next player
hands-enough = no more phones
hands-scan = { $seat }, scan this with your phone’s camera, or type the address into its browser. Everybody else, please leave it to { $seat }.
hands-once = The code works once. If somebody else has used it, ctrl+p “Hands on phones” sends that phone away.
hands-network = Everybody in your network can reach this address; without a code it shows nothing. What is sent is not encrypted.
hands-loopback = Only browsers on this computer can reach this address: --network opens it to phones.
hands-taken = { $seat }’s hand is on a phone now.
hands-gone = { $seat }’s hand is on no phone any more.
hands-second = Another phone asks for { $seat }’s hand. May it have the hand, in place of the one that has it now?
hands-second-yes = Yes, give it the hand
hands-second-no = No
hands-entry-away = { $seat }: take the hand from the phone
hands-entry-code = { $seat }: show the code
hands-face-down = { $key }: your cards; or play them on the phone
hands-choosing = Still choosing in secret: { $seats }
hands-or-here = They choose on their phones.   enter { $seat } chooses at this keyboard
hands-here = choose here
fault-no-hands = { $because ->
    [open] Nothing is hidden at an open table, so no hand needs a phone: leave out --open or --hands.
    [alone] Only where several people hide something from each other does a hand need a phone: leave out --hands.
   *[lines] Codes for phones are shown on the screens: leave out --plain or --hands.
}
setup-hands = Hands on phones
    .help = Each player sees their cards on a phone of their own, and chooses in secret there. Everybody in your network can reach the address, which is not encrypted.
cli-play-hands = show each player’s hand on a phone of their own, and let them choose in secret there; the table shows the codes
cli-play-network = with --hands: open it to your whole network, which phones need, and unencrypted; without it, to browsers on this computer alone
cli-play-port = with --hands: the port to listen at; by default any that is free


leaf-take = { $seat }: take your hand
leaf-take-help = From now on your cards are shown on this device, and you choose in secret here. Only take it if you are { $seat }.
leaf-take-do = I am { $seat }
leaf-second-help = Another device has used this code. You can ask the table whether this one may have { $seat }’s hand instead.
leaf-second-do = Ask the table
leaf-waits-help = The table has been asked. This page goes on by itself once somebody there agrees.
leaf-refused-help = The table has not given { $seat }’s hand to this device. If that was a mistake, say so there, and scan the code again.
leaf-gone-help = The table has taken { $seat }’s hand from this device; nothing of it is shown here any more.
leaf-many-help = The table has been asked often enough. Ask there for a new code.
leaf-asked = It is for you to answer.
leaf-over = The game is over.
leaf-waits = Still choosing: { $seats }
leaf-soon = You have answered.
leaf-at-table = It is your turn: at the table.
leaf-turn = It is { $seat }’s turn.
leaf-late = That was for another moment of the match, so nothing was done. This is how it stands now.
leaf-unkept = The table could not keep the match with your answer, so nothing was done. Say so at the table, and answer once more.
leaf-wrong = That was no answer to what is asked, so nothing was done.
leaf-tick = Tick as many as you want.
leaf-tick-do = Take what is ticked
leaf-do = Do it
leaf-given = You have answered
leaf-again = Choose again
leaf-hand = Your hand
leaf-hand-none = You hold nothing.
leaf-secrets = Only you know
leaf-draws = You have drawn
leaf-vote = A vote at the table
leaf-agree = I agree
leaf-agreed = You have agreed.
leaf-mind = No, leave it
leaf-want = I want to answer
leaf-unwant = I want nothing after all
leaf-look = Look again
leaf-lost = No connection to the table. It goes on as soon as there is one.

class-devices = own devices
class-devices-how = Q lets all answer on devices of their own.
no-devices = No device comes in by a browser’s tab: go on in a terminal of this computer, and ask there.
class-open-ask = Let the class answer on phones and tablets? This opens an address to EVERYBODY in your network, for as long as boardkit runs, at this table and the next. Whoever has it can answer by a name that nobody else has taken; what is sent is not encrypted.
class-scan = Scan this with your phone’s camera, or type the address into its browser; then give your name.
class-once = The same code for all. Questions come to the phones by themselves, and each answers in secret. Those without one answer at the keyboard, or by hands.
class-came = { $count ->
    [0] Nobody has come in yet.
    [one] One pupil has come in.
   *[other] { $count } pupils have come in.
}
class-come = { $count ->
    [0] Own devices come in here: { $address }
    [one] One pupil has come in: { $address }
   *[other] { $count } pupils have come in: { $address }
}
class-go-on = esc goes on; Q shows this again at any time, for those who are late.
class-send-away = send away…
class-away-all = Send all away
class-away-ask = Send all devices away? Everybody then has to come in again, by a new code; all answers stay.
class-goes-on = { $count ->
    [one] This question was still open: its one answer is here.
   *[other] This question was still open: its { $count } answers are here.
}
pupil-head = Questions to the class
pupil-help = Who are you? The class sees this name, or number, in its table. It needs no account, and stays on the teacher’s computer.
pupil-name = Name or number
pupil-come = Come in
pupil-nameless = Give a name or a number, so that your answers are known by it.
pupil-mixed = Write each word of your name in letters of one alphabet.
pupil-taken = Somebody has come in as { $name } already. Take another name, or ask your teacher.
pupil-full = No place is left. Answer at the keyboard, or ask your teacher.
pupil-i-am = I am { $name }
pupil-hand-on = Hand this device on
pupil-stays = Your answer is in. This device has been handed on since, so your answer stays as it is.
pupil-gone = Your teacher has sent this device away. What you have answered stays.
pupil-wait = The next question comes here by itself.
pupil-secret = Only you see what you choose.
pupil-answered = Your answer is in: { $letter }. Until the question is closed, another button changes it.
pupil-mine = your answer
pupil-late = The question was closed before your answer came, so it does not count.
pupil-unkept = Your answer could not be kept at the table, so it does not count. Tell your teacher, and answer once more.
pupil-wrong = That was no answer to this question, so nothing was done.
