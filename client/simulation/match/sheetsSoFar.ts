/** Players of both sides on the pitch and on the bench, as the events of a match have shown them. */
import type { DeepReadonly } from '../core/readonly.ts'
import type { Formation } from '../core/tactics.ts'
import type { MatchReport, SheetPlayer, Side } from './matchReport.ts'

type Listed = DeepReadonly<SheetPlayer>

/** Team sheet of a side at a moment of its match. */
export interface SheetSoFar {
  name: string
  formation: Formation
  pitch: readonly Listed[]
  bench: readonly Listed[]
}

/** Sheets after the first `eventCount` events and the decisions until `minute`. Reads the report alone. */
export function sheetsSoFar(
  report: DeepReadonly<MatchReport>,
  eventCount: number,
  minute: number,
): Record<Side, SheetSoFar> {
  const sheetOf = (side: Side) => sheetSoFar(report, { side, eventCount, minute })
  return { home: sheetOf('home'), away: sheetOf('away') }
}

interface Moment {
  side: Side
  eventCount: number
  minute: number
}

function sheetSoFar(
  { setup, inputs, events }: DeepReadonly<MatchReport>,
  { side, eventCount, minute }: Moment,
): SheetSoFar {
  const { name, eleven, bench: substitutes, tactics } = setup[side]
  let formation = tactics.formation
  for (const input of inputs) {
    if (input.kind === 'substitution' || input.side !== side || input.minute > minute) continue
    formation = input.tactics?.formation ?? formation
  }
  let pitch: readonly Listed[] = eleven
  let bench: readonly Listed[] = substitutes
  const leave = (id: Listed['id'] | null) => {
    pitch = pitch.filter((player) => player.id !== id)
  }
  for (const [i, { type, team, player, assist, ban }] of events.slice(0, eventCount).entries()) {
    if (team !== side) continue
    if (type === 'card' && ban > 1) leave(player)
    if (type === 'injury' && !isReplaced(events[i + 1], player)) leave(player)
    if (type !== 'substitution') continue
    const coming = bench.find(({ id }) => id === player)
    if (!coming) continue
    pitch = pitch.map((onPitch) => (onPitch.id === assist ? coming : onPitch))
    bench = bench.filter((other) => other !== coming)
  }
  return { name, formation, pitch, bench }
}

/** True when the event after an injury brings on a substitute for the injured player. */
function isReplaced(
  next: DeepReadonly<MatchReport>['events'][number] | undefined,
  injured: Listed['id'] | null,
): boolean {
  return next?.type === 'substitution' && next.assist === injured
}
