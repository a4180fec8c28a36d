import { YOUNG_AGE } from '../../history/awards.ts'
import { awardWon, recordFrom, seasonsWith, type Achievement, type Condition } from './achievement.ts'

type Row = readonly [
  id: string,
  title: string,
  description: string,
  changes: Achievement['changes'],
  isEarned: Condition,
]

const ROWS: readonly Row[] = [
  ['player-award', 'The best of them all', 'Have the player of the season.', 'yearly', awardWon('player')],
  [
    'young-award',
    'The coming man',
    'Have the young player of the season.',
    'yearly',
    awardWon('youngPlayer'),
  ],
  ['keeper-award', 'Safe hands', 'Have the goalkeeper of the season.', 'yearly', awardWon('keeper')],
  [
    'eleven-3',
    'Three of the eleven',
    'Have three players in the eleven of the season.',
    'yearly',
    seasonsWith(({ review }) => (review?.eleven.filter(([, club]) => club === 0).length ?? 0) >= 3),
  ],
  [
    'scorer-20',
    'A scorer of twenty',
    'Have a player score 20 goals in a season.',
    'yearly',
    recordFrom('mostGoalsInSeason', 20),
  ],
  [
    'league-scorer',
    'Top of the scorers',
    'Have the top scorer of the league.',
    'yearly',
    seasonsWith(
      ({ ownScorer, leagueScorer }) =>
        ownScorer.goals > 0 && ownScorer.name === leagueScorer.name && ownScorer.club === leagueScorer.club,
    ),
  ],
  [
    'clean-sheets-12',
    'Nothing gets by',
    'Have a goalkeeper keep 12 clean sheets in a season.',
    'weekly',
    ({ players }) => players.some(({ cleanSheets }) => cleanSheets >= 12),
  ],
  [
    'star',
    'A star is here',
    'Have a player with a quality of 4.5 stars.',
    'weekly',
    ({ players }) => players.some(({ quality }) => quality >= 4.5),
  ],
  [
    'young-star',
    'Years ahead',
    `Have a player of at most ${YOUNG_AGE} with a quality of 4 stars.`,
    'weekly',
    ({ players }) => players.some(({ age, quality }) => age <= YOUNG_AGE && quality >= 4),
  ],
]

/** League eleven and awards come with a season's end, the rest with any week. */
export const SQUAD_ACHIEVEMENTS: readonly Achievement[] = ROWS.map(
  ([id, title, description, changes, isEarned]) => ({
    id,
    group: 'players',
    title,
    description,
    changes,
    isEarned,
  }),
)
