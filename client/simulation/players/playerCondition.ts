/** Condition of players from match to match, by the same rules in every club (PLA-6 to PLA-11). */
import { clamp, toHundredth } from '../core/clamp.ts'
import type { MatchOutcome } from '../club/leagueRecord.ts'
import { FORMS, MORALE_RANGE, STAMINA_RANGE, type Condition } from '../people/player.ts'
import type { Random } from '../core/rng.ts'

/** Daily probability of recovery from an injury, and its increase by perfect medical care. */
const RECOVERY_CHANCE = 0.03
const RECOVERY_PER_MEDICAL = 0.04
/** Maximum stamina of a player who has just recovered. */
const RECOVERY_STAMINA_LOSS = 20
const RECOVERY_STAMINA_MIN = 50

/** Share of the missing stamina recovered by a day of rest. */
const DAILY_REST = 0.07

/** Equilibrium morale. Above the usual morale, since results lower it on average. */
export const SETTLED_MORALE = 4
const USUAL_MORALE = 3
const MORALE_SETTLING = 0.08
/** Morale change of players without minutes and of those with. */
const PLAYING_MORALE = 0.02
const RESERVE_MORALE = -0.03

const FORM_CHANGE_CHANCE = 0.3
/**
 * Probability that a change of form is upwards, by the last result; higher for players with good morale. After a
 * defeat the captain adds to it, in the mean 0.05 (CHA-6).
 */
const FORM_UP: Record<MatchOutcome, number> = { W: 0.62, D: 0.5, L: 0.33 }
const FORM_PER_MORALE = 0.04

/** Daily probability of recovery by the quality of medical care (0–1). */
export function recoveryChance(medicalQuality: number): number {
  return RECOVERY_CHANCE + RECOVERY_PER_MEDICAL * medicalQuality
}

/** Restores stamina for a night. `pace` is a factor, 1 without a Fitness Coach. */
export function restForNight(player: Condition, pace: number): void {
  const missing = 100 - player.stamina
  player.stamina = clamp(Math.ceil(player.stamina + DAILY_REST * pace * missing), STAMINA_RANGE)
}

/** Ends an injury; the player is short of fitness. */
export function endInjury(player: Condition): void {
  player.injured = false
  player.injury = null
  player.stamina = Math.max(RECOVERY_STAMINA_MIN, player.stamina - RECOVERY_STAMINA_LOSS)
}

/** Reduces a suspension by a match that was missed. */
export function serveSuspension(player: Condition, hasPlayed: boolean): void {
  if (player.suspensions > 0 && !hasPlayed) player.suspensions -= 1
}

/** Moves morale for a week towards the value at which it settles. */
export function settleMorale(
  player: Condition,
  { settled, hasPlayed }: { settled: number; hasPlayed: boolean },
): void {
  const playing = hasPlayed ? PLAYING_MORALE : RESERVE_MORALE
  const morale = player.morale + MORALE_SETTLING * (settled - player.morale) + playing
  player.morale = toHundredth(clamp(morale, MORALE_RANGE))
}

/** Draws a week's change of form, one step up or down within the range; `up` is added to the chance of a rise. */
export function changeForm(
  player: Condition,
  { lastOutcome, up }: { lastOutcome: MatchOutcome; up: number },
  random: Random,
): void {
  if (!random.chance(FORM_CHANGE_CHANCE)) return
  const formUp = FORM_UP[lastOutcome] + FORM_PER_MORALE * (player.morale - USUAL_MORALE) + up
  const index = FORMS.indexOf(player.form) + (random.chance(formUp) ? 1 : -1)
  player.form = FORMS[index] ?? player.form
}
