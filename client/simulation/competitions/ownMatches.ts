/** The next match of the own club in any competition, and its ties. */
import { dayOfWeek, nextOwnFixture } from '../core/calendar.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Fixture } from '../core/fixture.ts'
import type { Tie } from '../core/tie.ts'
import type { Snapshot } from '../gameState.ts'
import { CUP } from './cup.ts'
import { weekOfRound, winnerOfCompetition } from './knockOut.ts'

/** A match of the own club to come. */
export type NextMatch = {
  day: number
  /** Match week that its day belongs to. */
  week: number
  home: ClubId
  away: ClubId
  isNeutral: boolean
} & (
  { competition: 'league'; fixture: DeepReadonly<Fixture> } | { competition: 'cup'; tie: DeepReadonly<Tie> }
)

/** The own club's next match, a fixture of the league or a tie; null after the season's last. */
export function nextOwnMatch(state: Snapshot): NextMatch | null {
  const fixture = nextOwnFixture(state)
  const tie = nextOwnTie(state)
  const matchDay = fixture && dayOfWeek(state.currentSeason, fixture.week)
  if (tie && (matchDay === null || tie.day < matchDay)) {
    const { day, home, away, neutral } = tie
    return { competition: 'cup', tie, day, week: weekOfRound(CUP, tie.round), home, away, isNeutral: neutral }
  }
  if (!fixture || matchDay === null) return null
  const { week, home, away } = fixture
  return { competition: 'league', fixture, day: matchDay, week, home, away, isNeutral: false }
}

/** The own club's tie that is drawn and still to be played. */
export function nextOwnTie({
  cup,
  club,
  currentSeason,
  currentMatchWeek,
}: Snapshot): DeepReadonly<Tie> | null {
  const lastMatchDay = dayOfWeek(currentSeason, currentMatchWeek)
  return cup.ties.find((tie) => !tie.result && tie.day > lastMatchDay && isTieOf(tie, club.id)) ?? null
}

/** Ties of a club in the running season, in order of rounds. */
export function tiesOf({ cup }: Pick<Snapshot, 'cup'>, club: ClubId): DeepReadonly<Tie>[] {
  return cup.ties.filter((tie) => isTieOf(tie, club))
}

export function isTieOf({ home, away }: DeepReadonly<Pick<Tie, 'home' | 'away'>>, club: ClubId): boolean {
  return home === club || away === club
}

/** True on the day on which the own club has won the cup. */
export function isCupWonToday({ cup, club, day }: Snapshot): boolean {
  return cup.ties.at(-1)?.day === day && winnerOfCompetition(CUP, cup.ties) === club.id
}
