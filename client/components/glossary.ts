import { CLUB_TERMS } from './clubTerms.ts'

/** Definitions of the game's figures, one sentence each. */
export const GLOSSARY = {
  ...CLUB_TERMS,
  potential:
    'How good a player under 25 can become. The true figure is somewhere in the range. Training with a Youth Coach and matches narrow it for your own; a Chief Scout narrows it for others. ‘Grown’ means 25 or older: no more to come.',
  stamina:
    'How fresh a player is. A match costs 10 to 24 points, depending on tempo; a night’s rest brings back 7% of what is missing. Starting a match below 85% costs quality, 12% of it at 75%, and tired players get hurt more often.',
  form: 'How a player has been playing lately. It counts in every match.',
  morale: 'Morale from 1 to 5. A win lifts it by a fifth of a point, and a defeat costs twice that.',
  value:
    'What a player is worth by quality, age and wage. A sale brings 80% to 120% of it; for academy youngsters, only once they’ve proved themselves.',
  tacticsArrows:
    'What your set-up is worth against what your scouts expect of them: one to three arrows, up for good and down for bad.',
  nextCrowd:
    'What the next home match should draw as things stand. On the day it can be up to a tenth more or less.',
  nextTakings:
    'Tickets and everything sold at the ground, if the expected crowd comes. In the cup both clubs take half.',
  priceSeason:
    'Takings from the next nineteen home matches at this price, with today’s place, form and seats. Fans priced out drop off match by match.',
  priceSettled:
    'Takings in every season after that, once everyone priced out has gone. Read this one before you put the price up.',
  keptAway:
    'Above £50 people give up their seats, more with every pound. Anyone who has paid too much once stays away for a year.',
  ticketEstimate:
    'A rule of thumb from price, fans and seats for an ordinary match. The next home match above counts everything.',
  expectedAttendance:
    'The dearer the ticket, the fewer want to come. It doesn’t count how many fans you have.',
  revenuePerMatch:
    'The dearer the ticket, the more each spectator brings in. It doesn’t count how many come.',
  priceHappiness:
    'What the price does to the fans: for each percent, fan mood settles 3 points higher or lower.',
  ticketIncome: 'The price times the estimated attendance, without what fans spend at the ground.',
  averageAttendance: 'Spectators per home match of this season’s league.',
  seatsTaken: 'Spectators as a share of the seats that were open at the match.',
  capacity: 'The seats that can be filled at a home match, without those closed for works.',
  shots: 'Attempts at goal: scored, saved, blocked, off target or against the post.',
  possession: 'Share of the time on the ball, in percent.',
  bigChances: 'Chances that go in at least 28% of the time.',
  expectedGoals: 'The chances so far added up, each by how likely it was to be scored.',
  momentum: 'Who has had the better chances lately. Each counts for less with every minute that passes.',
  upkeep: 'What all your facilities cost to run: a thirtieth of the monthly upkeep each day.',
  facilityRevenue: 'What it earns in a season at this level, before staff, campaigns and policies.',
  buildingReturn:
    'What it adds in a season after its upkeep, as place, fans and ticket price are today. A stand counts with the price at or below today’s that fills it best.',
  moreSpectators: 'How many more would come to a home match, and at which ticket price.',
  ability: 'From 1 to 5. Only the best person in each role counts.',
  staffMorale:
    'From 1 to 5. A win lifts it by a fifth of a point and a defeat costs as much; week by week it drifts back towards 3.5, and a little by chance.',
  salary: 'Per week, paid a seventh a day.',
  severance: 'Two weeks’ salary, paid at once.',
  marketingEffect:
    'How well your marketing works: 60% reputation, 40% your PR Manager. Campaigns win 5% more fans when it’s Average, 10% when Good and 15% when Excellent.',
  matchLuck: 'Goals out of nothing, chances that went begging, and the run of the ball.',
  matchMood: 'Points of fan mood: 6 for a win, −1 for a draw, −10 for a defeat; a derby counts for more.',
  matchRevenue: 'Tickets, and everything sold at the ground: food, drink, boxes, shop and fan zone.',
  strengthRatio:
    'How many times stronger one side was than the other at kick-off. Counts players, tactics, staff, facilities, home advantage and the luck of the day.',
  tablePlace: 'By points, then goal difference, then goals scored.',
  teamQuality: 'Average quality of the best eleven for the formation, from 1 to 5.',
  clubBudget:
    'What your board lets you spend on fees. For other clubs: what they can spend next summer. A better eleven costs them £12,000,000 a star.',
  clubFans:
    'How many people follow the club. 15% of them want to come to a home match. For other clubs they depend on reputation and campaigns, and bring in £150 each for the next summer.',
  clubSeats:
    'How many get in. A club with more to come adds 1,500 seats in a summer in which it has £4,000,000 left.',
  clubTraining:
    'Level of the training ground, 1 to 5. For other clubs, each level helps the eleven up the league.',
  clubYouth:
    'Level of the youth set-up, 1 to 5. For other clubs, each level makes 8 more in every 100 newcomers home-grown.',
  clubMarketing: 'Level of the marketing, 1 to 5: how many fans a campaign wins.',
  clubManager:
    'Who picks the side. Clubs change managers when results fall far below what was expected; the paper reports it.',
  managerCharacter:
    'The manager’s style of football, and how often they change it for a clearly stronger or weaker opponent: bold 70%, steady 50%, calm 30%. During a match bold managers react earlier when behind, go for the win when level and make more substitutions; calm ones protect a lead earlier.',
  managerSince: 'When they were appointed. A dash means before your career began.',
  clubCampaign:
    'How hard the club is campaigning this season: a point for every tenth of its seats left empty beyond the first. Each point wins 2 more fans in every thousand for each level of marketing.',
  played: 'Matches played this season.',
  won: 'Matches won, for 3 points each.',
  drawn: 'Matches drawn, for 1 point each.',
  lost: 'Matches lost, for no points.',
  goalsFor: 'Goals scored.',
  goalsAgainst: 'Goals conceded.',
  goalDifference: 'Goals scored minus goals conceded.',
  points: '3 for a win, 1 for a draw.',
  compare: 'Tick two to four players to see them side by side.',
  playerPosition: 'Goalkeeper (GK), defender (DEF), midfielder (MID) or forward (FWD).',
  nationality: 'The country a player comes from.',
  appearances: 'Matches played in, starts and substitutions alike.',
  seasonGoals: 'Goals this season.',
  assists: 'Goals this season that the player set up with the last pass.',
  minutesOnTop: 'Minutes in which the side had the better of the recent chances.',
  settledMood: 'Where fan mood ends up if nothing else changes. Results push it up and down from there.',
  promised: 'The playing time you promised in the contract. Break it and the player gets unhappy.',
} as const

export type Term = keyof typeof GLOSSARY

/** Entries of the abbreviations that head columns. */
export const ABBREVIATIONS: Readonly<Record<string, Term>> = {
  '#': 'tablePlace',
  A: 'assists',
  Apps: 'appearances',
  Cmp: 'compare',
  D: 'drawn',
  G: 'seasonGoals',
  GA: 'goalsAgainst',
  GD: 'goalDifference',
  GF: 'goalsFor',
  L: 'lost',
  Mor: 'morale',
  Nat: 'nationality',
  P: 'played',
  Pos: 'playerPosition',
  Pts: 'points',
  Sta: 'stamina',
  W: 'won',
  xG: 'expectedGoals',
}
