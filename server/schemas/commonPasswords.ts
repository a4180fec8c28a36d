import { leakedPasswords } from './leakedPasswords.ts'

/**
 * Passwords of at least six characters from the top of lists of leaked passwords, in lower case. Imports no
 * package, so that the client can validate its forms with it.
 */
const commonPasswords = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 012345 123123 1231234 12341234
  123123123 123321 1234321 123454321 1234554321 12344321 123456654321 654321 7654321 87654321 987654321
  9876543210 0987654321 112233 11223344 1122334455 111222 111222333 121212 12121212 131313 141414 151515
  161616 171717 181818 191919 101010 202020 212121 222333 232323 252525 313131 323232 332211 343434 420420
  424242 445566 454545 456456 456789 4567890 525252 545454 565656 555666 567890 147147 147258 147258369
  159159 159357 159753 258258 258456 321321 321654 321654987 369369 357159 357951 741852 741852963 753159
  753951 789456 789456123 789789 852456 951753 963852 963852741 000000 0000000 00000000 0000000000 111111
  1111111 11111111 111111111 1111111111 222222 22222222 333333 33333333 444444 44444444 555555 5555555
  55555555 666666 66666666 777777 7777777 77777777 888888 8888888 88888888 999999 9999999 99999999 100000
  123000 102030 10203040 1020304050 010203 01020304 010101 020202 110110 112112 119119 123789 098765
  0987654 135790 1357913579 135246 246810 24681012 124578 142536 789654 123654 123654789 1236987 123456a
  123456b 123456q 123456s 123456abc 1234567a 12345678a 123456789a 1234567890a 12345a 12345q 12345qwert
  123456aa 123456qwerty 1234qwer 123qwe 123qwe123 123qweasd 123qweasdzxc 123qwerty 123asd 123abc 123abc123
  1234abcd 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz1qaz 1qazxcvb
  zaq12wsx zaq1zaq1 q1w2e3 q1w2e3r4 q1w2e3r4t5 qaz123 qazwsx qazwsx123 qazwsxedc qazxsw qweasd qweasd123
  qweasdzxc qwe123 qweqwe qwer123 qwer1234 qwerqwer qwert1 qwert123 qwert12345 qwerty qwerty1 qwerty12
  qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty321 qwertyu qwertyui qwertyuiop qwertz qwertz123
  qwertzuiop azerty azerty123 azertyuiop wertyu asdasd asdasd123 asdf123 asdf1234 asdfasdf asdfgh asdfgh1
  asdfghj asdfghjk asdfghjkl asdfjkl asdzxc asd123 asdqwe zxcvbn zxcvbn123 zxcvbnm zxcvbnm1 zxcvbnm123
  zxczxc zxc123 zxcasdqwe poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcx mnbvcxz aaaaaa aaaaaaa aaaaaaaa aaa111
  aa123456 aa12345678 a12345 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 abc123 abc1234 abc12345
  abc123456 abc123abc abcabc abcd123 abcd1234 abcde1 abcdef abcdef1 abcdefg abcdefg1 abcdefgh abcdefghi
  abcdefghij aabbcc aaabbb bbbbbb cccccc dddddd ffffff gggggg hhhhhh jjjjjj kkkkkk llllll mmmmmm nnnnnn
  oooooo pppppp qqqqqq qqqqqqqq ssssss tttttt vvvvvv wwwwww xxxxxx xxxxxxxx yyyyyy zzzzzz zzzzzzzz
  password password0 password00 password01 password1 password11 password12 password123 password1234
  password12345 password123456 password2 password21 password22 password3 password4 password5 password6
  password7 password8 password9 password99 password! password1! passw0rd passw0rd1 passw0rd123 p@ssw0rd
  p@ssw0rd1 p@ssw0rd123 p@ssword p@ssword1 pa$$word pa$$w0rd pass123 pass1234 pass12345 passpass passport
  passwort passwort1 passwort123 password. passwd passcode passphrase mypassword mypass changeme changeme1
  changeme123 letmein letmein1 letmein123 letmein2 secret secret1 secret123 secrets topsecret default
  default1 default123 welcome welcome1 welcome12 welcome123 welcome2 admin1 admin12 admin123 admin1234
  admin12345 admin123456 admin@123 adminadmin administrator root123 rootroot toor123 testtest test123
  test1234 test12345 test123456 testing testing1 testing123 tester guest1 guest123 user123 user1234
  username login1 login123 system server master master1 master123 access access14 computer computer1
  internet internet1 windows windows1 google google1 google123 facebook facebook1 twitter youtube linkedin
  samsung samsung1 nintendo playstation pokemon pokemon1 pokemon123 minecraft minecraft1 roblox fortnite
  blink182 iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveu iloveu1 iloveu2 iloveme
  iloveme1 iloveyou3 loveme loveme1 lovely lovely1 loveyou lover1 lovers loveu2 love123 love1234 lovelove
  mylove truelove babygirl babygirl1 babyboy babyboy1 sweetheart sweety sweetie darling honey1 honey123
  princess princess1 princess12 princess123 prince angel1 angel123 angels angelina angelica sunshine
  sunshine1 sunshine12 sunshine123 rainbow rainbow1 butterfly butterfly1 flower flower1 flowers summer
  summer1 summer123 winter winter1 spring autumn monkey monkey1 monkey12 monkey123 dragon dragon1 dragon12
  dragon123 tigger tigger1 tiger1 tiger123 kitten kitty1 hellokitty hello1 hello12 hello123 hello1234
  hello2 hellohello whatever whatever1 nothing forever forever1 friend friends friends1 family family1
  family123 freedom freedom1 heaven jesus1 jesus123 jesuschrist christ blessed blessed1 godisgood shadow
  shadow1 shadow12 shadow123 superman superman1 batman batman1 batman123 spiderman spiderman1 ironman
  starwars starwars1 matrix trustno1 ninja1 ninja123 killer killer1 killer123 hunter hunter1 hunter2
  ranger buster buster1 ginger ginger1 pepper pepper1 peaches cookie cookie1 cookies chocolate chocolate1
  banana orange orange1 apples apple1 apple123 cheese cheese1 chicken chicken1 coffee cherry strawberry
  purple purple1 yellow silver silver1 golden diamond diamond1 crystal crystal1 freddy freedom123 mustang
  mustang1 ferrari porsche mercedes corvette camaro harley yamaha honda1 toyota money1 money123 moneymoney
  thunder thunder1 phoenix phoenix1 falcon eagles eagle1 dallas dallas1 cowboys cowboy1 yankees yankees1
  lakers lakers1 lakers24 packers steelers steelers1 raiders ravens redsox patriots football football1
  football12 football123 soccer soccer1 soccer10 soccer11 soccer12 soccer123 baseball baseball1 baseball12
  basketball basketball1 hockey hockey1 tennis golfer rangers rangers1 player player1 winner winner1
  champion champions jordan jordan1 jordan23 jordan123 michael michael1 michael123 jennifer jennifer1
  jessica jessica1 ashley ashley1 amanda amanda1 nicole nicole1 daniel daniel1 daniel123 andrew andrew1
  anthony anthony1 joshua joshua1 joshua123 matthew matthew1 robert robert1 thomas thomas1 william
  william1 charlie charlie1 charlie123 george george1 jackson jasmine jasmine1 justin justin1 brandon
  brandon1 christian christian1 christopher alexander alexander1 alexis alexandra samantha samantha1
  elizabeth elizabeth1 victoria victoria1 stephanie michelle michelle1 melissa melissa1 rachel rebecca
  hannah hannah1 sophie sophie1 olivia maggie maggie1 bailey bailey1 buddy1 buddy123 lucky1 lucky123
  lucky7 rocky1 snoopy scooter scooter1 sparky junior junior1 taylor taylor1 morgan austin austin1
  hunter12 chelsea chelsea1 chelsea123 chelseafc arsenal arsenal1 arsenal12 arsenal123 liverpool
  liverpool1 liverpool123 liverpoolfc manchester manchester1 manutd manutd1 manunited manu123 everton
  everton1 spurs1 tottenham tottenham1 newcastle newcastle1 celtic celtic1 celtic1888 rangers1872
  rangersfc westham westham1 astonvilla leedsutd leeds1 sunderland barcelona barcelona1 barcelona10
  realmadrid realmadrid1 madrid juventus juventus1 acmilan inter1908 bayern bayern1 borussia schalke04
  galatasaray galatasaray1905 fenerbahce fenerbahce1907 besiktas besiktas1903 benfica sporting flamengo
  corinthians palmeiras ronaldo ronaldo1 ronaldo7 ronaldo9 messi1 messi10 neymar neymar10 neymar11 beckham
  beckham7 gerrard gerrard8 rooney rooney10 zidane maradona ronaldinho floodlight floodlight1
  floodlight123 kickoff goalkeeper striker manager manager1 manager123 united united1 footballmanager
  england england1 germany france brazil brasil argentina scotland ireland america america1 canada london
  london1 paris1 berlin newyork newyork1 chicago chicago1 texas1 florida california tequiero teamo1
  estrella mariposa princesa carlos123 alejandro bonita hermosa sweet16 fuckyou fuckyou1 fuckyou2 fuckoff
  asshole asshole1 metallica metallica1 nirvana slipknot slipknot1 eminem eminem1 rockstar rockstar1
  rocknroll guitar guitar1 music1 music123 musica naruto naruto1 naruto123 pikachu mickey mickey1 minnie
  tinkerbell garfield scooby scoobydoo simpsons gandalf merlin merlin1 dolphin dolphin1 dolphins spider
  panther panthers wolf123 bulldog bulldogs cowgirl loveyou1 mother mother1 father mommy1 daddy1 sister
  brother happy1 happy123 happyday smile1 smiley smokey smokey1 silver123 startrek stargate enter1
  enter123 open123 opensesame qwerasdf asdfqwer zxcvasdf zxcv1234 zxcvzxcv 1234zxcv 1a2b3c 1a2b3c4d a1s2d3
  a1s2d3f4 z1x2c3 z1x2c3v4 aaaa1111 abcd12345 111aaa 11111a 11111q 1111qqqq 12qwaszx 12345678q 12345678abc
  0000007 007007 1234569 12345679 123457 123459 987456 987654 696969 69696969 6969696 420247 86753099
  8675309 311311 911911 789123
  `
    .concat(leakedPasswords)
    .trim()
    .split(/\s+/),
)

/** Words of this game, which are the first guess at its accounts. */
const ownWords = new Set(['floodlight', 'floodlights', 'footballmanager', 'footballclub', 'yourclub'])

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/** True for a common password, or a word of this game with nothing but digits and signs around it, regardless of case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase()) || ownWords.has(lettersOf(password))
}

/** A shorter name has too few letters to give a password away. */
const nameMinLength = 4

/** True for a name of the account, such as its mailbox, with nothing but digits and signs around it. */
export function isOwnName(password: string, names: readonly string[]): boolean {
  const letters = lettersOf(password)
  return letters.length >= nameMinLength && names.some((name) => lettersOf(name) === letters)
}
