/** Entries of the glossary that the header and the dashboard show, and so load first. */
export const CLUB_TERMS = {
  budget: 'All the club’s money. Below −£5,000,000 it is bankrupt.',
  day: 'Days since you took over. Every seventh is a match day.',
  position: 'Where you are in the table. There’s no place to show before the first match of a season.',
  reputation:
    'How big a name the club has, from 1 to 5. Where you finish moves it; sponsors, the board, fan numbers and who wants to join all follow it.',
  fanMood: 'How happy the fans are. Results and ticket prices move it, and a revolt costs you your job.',
  fans: 'How many people follow the club. 15% of them want to come to a home match, and sponsors pay by the head. A town only has so many: the bigger the name, the more.',
  transferBudget: 'What the board lets you spend on fees. Sales add to it.',
  wageBudget:
    'What the board will still let you spend on new wages, per week. A signing can’t cost more; signings take from it, sales add to it.',
  dividend:
    'What the owners will take out at the end of the season as things stand: anything above its running costs. Spend it on the side, build, or save for a building, and it stays in the club.',
  wageRoom:
    'What’s left of the wage budget after paying every player, per week. For information only: below zero, signings are still possible.',
  quality: 'How good a player is, from 1 to 5. Each extra star is worth more than the last.',
  confidence:
    'How far the board trusts you. Results, reviews of the objective, low funds and revolts move it. Next summer’s budgets are 70% of the usual at 0% and 130% at 100%.',
  elevenQuality: 'Average quality of each side’s best eleven, in stars from 1 to 5.',
} as const

/** Term with an entry that is loaded with the header and the dashboard. */
export type ClubTermName = keyof typeof CLUB_TERMS
