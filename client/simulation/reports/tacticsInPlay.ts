import { DEMANDS, demandGain } from '../club/planDemands.ts'
import { lastMinuteOf } from '../core/fixture.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Tactics } from '../club/tactics.ts'
import { tacticsFactor } from '../match/matchup.ts'
import type { MatchReport, SheetPlayer, Side } from '../match/matchReport.ts'
import { planOf } from '../club/inputPlan.ts'

type Factors = Record<Side, number>

/**
 * Factor on the strength of each side of its tactics against the opponent's, and of how its players on the pitch
 * meet them: at kick-off, or when a side changed its plan the mean over the minutes (MAT-34).
 */
export function tacticsInPlay(report: DeepReadonly<MatchReport>): Factors {
  const { strength } = report
  const isChanged = report.inputs.some((input) => planOf(input) !== null)
  if (!isChanged) return { home: strength.home.tactics, away: strength.away.tactics }
  const entered = { home: minutesEntered(report, 'home'), away: minutesEntered(report, 'away') }
  const length = lastMinuteOf(report)
  const sum = { home: 0, away: 0 }
  for (let minute = 1; minute <= length; minute++) {
    const home = planAt(report, 'home', minute)
    const away = planAt(report, 'away', minute)
    sum.home += factorIn(minute, home, away, entered.home)
    sum.away += factorIn(minute, away, home, entered.away)
  }
  return { home: sum.home / length, away: sum.away / length }
}

/** Plan of a side in a minute, with what its manager and its orders have changed. */
export function planAt(
  { setup, inputs }: DeepReadonly<MatchReport>,
  side: Side,
  minute: number,
): Readonly<Tactics> {
  let plan: Readonly<Tactics> = setup[side].tactics
  for (const input of inputs) {
    if (input.side !== side || input.minute > minute) continue
    plan = planOf(input) ?? plan
  }
  return plan
}

/** Player of a match from the minute in which they entered the pitch until that in which they left it. */
interface Spell {
  player: DeepReadonly<SheetPlayer>
  from: number
  until: number
}

export function minutesEntered(report: DeepReadonly<MatchReport>, side: Side): Spell[] {
  const { setup, events, minutes } = report
  const spellFrom = (player: DeepReadonly<SheetPlayer>, from: number): Spell => {
    const until = from + (minutes[side][player.id] ?? 0)
    return { player, from, until: until >= lastMinuteOf(report) ? Infinity : until }
  }
  const substitutes = events.flatMap(({ type, team, player, minute }) => {
    const coming =
      type === 'substitution' && team === side && setup[side].bench.find(({ id }) => id === player)
    return coming ? [spellFrom(coming, minute)] : []
  })
  return [...setup[side].eleven.map((player) => spellFrom(player, 0)), ...substitutes]
}

function factorIn(
  minute: number,
  own: Readonly<Tactics>,
  other: Readonly<Tactics>,
  spells: readonly Spell[],
): number {
  const players = spells
    .filter(({ from, until }) => from <= minute && minute < until)
    .map(({ player }) => player)
  const met =
    demandGain(players, DEMANDS.style[own.style]) +
    demandGain(players, DEMANDS.intensity[own.intensity]) +
    demandGain(players, DEMANDS.offensiveStyle[own.offensiveStyle]) +
    demandGain(players, DEMANDS.defensiveStyle[own.defensiveStyle])
  return tacticsFactor(own, other) * (1 + met)
}
