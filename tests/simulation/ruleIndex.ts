/**
 * Which test holds which rule: section of the specification, the rule in a few words, the test file
 * (from tests/simulation/) and the name of the test in it.
 */
interface IndexedRule {
  section: '3' | '4' | '5' | '6' | '8' | '9'
  rule: string
  file: string
  test: string
}

type Row = [section: IndexedRule['section'], rule: string, test: string]

const BY_FILE: Record<string, Row[]> = {
  'createGame.test.ts': [
    ['3', 'starting values of the club state', 'starts with the figures of the specification'],
    ['3', 'initial squad of 17 players', 'has seventeen players, eleven of them selected for 4-4-2'],
    [
      '3',
      'initial staff and facilities, levels default 1',
      'has a Head Coach, a Physiotherapist, a Basic Stadium and a Training Ground',
    ],
  ],
  'staff/hire.test.ts': [
    [
      '3',
      'fifteen roles and their base salaries',
      'have the base salaries of the specification, a description, an icon and a category',
    ],
    ['9', 'hire cost of 4 weeks', '%s can be hired for four weeks of salary, and is paid his salary'],
    ['5', 'hire refusal "Need {amount} to hire {role}."', 'an Assistant Manager with %i pounds: %s'],
    ['5', 'unknown role text', 'refuses the unknown role "%s"'],
    [
      '5',
      'severance of 2 weeks and its refusal',
      'costs two weeks of salary: with %i pounds a Doctor can go: %s',
    ],
    ['9', 'a dismissal costs 2 points of mood', 'takes 2 points of fan mood, %i becomes %i'],
    ['5', '"Staff not found."', 'knows no strangers'],
  ],
  'core/staffing.test.ts': [
    ['9', 'recommended staff by players', 'for %i players without buildings is %i'],
    ['9', 'recommended staff by facility score', 'with buildings %# is %2$i'],
    ['4', 'staff status by ratio', 'of %i where %i are recommended is %s: %s'],
    [
      '4',
      'growth of players by staff status',
      'of %i where 9 are recommended lets players grow by %d of the usual: %s',
    ],
  ],
  'staff/roles.test.ts': [
    ['3', 'Assistant Manager', 'is 5% faster for each star of an Assistant Manager'],
    [
      '3',
      'Goalkeeper Coach',
      'of keepers is 20% faster, and their decline 10% slower, for each star of a Goalkeeper Coach',
    ],
    ['3', 'Youth Coach', 'of players under 24 is 8% faster for each star of a Youth Coach'],
    ['3', 'Fitness Coach', 'comes back 4% faster for each star of a Fitness Coach'],
    ['3', 'Chief Scout', 'has one more player per two stars of a Chief Scout, of 2% more quality per star'],
    ['3', 'Technical Director', 'asks 3% less wage for each star of a Technical Director'],
    [
      '3',
      'Physiotherapist and Doctor',
      'is 10 points for each star of a Physiotherapist and 6 for each of a Doctor',
    ],
    ['3', 'Data Analyst', 'is 0.4% stronger for each star of a Data Analyst'],
    ['3', 'Mental', 'has morale that settles 0.08 higher for each star of a Mental coach'],
    ['3', 'Facilities Manager', 'for upkeep is 3% less for each star of a Facilities Manager'],
    [
      '3',
      'Financial Director',
      'from sponsors and facilities is 2% more for each star of a Financial Director',
    ],
    [
      '6',
      'PR Manager',
      'are won 5% faster by campaigns for each star of a PR Manager, who lifts the marketing effect',
    ],
    [
      '3',
      'Security Officer',
      'take a defeat 3% less hard for each star of a Security Officer, and a win or draw as ever',
    ],
    ['3', 'Fan Liaison Officer', 'settle 1 point higher in mood for each star of a Fan Liaison Officer'],
  ],
  'facilities/build.test.ts': [
    [
      '9',
      'cost, revenue, upkeep, seats and prerequisite of the eleven facilities',
      '%s costs %i, earns %i a season, costs %i a month, has %i seats and needs %s',
    ],
    ['5', 'build refusal for lack of funds', 'a %s takes its base cost of %i, to the pound'],
    ['4', 'each type once; its refusal', 'a second %s is refused'],
    ['5', 'build refusal without a stadium', 'a %s needs a stadium'],
    ['5', 'build refusal without staff', 'a Training Ground with %j lacks %s'],
    [
      '9',
      'upgrade cost 50% × base cost × level, rounded to 1000',
      'of a %s costs half its base cost for each level there is',
    ],
    [
      '5',
      'upgrade refusal "Not enough funds to upgrade"',
      'takes its cost to the pound, a level and 15% more upkeep',
    ],
    ['9', 'upkeep × 1.15 per upgrade', 'multiplies the upkeep by 1.15 each time, up to level 5'],
    ['5', '"already at maximum level (5)."', 'ends at level 5'],
    [
      '9',
      'capacity rises by the expansion amount',
      'grow by the expansion’s 10,000 with the expansion and with every upgrade of a stand',
    ],
    ['3', 'temporary reduction of capacity', 'are partly closed during works, and open again after 28 days'],
  ],
  'facilities/facilityEffects.test.ts': [
    ['9', 'revenue per level', 'of a %s grows by half of the base with each level'],
    ['9', 'revenue per season as it is earned', 'of a %s comes on its own days'],
    [
      '3',
      'facility levels used for staffing',
      'are 1 each before anything has been built, and those of the buildings after',
    ],
    ['3', 'Training Ground', 'a Training Ground lets players grow 10% faster per level'],
    [
      '3',
      'Youth Academy',
      'a Youth Academy brings youngsters of 16 to 18 every summer, more and better with each level',
    ],
    [
      '3',
      'Club Museum and Fan Zone',
      'a Club Museum settles mood half a point higher per level, a Fan Zone a whole one',
    ],
    ['3', 'Medical Center', 'a Medical Center is worth 4 points of medical quality per level'],
    ['3', 'Media Center', 'a Media Center lets reputation grow by 0.002 a week per level'],
    ['3', 'Data Analysis Hub', 'a Data Analysis Hub makes the side 0.6% stronger per level'],
  ],
  'tickets/attendance.test.ts': [
    ['9', 'attendance by ticket price', 'a ticket of %i pounds: %d'],
    ['9', 'attendance by league position', 'position %i: %d'],
    ['9', 'attendance by recent form', 'recent form %j: %d'],
    ['9', 'attendance by opponent reputation', 'a visitor of reputation %d: %d'],
    ['9', 'attendance in a derby × 1.25', 'a visit of %s: %d'],
    ['9', 'attendance with and without fan-friendly pricing', 'fan-friendly pricing: 1.1, and 0.95 without'],
    ['9', 'attendance campaign', 'the campaign %s: %d'],
    ['9', 'attendance luck 0.9–1.1', 'luck: 0.9 to 1.1'],
    [
      '9',
      'attendance min(capacity, 15% of fans)',
      'bound how many want to come before the factors, and how many get in after',
    ],
    ['9', 'temporary reduction of seats', 'that are closed stay empty'],
    [
      '9',
      'matchday revenue',
      'is tickets, 8 pounds and a tenth of the price from every spectator, boxes, shop and fan zone',
    ],
  ],
  'tickets/ticketPrice.test.ts': [
    ['5', 'ticket price whole 10–150', 'can be %d'],
    ['5', 'ticket price refused outside', 'cannot be %d'],
    ['9', 'default price 30', 'is 30 at the start'],
    ['9', 'expected attendance label', 'at %i that the expected attendance is %s'],
    ['9', 'revenue label', 'at %i that the revenue per match is %s'],
    ['9', 'fan happiness hint', 'at %i that fan happiness is %s, and the mood goes by it'],
    ['9', 'ticket tab estimate', 'at %i that a share of %d of those willing will come'],
  ],
  'transfers/market.test.ts': [
    ['9', '15–25 players at opening', 'has 15 to 25 players'],
    ['9', 'ages 18–32, quality 1–4.5', 'has players of 18 to 32 with a quality of 1 to 4.5'],
    [
      '9',
      'wage and fee floors',
      'asks for wages of 500 and fees of 10,000 at least, and for 105 to 135% of the value',
    ],
    ['9', 'refresh keeps 25%', 'of %i players keeps a quarter, not each by a chance of a quarter: %i'],
    ['9', 'refresh adds 8–15', 'adds 8 to 15 players'],
    [
      '9',
      'fees vary by 10%',
      'moves the fees of those it keeps by up to 10%, and never below 105% of the value',
    ],
    ['4', 'refresh every 14 days', 'comes on every day divisible by 14, and on no other'],
    [
      '3',
      'policy and Technical Director act on everybody listed',
      'asks by the policy to buy young and the Technical Director once the week begins, and as before without them',
    ],
    ['3', 'interested', 'at a reputation of %d is had by players of up to %d stars'],
  ],
  'transfers/transfer.test.ts': [
    ['5', 'insufficient transfer budget', 'with a transfer budget of %i: %s'],
    [
      '5',
      'insufficient wage budget, checked second',
      'with too small a wage budget says so, after the transfer budget',
    ],
    ['4', 'money and budgets after a signing', 'with budgets of %i and %i takes fee and wage from them'],
    ['4', 'fields of a new player', 'brings a fresh, glad reserve with a new id and without the fee'],
    [
      '9',
      'sale price 0.8–1.2 of the value, rounded to 1000',
      'brings 80 to 120% of the value in thousands, to money and to both budgets',
    ],
    ['5', '"Player not found!"', 'knows no strangers'],
    [
      '9',
      'transfer history of 20 per direction',
      'keeps the latest 20 of %i, newest first, in each direction',
    ],
  ],
  'transfers/marketFarm.test.ts': [
    ['9', 'the market cannot be farmed', 'buying and selling %s in a circle loses money'],
  ],
  'players/squad.test.ts': [
    ['5', 'squad limit 11', 'takes an eleventh player and refuses a twelfth'],
    ['4', 'injured or suspended cannot be moved in', 'takes nobody who is injured or suspended'],
    ['5', 'eligible players', 'is eligible but for the injured and the suspended'],
    ['9', 'player value by age', 'at %i is 2.5 million × quality × %d'],
    ['9', 'floors of player value', 'never falls below a year and a half of wages, nor below 25,000'],
  ],
  'players/replacement.test.ts': [
    [
      '4',
      'replacement of whoever drops out of the eleven',
      'is replaced at once by the best fit reserve of the line, with a line that says so',
    ],
    [
      '4',
      'replacement can be turned off',
      'leaves a free place while the setting is off, which is filled when it is turned on',
    ],
    [
      '4',
      'no pause while eleven are fit',
      'a squad of twenty is never short while eleven are fit, a whole season long',
    ],
    ['4', 'no pause after the last match week', 'nobody asks for an eleven after the last match week'],
  ],
  '../stores/gameStores.test.ts': [
    [
      '4',
      'fewer than eleven fit: one pause, and the decision on the match day',
      'the pause comes once, days go by to the match day, and a forfeit leads on',
    ],
  ],
  'players/playerWeek.test.ts': [
    ['4', 'recovery chance', 'with %s comes with a chance of 3%% + 4%% × quality a day'],
    ['4', 'recovery costs 20 stamina, leaves squad', 'costs 20 of stamina, to 50 at least: %i becomes %i'],
    ['4', 'suspensions fall by one a week', 'are served on the first day of a week, and on no other'],
    ['4', 'weekly morale', 'goes from %d %s towards where it settles, within 1 to 5'],
    ['9', 'morale happy, neutral, sad', '%d is %s'],
    ['4', 'weekly form', 'goes up more often after a win than after a defeat'],
    ['4', 'weekly quality: growth', 'grows in small steps for those under 25 who are below their potential'],
    ['4', 'weekly quality: decline', 'falls from 31 on, faster every year, to 1 at least'],
    [
      '4',
      'weekly staff morale and skill',
      'moves morale by the result and towards 3.5, within 1 to 5: after %s %d becomes about %d',
    ],
    [
      '4',
      'staff learn by mood',
      'lets the happy learn in 13 of 100 weeks, the neutral in 10, the sad in 5, to five stars at most',
    ],
  ],
  'season/playerSummer.test.ts': [
    [
      '3',
      'ageing and the season’s counts',
      'makes everybody a year older and clears what the season counted',
    ],
    ['3', 'retirement from 34', 'at %i has a chance of %d'],
    ['3', 'youngsters come up', 'brings up youngsters for the line that is short, and says so'],
  ],
  'marketing/campaigns.test.ts': [
    [
      '9',
      'cost, days and effects of the ten campaigns',
      '%s costs %i, runs %i days and does what the specification says',
    ],
    ['5', 'launch refusal for lack of funds', 'of %s takes its cost of %i to the pound'],
    ['5', '"is already active."', 'of a running campaign is refused, and of one that has ended is not'],
    ['5', '"Error: Campaign not found."', 'of an unknown campaign is refused'],
    ['4', 'a campaign ends on its day', '%s ends on its last day'],
    ['9', 'campaign effects', '%s brings all it promises, and nothing after its end'],
    ['4', 'sharing +0.01, cap 5', 'lifts a reputation of %d to %d, and never above 5'],
  ],
  'marketing/policies.test.ts': [
    ['9', 'policy defaults', 'are off at the start but for fan-friendly pricing'],
    ['4', 'policies toggle', '%s has benefits and downsides, and is switched on and off'],
    ['3', 'youthFocus', 'lets players under 24 grow 20% faster'],
    ['3', 'attackingStyle', 'settles mood 4 points higher and makes the side 2% weaker'],
    ['3', 'defensiveStyle', 'makes the side 2% stronger and settles mood 4 points lower'],
    ['3', 'transferBuyYoung', 'makes the young ask 15% less wage and the others 15% more'],
    ['3', 'fanFriendlyPricing', 'settles mood 2 points higher, and boxes earn 20% less'],
    ['3', 'communityFocus', 'settles mood 3 points higher and wins 0.1% more fans a week'],
  ],
  'marketing/fans.test.ts': [
    ['9', 'marketing effect labels', 'of a score of %d is %s'],
    ['9', 'marketing effect formula', 'of a reputation of %d and a PR Manager of %s stars scores %d'],
    ['5', 'fan happiness 0–100', 'mood %d is kept as %d'],
    ['5', 'fans at least 1,000', 'a number of %d is kept as %i'],
  ],
  'tactics/setTactics.test.ts': [
    ['9', 'tactics options', 'have the options of the specification'],
    ['9', 'every option is taken', 'take the %s %s, and leave the other parts'],
    ['9', 'others are refused', 'refuse the %s "%s", and change nothing'],
  ],
  'tactics/dominance.test.ts': [['9', 'no option is best', 'has no option that gains against every other']],
  'season/events/events.test.ts': [
    ['9', 'daily chance 3% + up to 7%', 'the chance on day %i is %d'],
    ['9', 'events start after day 10', 'on day %i they come in a share of %d of careers'],
    ['9', 'five days between events', 'at least five days lie between two of them'],
    ['9', 'all kinds of events', 'all eleven kinds come, with a title, a description, an icon and an impact'],
    ['9', 'key player injury', 'a key player is injured: the best of the eleven'],
    ['9', 'transfer request', 'a transfer request costs the best player a point of morale'],
    ['9', 'fan protest', 'a fan protest in a mood of %i leaves %i'],
    ['9', 'player media scandal', 'a media scandal costs mood, reputation and the morale of a player'],
    ['9', 'tactical leak', 'a tactical leak makes the side 3% weaker for seven days, and not an eighth'],
    ['9', 'sponsorship opportunity and TV rights deal', '%s at a reputation of %i pays %i pounds'],
    ['9', 'wonderkid discovery at 16–18', 'a wonderkid of 16 to 18 joins the reserves, with a future'],
    ['9', 'derby approaches', 'a derby approaches only before a derby, and lifts everybody'],
    ['9', 'rival rising star', 'a rival’s rising star gets better by what the impact says, to 5 at most'],
    ['9', 'stadium issue', 'a stadium issue closes 2,000 seats for fourteen days and costs the repair'],
    ['9', 'an event is drawn only where it has a cause', '%s where %s'],
    ['9', 'no event ends a career', '%s, not even at the edge of ruin'],
  ],
  'season/rivalSummer.test.ts': [
    ['3', 'qualityTeam', 'is the mean quality of the eleven that it fields with everybody fit'],
    ['3', 'transferBudget of a competitor', 'bounds what its eleven gains: a star for 12 million'],
    ['3', 'training ground of a competitor', 'helps it up the league'],
    ['3', 'youth team of a competitor', 'brings 8 in 100 more of the newcomers for each level'],
  ],
  'season/rivalBusiness.test.ts': [
    [
      '3',
      'marketing level, active and effort of a competitor',
      'are won by a campaign: 0.2% for each level and point of effort, to 25,000 a point of reputation',
    ],
    ['3', 'fanBase of a competitor', 'go a quarter of the way to those its reputation draws'],
  ],
  'season/ownCrowd.test.ts': [
    ['3', 'stadiumCapacity of a competitor', 'is never larger than the ground, the own or that of a rival'],
  ],
  'season/board.test.ts': [
    ['4', 'budgets of a season', 'with %i pounds, a reputation of %d and place %i are %i and %i'],
    ['4', 'sack below 18th', 'comes on the morning after the season, at %i: %s'],
    ['4', 'warning at mid-season', 'is warned of at mid-season, from 19th on'],
    ['4', 'sack after 28 days of revolt', 'after %i mornings below 10%%: %s'],
    ['4', '10.0 ends a revolt', 'a morning at 10.0 starts the count anew, with another warning'],
  ],
  'history/history.test.ts': [
    ['3', 'season record', 'is written down with champion, scorers, money and fans'],
    [
      '3',
      'history is bounded',
      'is bounded: a record a kind, an entry a season, and the running season alone in weeks',
    ],
  ],
  'core/notify.test.ts': [
    ['9', '50 notifications kept', 'of %i the latest %i are kept, newest first'],
    ['9', 'keys trimmed above 200 by 50', 'remember of %i keys %i, from %s on'],
    ['9', 'no duplicates by key', 'with a key come once, without one as often as they are sent'],
    ['3', 'notification fields and types', 'carry the day, a type of the six, and whether they are special'],
  ],
  'finance/dailyFinance.test.ts': [
    ['9', 'daily income', 'comes in as 1000 + 500 × reputation + 5% of fans'],
    [
      '9',
      'wages ÷ 7 and upkeep ÷ 30',
      'goes out as a seventh of the week’s wages and a thirtieth of the month’s upkeep',
    ],
    ['8', 'financial warning below −1,000,000', 'are warned of below −1,000,000'],
    ['8', 'at most once per 7 days', 'are warned of at most once in seven days'],
    ['4', 'bankruptcy below −5,000,000, once', 'end the career below −5,000,000, once'],
  ],
  'core/calendar.test.ts': [
    [
      '4',
      'match days and week starts',
      'has a match day on every day divisible by 7, and reckons up the week the day after',
    ],
    ['4', 'season phases at 30% and 70%', 'is after week %i in its %s'],
  ],
  'season/fixtures.test.ts': [
    ['9', 'round-robin home and away', 'let every club meet every other once at home and once away'],
    ['9', 'second half mirrors the first', 'mirror the first half in the second'],
    ['9', 'BYE for an odd number', 'give an odd one a free week in turn, and every pairing home and away'],
  ],
  'league/table.test.ts': [
    ['9', 'table order', 'goes by points, then goal difference, then goals scored, then name'],
  ],
  'season/day.test.ts': [
    ['4', 'a tick advances one day', 'goes by one at a time, and a match is played on every seventh'],
    [
      '8',
      '"MATCH FORFEITED!" and the 0-3 loss',
      'a day says so, and the match is forfeited 0-3 when nobody mends it',
    ],
    [
      '8',
      '"Paused: Need more eligible players!"',
      'the notice to pause comes once, when the match has cost the eleven, and not every day',
    ],
    [
      '4',
      'end of a season',
      'tells the final position, pays the prize, and starts the next season from nothing',
    ],
  ],
  'match/engine.test.ts': [
    ['9', 'ten chances per side', 'has kick-off, half-time and full-time, and ten chances a side in between'],
    ['9', 'scorer weights', 'finds scorers by 5 for a forward, 2 for a midfielder and 0.5 for a defender'],
    ['9', '70% assist chance', 'gives 70% of goals a provider, who is never the scorer nor the keeper'],
    ['9', 'card chance 1.5%', 'books 1.5% of players, one in ten of them for two matches'],
  ],
  'season/afterMatch.test.ts': [
    [
      '9',
      'mood, fans and points of a result',
      '%s changes mood by %d and fans by %d of their number, and brings %i points',
    ],
    ['9', 'derby × 1.5', 'a derby moves mood and fans half as much again'],
    ['9', 'morale +0.2 and −0.4', '%s changes the morale of the eleven by %d, and not that of reserves'],
    [
      '9',
      'stamina loss 10–24',
      'those who played the whole match have lost 10 to 24 of freshness, the others none',
    ],
    ['9', 'stamina loss by tempo', 'a %s tempo costs %i to %i of stamina, and not the same as any other'],
  ],
  'career.properties.test.ts': [
    [
      '5',
      'clamps of morale, quality, reputation, mood, fans and stamina',
      'limits hold, the money is its ledger, tables equal results, nobody plays for two clubs, all is JSON',
    ],
  ],
}

export const RULE_INDEX: readonly IndexedRule[] = Object.entries(BY_FILE).flatMap(([file, rows]) =>
  rows.map(([section, rule, test]) => ({ section, rule, file, test })),
)
