import { pastCompetition } from '../../club/competitionSeason.ts'
import type { Snapshot } from '../../gameState.ts'
import type { MatchMerit } from '../../club/seasonReview.ts'
import { isTitle, type PastSeason } from '../../club/pastSeason.ts'
import { clubNumber } from '../../clubs/clubNumbers.ts'
import { CUP } from '../../competitions/cup.ts'
import type { DeepReadonly } from '../../core/readonly.ts'
import { DIFFICULTY_FIGURES } from '../../club/difficultyFigures.ts'
import { achievementsOf, seasonsWith, type Condition } from './achievement.ts'

const FINAL = CUP.rounds.length
type Trophies = Pick<DeepReadonly<PastSeason>, 'competitions'>
const hasWonCup = (past: Trophies) => pastCompetition(past, 'cup')?.isWon ?? false
const hasWonEurope = (past: Trophies) => pastCompetition(past, 'europe')?.isWon ?? false
/** True for a place in the first division up to this one. */
const isWithin =
  (last: number) =>
  ({ division, position }: DeepReadonly<PastSeason>) =>
    division === 1 && position <= last

/** Achievements of whole seasons, derived from their records and reviews. */
export const SEASON_ACHIEVEMENTS = achievementsOf('seasons', 'yearly', [
  ['seasons-1', 'The first of many', 'Play a season to its end.', seasonsWith(() => true)],
  ['seasons-5', 'Five years on', 'Play five seasons of one career to their end.', seasonsWith(() => true, 5)],
  ['seasons-10', 'A decade', 'Play ten seasons of one career to their end.', seasonsWith(() => true, 10)],
  [
    'narrow-escape',
    'By the skin of your teeth',
    'Finish 18th, the last place that the board forgives on Normal.',
    seasonsWith(({ position }) => position === DIFFICULTY_FIGURES.normal.worstPosition),
  ],
  ['top-half', 'Upper half', 'Finish tenth or better.', seasonsWith(isWithin(10))],
  ['top-four', 'Among the four', 'Finish fourth or better.', seasonsWith(isWithin(4))],
  [
    'runners-up',
    'So close',
    'Finish second.',
    seasonsWith(({ division, position }) => division === 1 && position === 2),
  ],
  ['champions', 'Champions', 'Win the league.', seasonsWith(isTitle)],
  ['titles-3', 'A dynasty', 'Win three titles in one career.', seasonsWith(isTitle, 3)],
  ['title-kept', 'Back to back', 'Win the league two seasons in a row.', hasKeptTitle],
  [
    'cup-final',
    'A big day out',
    'Reach the final of the Lantern Cup.',
    seasonsWith((past) => pastCompetition(past, 'cup')?.round === FINAL),
  ],
  ['cup-won', 'By lantern light', 'Win the Lantern Cup.', seasonsWith(hasWonCup)],
  [
    'europe-reached',
    'Passports, please',
    'Play in the Meridian Cup.',
    seasonsWith((past) => (pastCompetition(past, 'europe')?.round ?? 0) > 0),
  ],
  ['europe-won', 'Top of the world', 'Win the Meridian Cup.', seasonsWith(hasWonEurope)],
  [
    'double',
    'The double',
    'Win the league and the Lantern Cup in one season.',
    seasonsWith((season) => isTitle(season) && hasWonCup(season)),
  ],
  ['points-60', 'Sixty points', 'Take 60 points in a season.', seasonsWith(({ points }) => points >= 60)],
  ['points-80', 'Eighty points', 'Take 80 points in a season.', seasonsWith(({ points }) => points >= 80)],
  ['wins-25', 'Two in three', 'Win 25 matches of a season.', seasonsWith(({ wins }) => wins >= 25)],
  [
    'losses-6',
    'Hardly beaten',
    'Lose no more than six matches of a season.',
    seasonsWith(({ losses }) => losses <= 6),
  ],
  [
    'scored-75',
    'Worth the ticket',
    'Score 75 goals in a season.',
    seasonsWith(({ goalsScored }) => goalsScored >= 75),
  ],
  [
    'conceded-35',
    'Locked at the back',
    'Concede no more than 35 goals in a season.',
    seasonsWith(({ goalsScored, goalDifference }) => goalsScored - goalDifference <= 35),
  ],
  [
    'places-gained-6',
    'The climb',
    'Finish six places above the season before.',
    seasonsWith(
      ({ season, position, review }) => season > 1 && review !== null && review.placeBefore - position >= 6,
    ),
  ],
  [
    'no-signing-1',
    'Make do',
    'Finish the first season of a career without signing anybody.',
    hasSignedNobody(1),
  ],
  [
    'no-signing-3',
    'Home grown',
    'Finish three seasons of a career without ever signing anybody.',
    hasSignedNobody(3),
  ],
  ['season-profit', 'In the black', 'End a season with more money than the one before it.', hasGained],
  [
    'season-of-sales',
    'A selling club',
    'Earn £5 million more with sales than you spend on signings in a season.',
    hasSoldWell,
  ],
  ['comeback', 'Never give in', bestMatchOf('a win from behind'), bestMatchWas('comeback')],
  [
    'late-winner',
    'At the death',
    bestMatchOf('a winner from the 85th minute on'),
    bestMatchWas('late-winner'),
  ],
  ['upset', 'Giant-killers', bestMatchOf('a win over a club six places above'), bestMatchWas('upset')],
  ['derby', 'The town is ours', bestMatchOf('a derby won'), bestMatchWas('derby')],
  [
    'manager-award',
    'Manager of the season',
    'Be named manager of the season.',
    seasonsWith(({ club, awards }) => awards.manager.club === clubNumber(club)),
  ],
])

function bestMatchOf(what: string): string {
  return `Have ${what} as the best match of a season.`
}

function bestMatchWas(merit: MatchMerit): Condition {
  return seasonsWith(({ review }) => review?.bestMatch?.merits.includes(merit) ?? false)
}

function hasKeptTitle({ pastSeasons }: Snapshot): boolean {
  return pastSeasons.some((season, i) => {
    const before = pastSeasons[i - 1]
    return before !== undefined && isTitle(before) && isTitle(season)
  })
}

/** Nobody in the log of signings means that there has been none at all at the club: it keeps the latest twenty. */
function hasSignedNobody(seasons: number): Condition {
  return ({ club, pastSeasons, transfersIn }) =>
    pastSeasons.length >= seasons &&
    transfersIn.length === 0 &&
    pastSeasons.every((past) => past.club === club.id)
}

function hasGained({ pastSeasons }: Snapshot): boolean {
  return pastSeasons.some(({ club, money }, i) => {
    const before = pastSeasons[i - 1]
    return before?.club === club && money > before.money
  })
}

function hasSoldWell({ ledger }: Snapshot): boolean {
  return ledger.seasons.some(
    ({ amounts: { transfersIn = 0, transfersOut = 0 } }) => transfersIn + transfersOut >= 5_000_000,
  )
}
