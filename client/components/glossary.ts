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
  marketingEffect: 'Reputation counts for 60%, the ability of the PR Manager for 40%.',
} as const

export type Term = keyof typeof GLOSSARY
