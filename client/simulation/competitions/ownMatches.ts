/** The next match of the own club in any competition, and its ties. */
import { dayOfWeek, nextOwnFixture } from '../core/calendar.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Fixture } from '../core/fixture.ts'
import type { CompetitionId, Tie } from '../core/tie.ts'
import type { Snapshot } from '../gameState.ts'
import { weekOfRound, winnerOfCompetition, type Competition } from './competition.ts'
import { descriptionOf } from './competitions.ts'

/** A match of the own club to come. */
export type OwnMatch = {
  day: number
  /** Match week that its day belongs to. */
  week: number
  home: ClubId
  away: ClubId
  isNeutral: boolean
} & (
  | { competition: 'league'; fixture: DeepReadonly<Fixture> }
  | { competition: Exclude<CompetitionId, 'league'>; tie: DeepReadonly<Tie> }
)

/** The own club's next match, a fixture of the league or a tie; null after the season's last. */
export function nextOwnMatch(state: Snapshot): OwnMatch | null {
  const fixture = nextOwnFixture(state)
  const tie = nextOwnTie(state)
  const matchDay = fixture && dayOfWeek(state.currentSeason, fixture.week)
  if (tie && tie.competition !== 'league' && (matchDay === null || tie.day < matchDay)) {
    const { competition, day, home, away, neutral } = tie
    return { competition, tie, day, week: weekOfTie(tie), home, away, isNeutral: neutral }
  }
  if (!fixture || matchDay === null) return null
  const { week, home, away } = fixture
  return { competition: 'league', fixture, day: matchDay, week, home, away, isNeutral: false }
}

/** The own club's next tie that is drawn and still to be played. */
export function nextOwnTie(state: Snapshot): DeepReadonly<Tie> | null {
  const { club, currentSeason, currentMatchWeek } = state
  const lastMatchDay = dayOfWeek(currentSeason, currentMatchWeek)
  let next: DeepReadonly<Tie> | null = null
  for (const { ties } of state.competitions) {
    const tie = ties.find((one) => !one.result && one.day >= lastMatchDay && isTieOf(one, club.id))
    if (tie && (!next || tie.day < next.day)) next = tie
  }
  return next
}

interface WithTies<Played> {
  readonly competitions: readonly { readonly ties: readonly Played[] }[]
}

/** Ties of a club in the running season, in order of days. */
export function tiesOf<Played extends DeepReadonly<Tie>>(
  { competitions }: WithTies<Played>,
  club: ClubId,
): Played[] {
  return competitions
    .flatMap(({ ties }) => ties.filter((tie) => isTieOf(tie, club)))
    .sort((one, other) => one.day - other.day)
}

/** Ties at the own ground that are drawn and still to be played, in order of days. */
export function homeTiesToCome(state: Snapshot): DeepReadonly<Tie>[] {
  const own = state.club.id
  return tiesOf(state, own).filter(({ home, neutral, result }) => home === own && !neutral && !result)
}

/** Ties to be played today; of the play-off those of its next round. */
export function tiesOfToday<Played extends DeepReadonly<Tie>>({
  competitions,
  day,
}: WithTies<Played> & { readonly day: number }): Played[] {
  return competitions.flatMap(({ ties }) => {
    const due = ties.filter((tie) => tie.day === day && !tie.result)
    return due.filter(({ round }) => round === due[0]?.round)
  })
}

/** Match week that the day of a tie belongs to. */
export function weekOfTie({ competition, round }: DeepReadonly<Pick<Tie, 'competition' | 'round'>>): number {
  return weekOfRound(descriptionOf(competition), round)
}

export function isTieOf({ home, away }: DeepReadonly<Pick<Tie, 'home' | 'away'>>, club: ClubId): boolean {
  return home === club || away === club
}

/** The competition that the own club has won today, the play-off among them; undefined on all other days. */
export function wonToday({ competitions, club, day }: Snapshot): Competition | undefined {
  const won = competitions.find(
    ({ id, ties }) => ties.at(-1)?.day === day && winnerOfCompetition(descriptionOf(id), ties) === club.id,
  )
  return won && descriptionOf(won.id)
}
