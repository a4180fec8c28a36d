/** Players of both sides, their ratings and their stamina, as the events of a match have shown them. */
import type { DeepReadonly } from '../core/readonly.ts'
import type { Formation } from '../club/tactics.ts'
import type { MatchReport, PlayedMinutes, SheetPlayer, Side } from './matchReport.ts'
import { performances } from './ratings.ts'
import { enterPitch } from './onPitch.ts'
import { planOf } from '../club/inputPlan.ts'
import { freshnessAt } from './sideStrength.ts'
import { legsSpent } from './touchline.ts'

type Listed = DeepReadonly<SheetPlayer>

/** Player who has taken part. */
export interface RatedPlayer {
  player: Listed
  /** Rating in tenths, 30–100; null in a forfeit. */
  rating: number | null
  /** Stamina in percent; null for a player who has left the pitch. */
  freshness: number | null
}

/** Team sheet of a side at a moment of its match. */
export interface SheetSoFar {
  name: string
  formation: Formation
  pitch: readonly RatedPlayer[]
  /** Players who have left the pitch. */
  gone: readonly RatedPlayer[]
  bench: readonly Listed[]
}

/** Sheets after the first `eventCount` events and the decisions until `minute`. Reads the report alone. */
export function sheetsSoFar(
  report: DeepReadonly<MatchReport>,
  eventCount: number,
  minute: number,
): Record<Side, SheetSoFar> {
  const events = report.events.slice(0, eventCount)
  const goalsOf = (side: Side) => events.filter(({ type, team }) => type === 'goal' && team === side).length
  const stays = { home: staysOf(report, 'home', eventCount), away: staysOf(report, 'away', eventCount) }
  const soFar = {
    ...report,
    events,
    goals: report.forfeit ? report.goals : { home: goalsOf('home'), away: goalsOf('away') },
    minutes: { home: minutesOf(stays.home, minute), away: minutesOf(stays.away, minute) },
  }
  const sheetOf = (side: Side) => sheetSoFar(soFar, { side, stays: stays[side], minute })
  return { home: sheetOf('home'), away: sheetOf('away') }
}

interface Stay {
  player: Listed
  from: number
  /** Null for a player on the pitch. */
  to: number | null
}

/** Stays on the pitch by the events so far, of a substitute in the place of the player who went off. */
function staysOf({ setup, events }: DeepReadonly<MatchReport>, side: Side, eventCount: number): Stay[] {
  const { eleven, bench } = setup[side]
  let pitch: Stay[] = eleven.map((player) => ({ player, from: 0, to: null }))
  const gone: Stay[] = []
  const leave = (id: Listed['id'] | null, minute: number) => {
    const leaving = pitch.find(({ player }) => player.id === id)
    if (leaving) gone.push({ ...leaving, to: minute })
  }
  for (const [i, { minute, type, team, player, assist, ban }] of events.slice(0, eventCount).entries()) {
    if (team !== side) continue
    const isOff = (type === 'card' && ban > 1) || (type === 'injury' && !isReplaced(events[i + 1], player))
    if (isOff) {
      leave(player, minute)
      pitch = pitch.filter((other) => other.player.id !== player)
    }
    if (type !== 'substitution') continue
    const coming = bench.find(({ id }) => id === player)
    if (!coming) continue
    leave(assist, minute)
    pitch = pitch.map((stay) =>
      stay.player.id === assist ? { player: coming, from: minute, to: null } : stay,
    )
  }
  return [...pitch, ...gone]
}

function minutesOf(stays: readonly Stay[], minute: number): PlayedMinutes {
  return Object.fromEntries(stays.map(({ player, from, to }) => [player.id, (to ?? minute) - from]))
}

function sheetSoFar(
  report: DeepReadonly<MatchReport>,
  { side, stays, minute }: { side: Side; stays: readonly Stay[]; minute: number },
): SheetSoFar {
  const { name, bench, tactics } = report.setup[side]
  let { formation, intensity } = tactics
  for (const input of report.inputs) {
    if (input.side !== side || input.minute > minute) continue
    const plan = planOf(input)
    formation = plan?.formation ?? formation
    intensity = plan?.intensity ?? intensity
  }
  const shown = performances(report, side)
  const onPitch = (player: Listed, from: number) => ({
    ...enterPitch(player, from),
    spent: legsSpent(report, side, { from, to: minute }),
  })
  const rated = ({ player, from, to }: Stay): RatedPlayer => ({
    player,
    rating: shown.get(player.id)?.rating ?? null,
    freshness: to === null ? freshnessAt(onPitch(player, from), minute, intensity) : null,
  })
  return {
    name,
    formation,
    pitch: stays.filter(({ to }) => to === null).map(rated),
    gone: stays.filter(({ to }) => to !== null).map(rated),
    bench: bench.filter(({ id }) => !stays.some(({ player }) => player.id === id)),
  }
}

/** True when the event after an injury brings on a substitute for the injured player. */
function isReplaced(
  next: DeepReadonly<MatchReport>['events'][number] | undefined,
  injured: Listed['id'] | null,
): boolean {
  return next?.type === 'substitution' && next.assist === injured
}
