/** What days and weeks do to the own players (specification, section 4). */
import type { GameState, Snapshot } from '../gameState.ts'
import type { Random } from '../rng.ts'
import { FORMS, MORALE_RANGE, QUALITY_RANGE, STAMINA_RANGE, type Player } from './player.ts'
import { clamp, toHundredth } from './rounding.ts'

/** Daily chance to recover from an injury, and what perfect medical care adds. */
export const RECOVERY_CHANCE = 0.03
export const RECOVERY_PER_MEDICAL = 0.04
/** A player who has recovered is short of fitness. */
export const RECOVERY_STAMINA_LOSS = 20
export const RECOVERY_STAMINA_MIN = 50

/** Share of the missing freshness that a day of rest brings back. */
const DAILY_REST = 0.1

const USUAL_MORALE = 3.5
const MORALE_SETTLING = 0.08
const RESERVE_UNREST = 0.03

/** Development comes in small steps with these chances a week. */
const QUALITY_STEP = 0.05
const GROWTH_UNTIL_AGE = 25
const GROWTH_CHANCE = 0.13
const DECLINE_FROM_AGE = 31
const DECLINE_CHANCE = 0.08
const FORM_CHANGE_CHANCE = 0.3

/** 0–1: how good the physiotherapists and doctors are, by the best of them. */
export function medicalQuality({ staff }: Pick<Snapshot, 'staff'>): number {
  let best = 0
  for (const { role, skill } of staff)
    if (role === 'Physiotherapist' || role === 'Doctor') best = Math.max(best, skill)
  return best / 5
}

/** A night's rest and treatment for everyone. */
export function restPlayers(state: GameState, random: Random): void {
  const chance = RECOVERY_CHANCE + RECOVERY_PER_MEDICAL * medicalQuality(state)
  for (const player of state.players) {
    if (player.injured) {
      if (random.chance(chance)) recover(player)
    } else {
      player.stamina = clamp(Math.ceil(player.stamina + DAILY_REST * (100 - player.stamina)), STAMINA_RANGE)
    }
  }
}

function recover(player: Player): void {
  player.injured = false
  player.stamina = Math.max(RECOVERY_STAMINA_MIN, player.stamina - RECOVERY_STAMINA_LOSS)
  player.inSquad = false
}

/** The week's change of morale, quality and form. */
export function updatePlayers(state: GameState, random: Random): void {
  const lastOutcome = state.record.form.at(-1)
  for (const player of state.players) {
    const unrest = player.inSquad ? 0 : RESERVE_UNREST
    const morale = player.morale + MORALE_SETTLING * (USUAL_MORALE - player.morale) - unrest
    player.morale = toHundredth(clamp(morale, MORALE_RANGE))
    player.quality = toHundredth(clamp(player.quality + developmentStep(player, random), QUALITY_RANGE))
    if (random.chance(FORM_CHANGE_CHANCE))
      moveForm(player, lastOutcome === 'W' ? 0.65 : lastOutcome === 'L' ? 0.35 : 0.5, random)
  }
}

function developmentStep({ age, quality, potential }: Player, random: Random): number {
  if (age < GROWTH_UNTIL_AGE && quality < potential) {
    return random.chance(GROWTH_CHANCE * (potential - quality)) ? QUALITY_STEP : 0
  }
  if (age >= DECLINE_FROM_AGE) return random.chance(DECLINE_CHANCE) ? -QUALITY_STEP : 0
  return 0
}

/** One step up with probability `upChance`, else one down; the ends hold. */
function moveForm(player: Player, upChance: number, random: Random): void {
  const index = FORMS.indexOf(player.form) + (random.chance(upChance) ? 1 : -1)
  player.form = FORMS[index] ?? player.form
}

/** A week of a ban is over for everyone who sat yesterday's match out. */
export function serveSuspensions(state: GameState): void {
  const report = state.lastMatch?.day === state.day - 1 ? state.lastMatch.report : null
  const played = report ? { ...report.minutes.home, ...report.minutes.away } : {}
  for (const player of state.players) {
    if (player.suspensions > 0 && played[player.id] === undefined) player.suspensions -= 1
  }
}
