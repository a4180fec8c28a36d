/** Definitions of the game's figures, one sentence each. */
export const GLOSSARY = {
  budget: 'All the money of the club. Below −£5,000,000 it is bankrupt.',
  day: 'Days since you took over. Every seventh is a match day.',
  position: 'Your place in the table; nobody has one before the first match of a season.',
  reputation:
    'How well the club is known, from 1 to 5. Final positions move it; sponsors, the board, the number of fans and who wants to join follow it.',
  fanMood:
    'How content the fans are, in percent. Results and ticket prices move it, and a revolt costs your job.',
  fans: 'How many people follow the club. 15% of them want to come to a home match, and sponsors pay by their number. A town has only so many: the better known the club, the more.',
  transferBudget: 'What the board allows for fees. Sales add to it.',
  wageBudget:
    'What the board still allows for new wages, per week. A signing that asks for more is blocked; signings take from it, sales add to it.',
  dividend:
    'What the owners draw at the season’s end as things are: money above its running costs. Spend it on the side, build, or save for a building, and it stays.',
  wageRoom:
    'The wage budget for signings minus the wages of all players, per week. Below zero it still blocks nobody.',
  quality: 'How good a player is, from 1 to 5. Better players count more than in proportion.',
  potential:
    'Quality that a player under 25 can reach. The true figure lies within the range, which training with a Youth Coach and matches narrow; of others, a Chief Scout does.',
  confidence:
    'How far the board trusts you, in percent. Wins, defeats, reviews of the objective, low funds and revolts move it. The budgets of the next summer are 70% of the usual at 0 and 130% at 100.',
  stamina:
    'Stamina in percent. A match takes 10 to 24 points of it, by the tempo; a night brings back 7% of what is missing. Who begins a match below 85 plays 1.2% worse for each point, and the tired are hurt more often.',
  form: 'How a player has been playing lately. It counts in every match.',
  morale: 'Morale from 1 to 5. Wins lift it by 0.2, defeats lower it by 0.4.',
  value:
    'What a player is worth by quality, age and wage. A sale brings 80% to 120% of it; of youngsters of the academy, only once they are proven.',
  tacticsArrows:
    'What your set-up is worth against what your scouts expect of them: one to three arrows, up for good and down for bad.',
  nextCrowd:
    'What the next home match should draw as things stand: price, fans, seats, place, form, visitors, policies and campaigns. The day itself brings up to a tenth more or less.',
  nextTakings: 'Tickets and what is sold besides, if the expected crowd comes.',
  priceSeason:
    'Takings of the next nineteen home matches at this price, as place, form and seats are today. Those it keeps away leave match by match.',
  priceSettled:
    'Takings of every season after that, once all who find the price too dear have gone. Read this one before you raise it.',
  keptAway:
    'Above £50 people give up their seats, more with every pound. Whoever has paid too much once comes back a year later.',
  ticketEstimate:
    'A rule of thumb from price, fans and seats for a match like any other. The next home match above counts everything.',
  expectedAttendance: 'The dearer the ticket, the fewer want to come. How many fans there are is not in it.',
  revenuePerMatch: 'The dearer the ticket, the more each spectator brings in. How many come is not in it.',
  priceHappiness:
    'What the price does to the fans: for each percent, fan mood settles 3 points higher or lower.',
  ticketIncome: 'The price times the estimated attendance, without what spectators spend besides.',
  averageAttendance: 'Spectators per home match of this season.',
  seatsTaken: 'Spectators as a share of the seats that were open at the match.',
  capacity: 'The seats that can be filled at a home match, without those closed for works.',
  shots: 'Attempts at goal: scored, saved, blocked, off target or against the post.',
  possession: 'Share of the time on the ball, in percent.',
  bigChances: 'Chances of which at least 28 in 100 are goals.',
  expectedGoals: 'The chances so far added up, each by how likely it was to be a goal.',
  momentum: 'Who has had the better chances of late; each counts for less with every minute that passes.',
  upkeep: 'What all facilities cost, a thirtieth of their monthly upkeep each day.',
  facilityRevenue: 'What it earns in a season at this level, before staff, campaigns and policies.',
  buildingReturn:
    'What it adds in a season after its upkeep, as place, fans and ticket price are today. A stand counts with the price at or below today’s that fills it best.',
  moreSpectators: 'How many more would come to a home match, and at which ticket price.',
  ability: 'From 1 to 5. In each role only the best one counts.',
  staffMorale:
    'From 1 to 5. A win lifts it by 0.2 and a defeat lowers it by 0.2; week by week it drifts back towards 3.5, and a little by chance.',
  salary: 'Per week; a seventh of it is paid each day.',
  severance: 'Two weeks of salary, paid at once.',
  marketingEffect:
    'Reputation counts for 60%, the ability of the PR Manager for 40%. Campaigns win 5% more fans when it is Average, 10% when Good and 15% when Excellent.',
  matchLuck: 'Goals that chances were not worth, or chances that brought none, and the run of the ball.',
  matchMood: 'Points of fan mood: 6 for a win, −1 for a draw, −10 for a defeat; a derby counts for more.',
  matchRevenue: 'Tickets, and what is sold besides: food, drink, boxes, shop and fan zone.',
  strengthRatio:
    "How the sides compared at kick-off: players, tactics, staff, facilities, ground and the day's luck.",
  tablePlace: 'By points, then goal difference, then goals scored.',
  teamQuality: 'Mean quality of the best eleven for the formation, from 1 to 5.',
  clubBudget:
    'What the board allows for fees. Of the others: what they can spend next summer; a better eleven costs them £12,000,000 a star.',
  clubFans:
    'How many people follow the club: 15% of them want to come to a home match. Those of the others follow reputation and campaigns, and bring £150 each for the next summer.',
  clubSeats:
    'How many get in. A club with more to come adds 1,500 seats in a summer in which it has £4,000,000 left.',
  clubTraining:
    'Level of the training ground, 1 to 5. Of the others: each level helps the eleven up the league.',
  clubYouth:
    'Level of the youth team, 1 to 5. Of the others: with each level 8 in 100 more newcomers are youngsters of their own.',
  clubMarketing: 'Level of the marketing, 1 to 5: how many fans a campaign wins.',
  clubManager:
    'Who picks the side. Clubs change managers when results fall far below what was expected; the paper reports it.',
  managerCharacter:
    'The idea of football from which the usual plan comes, and how readily the manager leaves it for a clearly stronger or weaker opponent: a bold one in 70 of 100 such matches, a steady one in 50, a calm one in 30. During a match the bold react earlier when behind, go for a win when level, and replace more players; the calm hold a lead earlier.',
  managerSince: 'Season of the appointment. A dash: before your career began.',
  clubCampaign:
    'Effort of this season’s campaign: a point for each tenth of the seats that is empty beyond the first. It wins 0.2% more fans for each point and level of marketing.',
  played: 'Matches played this season.',
  won: 'Matches won, for 3 points each.',
  drawn: 'Matches drawn, for 1 point each.',
  lost: 'Matches lost, for no points.',
  goalsFor: 'Goals scored.',
  goalsAgainst: 'Goals conceded.',
  goalDifference: 'Goals scored minus goals conceded.',
  points: '3 for a win, 1 for a draw.',
} as const

export type Term = keyof typeof GLOSSARY
