/** What the game's figures mean, a sentence each: for whoever meets one for the first time. */
export const GLOSSARY = {
  budget: 'All the money of the club. Below −£5,000,000 it is bankrupt.',
  day: 'Days since you took over. Every seventh is a match day.',
  position: 'Your place in the table as of its last update, the day after a match day.',
  reputation: 'How well the club is known, from 1 to 5. It follows results and draws better players.',
  fanMood:
    'How content the fans are, in percent. Results and ticket prices move it, and a revolt costs your job.',
  fans: 'How many people follow the club. They fill the ground and buy in the shop.',
  transferBudget: 'What the board allows for fees. Sales add to it.',
  wageRoom: "The board's wage budget minus the wages of all players, per week.",
  quality: 'How good a player is, from 1 to 5. Better players count more than in proportion.',
  stamina: 'Stamina in percent. A match takes 10 to 24 points of it; the tired play worse and get hurt.',
  form: 'How a player has been playing lately. It counts in every match.',
  morale: 'Morale from 1 to 5. Wins lift it by 0.2, defeats lower it by 0.4.',
  value: 'What a player is worth by quality, age and wage. A sale brings 80% to 120% of it.',
  tacticsEdge: 'How much stronger or weaker your set-up makes you against theirs.',
  ticketEstimate: 'From price, fans and seats. Form, opponent, policies and campaigns count on the day.',
  capacity: 'The seats that can be filled at a home match, without those closed for works.',
  expectedGoals: 'The chances so far added up, each by how likely it was to be a goal.',
  momentum: 'Who has had the better chances of late; each counts for less with every minute that passes.',
  upkeep: 'What all facilities cost, a thirtieth of their monthly upkeep each day.',
  severance: 'Two weeks of salary, paid at once.',
  marketingEffect: 'Reputation counts for 60%, the ability of the PR Manager for 40%.',
} as const

export type Term = keyof typeof GLOSSARY
