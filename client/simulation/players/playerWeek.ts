/** Daily and weekly changes of the own players (PLA-6 to PLA-13). */
import { medicalQuality, trainingFactor } from '../facilities/facilityEffects.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { POLICY_FIGURES, VETERAN_FROM, YOUNG_BELOW } from '../marketing/policies.ts'
import { announce } from '../news/announce.ts'
import type { Status } from '../people/contract.ts'
import type { Injury } from '../people/injury.ts'
import type { Random } from '../core/rng.ts'
import { staffingGrowth } from '../club/staffing.ts'
import { staffSkill } from '../people/staffSkill.ts'
import { QUALITY_RANGE, type Player, type PlayerId, isFit } from '../people/player.ts'
import { GROWN_AT, knownAfterWeek } from '../people/potential.ts'
import type { TrainedPlayer } from '../club/training.ts'
import { clamp, toHundredth } from '../core/clamp.ts'
import { steadiedByCaptain } from './captaincy.ts'
import {
  changeForm,
  endInjury,
  restForNight,
  serveSuspension,
  SETTLED_MORALE,
  settleMorale,
} from './playerCondition.ts'
import { unrestLoss } from '../unrest/memory.ts'
import { expectedReturn, ownCare } from './expectedReturn.ts'
import { examine, treat } from './injuries.ts'
import { growthByCharacter, mentorsOf } from './growthByCharacter.ts'
import { growthBesideFocus } from './individualFocus.ts'
import { changeOf, hurtInTraining, restByTraining, trainForDay, weekOfTraining } from './trainingWeek.ts'

const REST_PER_FITNESS_STAR = 0.04

const MORALE_PER_MENTAL_STAR = 0.08

/** Decrease of the settled morale of a fit player who is left out, by the status promised to them. */
const LEFT_OUT_MORALE: Record<Status, number> = { key: 1.5, regular: 0.75, rotation: 0, prospect: 0 }

/** Development happens in small steps with these weekly probabilities. */
const QUALITY_STEP = 0.05
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

/** Applies a day of training, and a night's rest and medical treatment to all players. */
export function restPlayers(state: GameState): void {
  trainForDay(state)
  examineInjured(state)
  const quality = medicalQuality(state)
  const pace = 1 + REST_PER_FITNESS_STAR * staffSkill(state, 'Fitness Coach')
  const training = restByTraining(state)
  for (const player of state.players) {
    const { injury } = player
    if (!player.injured) restForNight(player, pace * training)
    else if (treat(player, quality)) {
      player.inSquad = false
      announceReturn(state, player, injury)
    }
  }
}

/** Examines those who have been injured since, and reports what they have. */
export function examineInjured(state: GameState): void {
  for (const player of state.players) {
    if (!examine(player, state) || !player.injury) continue
    const { soonest, latest } = expectedReturn(player.injury, ownCare(state))
    announce(state, {
      kind: 'player-injured',
      name: player.name,
      injury: player.injury.kind,
      soonest,
      latest,
    })
  }
}

function announceReturn(state: GameState, { name }: Player, injury: Injury | null): void {
  if (!injury) return
  announce(state, { kind: 'player-fit', name, injury: injury.kind, days: state.day - injury.since })
}

/** Ends an injury; the player is a reserve and short of fitness. */
export function recover(player: Player): void {
  endInjury(player)
  player.inSquad = false
}

/** Applies the weekly change of morale, quality and form, and notes what has changed. */
export function updatePlayers(state: GameState, random: Random): void {
  const outcome = state.record.form.at(-1) ?? 'D'
  const coaching = coachingOf(state)
  const training = weekOfTraining(state)
  const steadied = steadiedByCaptain(state.players, {
    seed: state.seed,
    starters: startersOf(state),
    outcome,
    named: state.captain,
  })
  const mentors = mentorsOf(state.seed, state.players)
  const hurt = hurtInTraining(state)
  const changed: TrainedPlayer[] = []
  for (const player of state.players) {
    const before = { quality: player.quality, form: player.form }
    const hasPlayed = hasPlayedThisWeek(state, player)
    const disappointment = isLeftOut(state, player) ? LEFT_OUT_MORALE[player.contract.status] : 0
    settleMorale(player, {
      settled: equilibriumMorale(state, player) - Math.max(disappointment, unrestLoss(state, player)),
      hasPlayed,
    })
    const { form } = training[player.type]
    const growth = training[player.type].growth * growthBesideFocus(state, player)
    const character = growthByCharacter(state.seed, player, mentors)
    const coached = { ...coaching, growth: coaching.growth * growth * character }
    player.quality = toHundredth(
      clamp(player.quality + developmentStep(player, hasPlayed, coached, random), QUALITY_RANGE),
    )
    changeForm(player, { lastOutcome: outcome, up: form + steadied }, random)
    player.known = learnPotential(state, player, { hasPlayed, growth })
    const change = changeOf(player, before, { hasPlayed, isHurt: hurt.has(player) })
    if (change) changed.push(change)
  }
  const { days } = state.training
  state.training.lastWeek = days.length > 0 ? { day: state.day, days, outcome, players: changed } : null
  state.training.days = []
  for (const row of state.competitions) row.played = []
}

