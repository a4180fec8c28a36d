/** Goals at the other grounds that matter to the own place, on the last match days. */
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { ordinal } from '../core/ordinal.ts'
import type { Snapshot } from '../gameState.ts'
import type { MatchReport } from '../match/matchReport.ts'
import { liveTable } from './liveTable.ts'

/** Last match days of a season on which they are told, and minutes for which one is. */
const LAST_DAYS = 3
const TOLD_FOR = 4
/** Places above and below the own one whose goals matter, and those of the table beside them. */
const NEAR = 2

interface GoalElsewhere {
  minute: number
  /** 'Northgate Town 1–0 Harbour Rovers'. */
  score: string
  /** Such as 'You drop to 5th.' */
  meaning: string
  /** Table as it stands around the own place. */
  rows: readonly { position: number; name: string; points: number; isOwn: boolean }[]
}

interface Round {
  own: { home: string; homeGoals: number; awayGoals: number }
  elsewhere: readonly DeepReadonly<MatchReport>[]
  /** Whole minutes played. */
  minute: number
}

/** The latest goal elsewhere that matters and is still news; null without one. */
export function goalElsewhere(state: Snapshot, { own, elsewhere, minute }: Round): GoalElsewhere | null {
  if (state.currentMatchWeek + 1 <= WEEKS_PER_SEASON - LAST_DAYS) return null
  const goals = elsewhere
    .flatMap((report) =>
      report.events.flatMap(({ type, team, minute: at }, event) =>
        type === 'goal' && team && at <= minute && at > minute - TOLD_FOR
          ? [{ report, event, team, at }]
          : [],
      ),
    )
    .toSorted((a, b) => b.at - a.at)
  if (goals.length === 0) return null
  const scoreOf = (report: DeepReadonly<MatchReport>, isCounted: (event: number) => boolean) => {
    const of = (side: 'home' | 'away') =>
      report.events.filter(
        ({ type, team, minute: at }, event) =>
          type === 'goal' && team === side && at <= minute && isCounted(event),
      ).length
    return { home: report.setup.home.club, homeGoals: of('home'), awayGoals: of('away') }
  }
  const tableOf = (without: { report: DeepReadonly<MatchReport>; event: number } | null) =>
    liveTable(state, [
      own,
      ...elsewhere.map((report) =>
        scoreOf(report, (event) => without?.report !== report || without.event !== event),
      ),
    ])
  const now = tableOf(null)
  const place = now.find(({ isOwn }) => isOwn)?.position ?? 0
  for (const { report, event, at } of goals) {
    const { home, away } = report.setup
    const before = tableOf({ report, event }).find(({ isOwn }) => isOwn)?.position ?? place
    const isNear = now.some(
      ({ club, position }) =>
        (club.id === home.club || club.id === away.club) && Math.abs(position - place) <= NEAR,
    )
    if (before === place && !isNear) continue
    const { homeGoals, awayGoals } = scoreOf(report, () => true)
    return {
      minute: at,
      score: `${home.name} ${homeGoals}–${awayGoals} ${away.name}`,
      meaning: meaningOf(before, place),
      rows: now
        .filter(({ position }) => Math.abs(position - place) <= NEAR)
        .map(({ position, club, record, isOwn }) => ({
          position,
          name: club.name,
          points: record.points,
          isOwn,
        })),
    }
  }
  return null
}

function meaningOf(before: number, now: number): string {
  if (now < before) return `You go up to ${ordinal(now)}.`
  return now > before ? `You drop to ${ordinal(now)}.` : `You stay ${ordinal(now)}.`
}
