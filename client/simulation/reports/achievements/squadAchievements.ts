import { clubNumber } from '../../clubs/clubNumbers.ts'
import { YOUNG_AGE } from '../../history/awards.ts'
import { achievementsOf, awardWon, recordFrom, seasonsWith } from './achievement.ts'

/** League eleven and awards come with a season's end, the rest with any week. */
const YEARLY = achievementsOf('players', 'yearly', [
  ['player-award', 'The best of them all', 'Have the player of the season.', awardWon('player')],
  ['young-award', 'The coming man', 'Have the young player of the season.', awardWon('youngPlayer')],
  ['keeper-award', 'Safe hands', 'Have the goalkeeper of the season.', awardWon('keeper')],
  [
    'eleven-3',
    'Three of the eleven',
    'Have three players in the eleven of the season.',
    seasonsWith(({ club: own, review }) => {
      const number = clubNumber(own)
      return (review?.eleven.filter(([, club]) => club === number).length ?? 0) >= 3
    }),
  ],
  [
    'scorer-20',
    'Twenty-goal striker',
    'Have a player score 20 goals in a season.',
    recordFrom('mostGoalsInSeason', 20),
  ],
  [
    'league-scorer',
    'Golden boot',
    'Have the league’s top scorer.',
    seasonsWith(
      ({ ownScorer, leagueScorer }) =>
        ownScorer.goals > 0 && ownScorer.name === leagueScorer.name && ownScorer.club === leagueScorer.club,
    ),
  ],
])
const WEEKLY = achievementsOf('players', 'weekly', [
  [
    'clean-sheets-12',
    'Nothing gets by',
    'Have a goalkeeper keep 12 clean sheets in a season.',
    ({ players }) => players.some(({ cleanSheets }) => cleanSheets >= 12),
  ],
  [
    'star',
    'A star is here',
    'Have a player with a quality of 4.5 stars.',
    ({ players }) => players.some(({ quality }) => quality >= 4.5),
  ],
  [
    'young-star',
    'Years ahead',
    `Have a player of at most ${YOUNG_AGE} with a quality of 4 stars.`,
    ({ players }) => players.some(({ age, quality }) => age <= YOUNG_AGE && quality >= 4),
  ],
])

export const SQUAD_ACHIEVEMENTS = [...YEARLY, ...WEEKLY]