/** Ids of the eleven of the last match. */
function startersOf({ lastMatch }: Snapshot): PlayerId[] {
  const sheet = lastMatch?.report.setup[lastMatch.isHome ? 'home' : 'away']
  return sheet?.eleven.map(({ id }) => id) ?? []
}

/** Knowledge of a player's potential after this week. */
function learnPotential(
  state: Snapshot,
  { age, known }: Player,
  { hasPlayed, growth }: { hasPlayed: boolean; growth: number },
): number {
  if (age >= GROWN_AT) return known
  return knownAfterWeek(known, { youthCoach: staffSkill(state, 'Youth Coach'), hasPlayed, training: growth })
}

function equilibriumMorale(state: Snapshot, { age }: Pick<Player, 'age'>): number {
  return (
    SETTLED_MORALE +
    MORALE_PER_MENTAL_STAR * staffSkill(state, 'Mental') +
    (state.policies.youthFocus && age >= VETERAN_FROM ? POLICY_FIGURES.veteranMorale : 0)
  )
}

/** Effect of staff, facilities and policies on a week's training, as factors. */
interface Coaching {
  growth: number
  youngGrowth: number
  keeperGrowth: number
  keeperDecline: number
}

/** Coaching of players who only train. */
export function coachingOf(state: Snapshot): Coaching {
  const shares = coachingShares(state)
  return {
    growth: trainingFactor(state) * staffingGrowth(state) * (1 + shares.headCoach) * (1 + shares.assistant),
    youngGrowth: (1 + shares.youth) * (state.policies.youthFocus ? POLICY_FIGURES.youthGrowth : 1),
    keeperGrowth: 1 + shares.keeperGrowth,
    keeperDecline: 1 - shares.keeperDecline,
  }
}

/** Gain by each coach, as shares and points of morale. */
export function coachingShares(state: Snapshot) {
  const keeperCoach = staffSkill(state, 'Goalkeeper Coach')
  return {
    headCoach: GROWTH_PER_COACH_STAR * staffSkill(state, 'Head Coach'),
    assistant: GROWTH_PER_ASSISTANT_STAR * staffSkill(state, 'Assistant Manager'),
    fitness: REST_PER_FITNESS_STAR * staffSkill(state, 'Fitness Coach'),
    keeperGrowth: GROWTH_PER_KEEPER_COACH_STAR * keeperCoach,
    keeperDecline: DECLINE_PER_KEEPER_COACH_STAR * keeperCoach,
    youth: GROWTH_PER_YOUTH_COACH_STAR * staffSkill(state, 'Youth Coach'),
    morale: MORALE_PER_MENTAL_STAR * staffSkill(state, 'Mental'),
  }
}

/** Change of quality in a week, in stars. */
export function developmentStep(
  player: Pick<Player, 'age' | 'quality' | 'potential' | 'type'>,
  hasPlayed: boolean,
  coaching: Coaching,
  random: Random,
): number {
  const { age, quality, potential, type } = player
  const isKeeper = type === 'Goalkeeper'
  if (age < GROWN_AT && quality < potential) {
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

/** Reduces suspensions by the match that was missed yesterday. */
export function serveSuspensions(state: GameState): void {
  for (const player of state.players) serveSuspension(player, hasPlayedYesterday(state, player))
}

/** True for those who could have played in yesterday's match, if there was one, and have played neither in it nor in a tie. */
function isLeftOut(state: Snapshot, player: Pick<Player, 'id' | 'injured' | 'suspensions'>): boolean {
  return state.lastMatch?.day === state.day - 1 && isFit(player) && !hasPlayedThisWeek(state, player)
}

/** True for those who played in the match or the tie of the week that ends. */
function hasPlayedThisWeek(state: Snapshot, player: Pick<Player, 'id'>): boolean {
  return (
    hasPlayedYesterday(state, player) || state.competitions.some(({ played }) => played.includes(player.id))
  )
}

/** True for those who played in yesterday's match, if there was one. */
function hasPlayedYesterday({ lastMatch, day }: Snapshot, { id }: Pick<Player, 'id'>): boolean {
  if (lastMatch?.day !== day - 1) return false
  const { home, away } = lastMatch.report.minutes
  return home[id] !== undefined || away[id] !== undefined
}
