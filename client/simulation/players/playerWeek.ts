/** Daily and weekly changes of the own players (PLA-6 to PLA-13). */
import { medicalQuality, trainingFactor } from '../facilities/facilityEffects.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import type { MatchOutcome } from '../core/leagueRecord.ts'
import type { PlayedMinutes } from '../match/matchReport.ts'
import { POLICY_FIGURES, VETERAN_FROM, YOUNG_BELOW } from '../marketing/policies.ts'
import type { Random } from '../core/rng.ts'
import { staffingGrowth } from '../core/staffing.ts'
import { staffSkill } from '../core/staffSkill.ts'
import { FORMS, MORALE_RANGE, QUALITY_RANGE, STAMINA_RANGE, type Player } from '../core/player.ts'
import { clamp, toHundredth } from '../core/clamp.ts'

/** Daily probability of recovery from an injury, and its increase by perfect medical care. */
const RECOVERY_CHANCE = 0.03
const RECOVERY_PER_MEDICAL = 0.04
/** Maximum stamina of a player who has just recovered. */
const RECOVERY_STAMINA_LOSS = 20
const RECOVERY_STAMINA_MIN = 50

/** Share of the missing stamina recovered by a day of rest. */
const DAILY_REST = 0.1

const REST_PER_FITNESS_STAR = 0.04

/** Equilibrium morale. Above the usual morale, since results lower it on average. */
const SETTLED_MORALE = 4
const USUAL_MORALE = 3
const MORALE_PER_MENTAL_STAR = 0.08
const MORALE_SETTLING = 0.08
/** Morale change of players without minutes and of those with. */
const PLAYING_MORALE = 0.02
const RESERVE_MORALE = -0.03

/** Development happens in small steps with these weekly probabilities. */
const QUALITY_STEP = 0.05
const GROWTH_UNTIL_AGE = 25
const GROWTH_CHANCE = 0.05
const GROWTH_PER_COACH_STAR = 0.06
const GROWTH_PER_ASSISTANT_STAR = 0.05
const GROWTH_PER_YOUTH_COACH_STAR = 0.08
const GROWTH_PER_KEEPER_COACH_STAR = 0.2
/** Factor for players with minutes compared to those who only train. */
const PLAYING_GROWTH = 1.25
const DECLINE_FROM_AGE = 31
const DECLINE_CHANCE = 0.07
const DECLINE_PER_YEAR = 0.015
const DECLINE_PER_KEEPER_COACH_STAR = 0.1

const FORM_CHANGE_CHANCE = 0.3
/** Probability that a change of form is upwards, by the last result; higher for players with good morale. */
const FORM_UP: Record<MatchOutcome, number> = { W: 0.62, D: 0.5, L: 0.38 }
const FORM_PER_MORALE = 0.04

/** Applies a night's rest and medical treatment to all players. */
export function restPlayers(state: GameState, random: Random): void {
  const recovery = RECOVERY_CHANCE + RECOVERY_PER_MEDICAL * medicalQuality(state)
  const rest = DAILY_REST * (1 + REST_PER_FITNESS_STAR * staffSkill(state, 'Fitness Coach'))
  for (const player of state.players) {
    if (player.injured) {
      if (random.chance(recovery)) recover(player)
    } else {
      player.stamina = clamp(Math.ceil(player.stamina + rest * (100 - player.stamina)), STAMINA_RANGE)
    }
  }
}

/** Ends an injury; the player is a reserve and short of fitness. */
export function recover(player: Player): void {
  player.injured = false
  player.stamina = Math.max(RECOVERY_STAMINA_MIN, player.stamina - RECOVERY_STAMINA_LOSS)
  player.inSquad = false
}

