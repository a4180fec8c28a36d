/** Players who leave the pitch and come on: by orders, for a keeper sent off, and for good (MAT-27, MAT-33). */
import { MAX_SUBSTITUTIONS, MOST_SUBSTITUTIONS } from '../core/fixture.ts'
import type { Position } from '../people/position.ts'
import { PLAYERS_NEEDED } from '../club/formation.ts'
import { meanStaminaLoss } from '../club/staminaLoss.ts'
import type { TiredGroup } from '../club/standingOrder.ts'
import { planIncidents } from './incidents.ts'
import type { SheetPlayer } from './matchReport.ts'
import { record, type MatchRun } from './matchRun.ts'
import { enterPitch, takePlaceOf, takePlaces, type OnPitch } from './onPitch.ts'
import { bestReplacement, changePlayers, reviewOrders, type RunningSide } from './runningSide.ts'
import { freshnessAfter, freshnessAt } from './sideStrength.ts'
import { endTalkTo } from './touchline.ts'

interface Substitution {
  leaving: OnPitch
  replacement: SheetPlayer
}

/** The most tired of a group and the best substitute of the same position; null if there is no such pair. */
export function findSubstitution(own: RunningSide, group: TiredGroup, minute: number): Substitution | null {
  const { pitch, bench, tactics, substitutionsLeft, decidedPlayers } = own
  if (substitutionsLeft === 0) return null
  const meanLoss = meanStaminaLoss(tactics.intensity)
  let leaving: OnPitch | null = null
  let lowest = Infinity
  for (const onPitch of pitch) {
    const { type, id } = onPitch.player
    if (type === 'Goalkeeper' || (group !== 'anyone' && type !== group)) continue
    if (decidedPlayers.includes(id)) continue
    const freshness = freshnessAfter(onPitch, minute - onPitch.since, meanLoss)
    if (freshness >= lowest || !hasPosition(bench, type)) continue
    leaving = onPitch
    lowest = freshness
  }
  const replacement = leaving && bestReplacement(own, leaving.player)
  return leaving && replacement ? { leaving, replacement } : null
}

/** Lines from which a player goes off for a reserve keeper, first choice first. */
const OFF_FOR_KEEPER: readonly Position[] = ['Forward', 'Midfielder', 'Defender']

/**
 * The most tired forward, or without one the most tired of the line behind, and the best reserve keeper for a side
 * whose keeper was sent off; null if there is no such pair.
 */
function findKeeper(own: RunningSide, dismissed: SheetPlayer, minute: number): Substitution | null {
  const replacement = bestReplacement(own, dismissed)
  if (replacement?.type !== 'Goalkeeper') return null
  const freshness = (onPitch: OnPitch) => freshnessAt(onPitch, minute, own.tactics.intensity)
  for (const position of OFF_FOR_KEEPER) {
    const line = own.pitch.filter(({ player }) => player.type === position)
    const [leaving] = line.toSorted((a, b) => freshness(a) - freshness(b))
    if (leaving) return { leaving, replacement }
  }
  return null
}

function hasPosition(bench: readonly SheetPlayer[], position: Position): boolean {
  for (const { type } of bench) if (type === position) return true
  return false
}

/** Brings on a reserve keeper for an outfielder, after the keeper was sent off (MAT-33). */
export function replaceKeeper(run: MatchRun, own: RunningSide, dismissed: SheetPlayer): void {
  const change = findKeeper(own, dismissed, run.minute)
  if (change) substitute(run, own, change.leaving, change.replacement)
}

/** Takes a player off whom nobody replaces. */
export function leavePitch(run: MatchRun, own: RunningSide, leaving: OnPitch): void {
  own.pitch.splice(own.pitch.indexOf(leaving), 1)
  changePlayers(own)
  takePlaces(own.pitch, own.tactics.formation)
  reviewOrders(own)
  own.left.push({ id: leaving.player.id, minutes: run.minute - leaving.since })
  endTalkTo(own, leaving.player.id)
}

/** Replaces a player on the pitch by one of the bench. */
export function substitute(
  run: MatchRun,
  own: RunningSide,
  leaving: OnPitch,
  replacement: SheetPlayer,
): void {
  own.left.push({ id: leaving.player.id, minutes: run.minute - leaving.since })
  const coming = enterPitch(replacement, run.minute)
  own.pitch[own.pitch.indexOf(leaving)] = coming
  if (leaving.player.type === replacement.type) takePlaceOf(coming, leaving)
  else takePlaces(own.pitch, own.tactics.formation)
  own.bench.splice(own.bench.indexOf(replacement), 1)
  changePlayers(own)
  endTalkTo(own, leaving.player.id)
  own.substitutionsLeft -= 1
  record(run, { type: 'substitution', side: own.side, player: replacement }).assist = leaving.player.id
  if (run.minute >= own.luck.period.to) return
  const allowed = run.hasExtraTime ? MOST_SUBSTITUTIONS : MAX_SUBSTITUTIONS
  planIncidents(coming, PLAYERS_NEEDED + allowed - own.substitutionsLeft - 1, own)
}
