/** Chapters of the almanac from the matches that a season's review keeps, and from the moves of its players. */
import { MONTHS } from '../club/fineGoal.ts'
import { outcomeOf } from '../club/leagueRecord.ts'
import type { PastSeason } from '../club/pastSeason.ts'
import { readMatches, type SeasonMatch } from '../club/seasonMatches.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import { ordinal } from '../core/ordinal.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { COMPETITION_NAMES, ROUND_NAMES, type CompetitionId } from '../core/tie.ts'
import type { Snapshot } from '../gameState.ts'
import { clubOfNumber } from './finalTable.ts'
import type { PlayerInSeason } from './playerCareer.ts'

type Past = DeepReadonly<PastSeason>

/** Own league matches of a month. */
export interface AlmanacMonth {
  month: string
  wins: number
  draws: number
  losses: number
  goalsFor: number
  goalsAgainst: number
  /** After the last of them, such as '3rd'. */
  place: string
  /** The match that stands out, such as 'Leeds Argyle 0–3 Hull Corinthians'. */
  match: string
}

/** Matches of a round in words. */
export interface AlmanacRound {
  /** Such as 'Quarter-final'. */
  round: string
  matches: { text: string; isOwn: boolean }[]
}

export interface AlmanacCup {
  name: string
  rounds: AlmanacRound[]
}

export interface AlmanacMove {
  name: string
  direction: 'in' | 'out'
  /** The other club; null for one abroad. */
  club: string | null
  /** Pounds. */
  fee: number
}

/** An own match seen from the own side. */
interface OwnMatch {
  match: SeasonMatch
  scored: number
  conceded: number
}

/** Months of a season in which league matches were kept. */
export function monthsOf(state: Snapshot, past: Past): AlmanacMonth[] {
  const own = clubNumber(past.club)
  const league = matchesOf(past).filter(({ competition }) => competition === 'league')
  return MONTHS.flatMap(([month, last], i) => {
    const first = (MONTHS[i - 1]?.[1] ?? 0) + 1
    const matches = league
      .filter(({ round }) => round >= first && round <= last)
      .map((match) => ownMatch(match, own))
    const [best] = matches.toSorted((a, b) => margin(b) - margin(a) || b.scored - a.scored)
    if (!best) return []
    const worst = matches.reduce((low, one) => (margin(one) < margin(low) ? one : low))
    // A month without a win is remembered by its heaviest defeat.
    const remembered = margin(best) > 0 || margin(worst) === 0 ? best : worst
    const count = (outcome: string) =>
      matches.filter(({ scored, conceded }) => outcomeOf(scored, conceded) === outcome).length
    const place = past.review?.positions[last - 1]
    return [
      {
        month,
        wins: count('W'),
        draws: count('D'),
        losses: count('L'),
        goalsFor: matches.reduce((sum, { scored }) => sum + scored, 0),
        goalsAgainst: matches.reduce((sum, { conceded }) => sum + conceded, 0),
        place: place === undefined ? '' : ordinal(place),
        match: matchText(state, remembered.match),
      },
    ]
  })
}

/** Own matches of every cup that the club was in, and the last rounds of the cup of the country. */
export function cupsOf(state: Snapshot, past: Past): AlmanacCup[] {
  const own = clubNumber(past.club)
  const ties = matchesOf(past).filter(({ competition }) => competition !== 'league')
  const ids = [...new Set(ties.map(({ competition }) => competition))]
  return ids.map((id) => {
    const inCup = ties.filter(({ competition }) => competition === id)
    const rounds = [...new Set(inCup.map(({ round }) => round))].sort((a, b) => a - b)
    return {
      name: COMPETITION_NAMES[id],
      rounds: rounds.map((round) => ({
        round: roundName(id, round),
        matches: inCup
          .filter((match) => match.round === round)
          .map((match) => ({
            text: matchText(state, match),
            isOwn: match.home === own || match.away === own,
          })),
      })),
    }
  })
}

/** Moves of a season to and from the own club, the dearest first. */
export function movesOf(careers: readonly PlayerInSeason[], club: string): AlmanacMove[] {
  return careers
    .flatMap(({ player: { name }, moves }) =>
      moves.flatMap(({ from, to, fee }): AlmanacMove[] => {
        if (to === club) return [{ name, direction: 'in', club: from, fee }]
        return from === club ? [{ name, direction: 'out', club: to, fee }] : []
      }),
    )
    .sort((a, b) => b.fee - a.fee)
}

function matchesOf({ review }: Past): SeasonMatch[] {
  return readMatches(review?.matches ?? '')
}

function ownMatch(match: SeasonMatch, own: number): OwnMatch {
  const { home, away } = match.goals
  return match.home === own
    ? { match, scored: home, conceded: away }
    : { match, scored: away, conceded: home }
}

function margin({ scored, conceded }: OwnMatch): number {
  return scored - conceded
}

function roundName(competition: CompetitionId, round: number): string {
  const name = ROUND_NAMES[competition][round - 1] ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function matchText(state: Snapshot, { home, away, goals, ending, winner }: SeasonMatch): string {
  const [host, guest] = [clubOfNumber(state, home).name, clubOfNumber(state, away).name]
  const score = `${host} ${goals.home}–${goals.away} ${guest}`
  if (ending === 'extra-time') return `${score} after extra time`
  return ending === 'penalties' ? `${score}, ${winner === 'home' ? host : guest} on penalties` : score
}