/** Applies the weekly change of morale, quality and form. */
export function updatePlayers(state: GameState, random: Random): void {
  const lastOutcome = state.record.form.at(-1)
  const coaching = coachingOf(state)
  const minutes = minutesYesterday(state)
  for (const player of state.players) {
    const hasPlayed = minutes[player.id] !== undefined
    const playing = hasPlayed ? PLAYING_MORALE : RESERVE_MORALE
    const morale =
      player.morale + MORALE_SETTLING * (equilibriumMorale(state, player) - player.morale) + playing
    player.morale = toHundredth(clamp(morale, MORALE_RANGE))
    player.quality = toHundredth(
      clamp(player.quality + developmentStep(player, hasPlayed, coaching, random), QUALITY_RANGE),
    )
    const formUp = FORM_UP[lastOutcome ?? 'D'] + FORM_PER_MORALE * (player.morale - USUAL_MORALE)
    if (random.chance(FORM_CHANGE_CHANCE)) moveForm(player, formUp, random)
  }
}

function equilibriumMorale(state: Snapshot, { age }: Pick<Player, 'age'>): number {
  return (
    SETTLED_MORALE +
    MORALE_PER_MENTAL_STAR * staffSkill(state, 'Mental') +
    (state.policies.youthFocus && age >= VETERAN_FROM ? POLICY_FIGURES.veteranMorale : 0)
  )
}

/** Effect of staff, facilities and policies on a week's training. */
interface Coaching {
  growth: number
  youngGrowth: number
  keeperGrowth: number
  keeperDecline: number
}

function coachingOf(state: Snapshot): Coaching {
  const keeperCoach = staffSkill(state, 'Goalkeeper Coach')
  return {
    growth:
      trainingFactor(state) *
      staffingGrowth(state) *
      (1 + GROWTH_PER_COACH_STAR * staffSkill(state, 'Head Coach')) *
      (1 + GROWTH_PER_ASSISTANT_STAR * staffSkill(state, 'Assistant Manager')),
    youngGrowth:
      (1 + GROWTH_PER_YOUTH_COACH_STAR * staffSkill(state, 'Youth Coach')) *
      (state.policies.youthFocus ? POLICY_FIGURES.youthGrowth : 1),
    keeperGrowth: 1 + GROWTH_PER_KEEPER_COACH_STAR * keeperCoach,
    keeperDecline: 1 - DECLINE_PER_KEEPER_COACH_STAR * keeperCoach,
  }
}

function developmentStep(player: Player, hasPlayed: boolean, coaching: Coaching, random: Random): number {
  const { age, quality, potential, type } = player
  const isKeeper = type === 'Goalkeeper'
  if (age < GROWTH_UNTIL_AGE && quality < potential) {
    const chance =
      GROWTH_CHANCE *
      (potential - quality) *
      coaching.growth *
      (age < YOUNG_BELOW ? coaching.youngGrowth : 1) *
      (isKeeper ? coaching.keeperGrowth : 1) *
      (hasPlayed ? PLAYING_GROWTH : 1)
    return random.chance(chance) ? Math.min(QUALITY_STEP, potential - quality) : 0
  }
  if (age >= DECLINE_FROM_AGE) {
    const chance =
      (DECLINE_CHANCE + DECLINE_PER_YEAR * (age - DECLINE_FROM_AGE)) * (isKeeper ? coaching.keeperDecline : 1)
    return random.chance(chance) ? -QUALITY_STEP : 0
  }
  return 0
}

/** Moves form one step up with probability `upChance`, else one down, within the range. */
function moveForm(player: Player, upChance: number, random: Random): void {
  const index = FORMS.indexOf(player.form) + (random.chance(upChance) ? 1 : -1)
  player.form = FORMS[index] ?? player.form
}

/** Reduces suspensions by the match that was missed yesterday. */
export function serveSuspensions(state: GameState): void {
  const minutes = minutesYesterday(state)
  for (const player of state.players) {
    if (player.suspensions > 0 && minutes[player.id] === undefined) player.suspensions -= 1
  }
}

/** Minutes of everyone who played in yesterday's match; empty when there was none. */
function minutesYesterday({ lastMatch, day }: Snapshot): PlayedMinutes {
  if (lastMatch?.day !== day - 1) return {}
  const { home, away } = lastMatch.report.minutes
  return { ...home, ...away }
}
