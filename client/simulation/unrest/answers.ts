/** Answers to players who want to talk or to leave, and what each brings (UNR-5 to UNR-10). */
import { numberOfId } from '../core/ids.ts'
import { characterOf } from '../people/character.ts'
import { clamp } from '../core/clamp.ts'
import { pounds } from '../core/money.ts'
import '../news/peopleNews.ts'
import { PLAYER_NOT_FOUND, done, refuse, type Outcome } from '../news/outcome.ts'
import type { Player, PlayerId } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { PROMISED_STARTS, type UnrestAnswer, type Unrest } from '../people/unrest.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { calm, changeMorale, dayOfBid, enterStage, currentUnrest, moraleLoss, ownUnrest } from './memory.ts'
import { isEnding, saleHurdle } from '../people/leaving.ts'
import { STREAMS } from '../core/streams.ts'

/** Changes of morale by an answer, and by none. */
export const PROMISE_MORALE = 0.3
export const RAISE_MORALE = 0.3
export const IMPATIENT_MORALE = 0.3
export const REFUSAL_MORALE = 0.5
export const UNANSWERED_MORALE = 0.3

/** Raise of the wage, rounded up to £50. */
const RAISE_SHARE = 0.15
/** Days for which a patient player waits, and for which a raise is enough. */
export const PATIENT_DAYS = 56
export const RAISED_DAYS = 140

/** Chance that a player agrees to wait, at a morale of 3, per point of it, by character, and its bounds. */
const PATIENCE = { usual: 0.5, perMorale: 0.2, range: { min: 0.1, max: 0.9 } } as const
const PATIENCE_BY_KIND: Partial<Record<CharacterKind, number>> = {
  loyal: 0.3,
  professional: 0.2,
  ambitious: -0.3,
  temperamental: -0.2,
}

type OwnPlayer = DeepReadonly<Player>
type CharacterKind = ReturnType<typeof characterOf>[number]

const NO_MESSAGE = 'This player isn’t waiting for an answer.'

/** An answer, and why it cannot be given; null when it can. */
interface AnswerOption {
  answer: UnrestAnswer
  refusal: string | null
}

/** Answers to a player's message; none when nothing waits. */
export function answersTo(state: Snapshot, player: OwnPlayer): AnswerOption[] {
  const unrest = currentUnrest(state, player.id)
  if (unrest.answerBy < state.day) return []
  const first: AnswerOption =
    unrest.cause?.kind === 'bid'
      ? { answer: 'raise', refusal: raiseHurdle(state, player) }
      : { answer: 'promise', refusal: promiseHurdle(state, unrest) }
  const last: AnswerOption =
    unrest.stage === 'leaving'
      ? { answer: 'refuse', refusal: null }
      : { answer: 'patience', refusal: patienceHurdle(state, unrest) }
  return [first, last, { answer: 'list', refusal: listHurdle(state, player) }]
}

function promiseHurdle({ day }: Snapshot, { distrustUntil }: DeepReadonly<Unrest>): string | null {
  return day < distrustUntil
    ? `You broke a promise. They won’t believe another before day ${distrustUntil}.`
    : null
}

function patienceHurdle(
  { currentSeason }: Snapshot,
  { patienceSeason }: DeepReadonly<Unrest>,
): string | null {
  return patienceSeason === currentSeason ? 'You’ve already asked for patience this season.' : null
}

function raiseHurdle({ wageBudget }: Snapshot, player: OwnPlayer): string | null {
  const rise = raisedWage(player) - player.wage
  return rise > wageBudget
    ? `The wage budget has ${pounds(wageBudget)} left, and the rise costs ${pounds(rise)}.`
    : null
}

function listHurdle(state: Snapshot, player: OwnPlayer): string | null {
  return (
    saleHurdle(state, player) ??
    (isEnding(state, player) ? 'Clubs are waiting for the contract to run out.' : null)
  )
}

/** Pounds per week after a raise. */
export function raisedWage({ wage }: Pick<OwnPlayer, 'wage'>): number {
  return Math.ceil((wage * (1 + RAISE_SHARE)) / 50) * 50
}

/** Starts that the manager can promise. */
export function startsToPromise({ contract }: OwnPlayer): number {
  return PROMISED_STARTS[contract.status]
}

/** Probability that a player agrees to wait, in whole tenths. */
export function patienceChance({ seed }: Pick<Snapshot, 'seed'>, player: OwnPlayer): number {
  const byKind = characterOf(seed, player).reduce((sum, kind) => sum + (PATIENCE_BY_KIND[kind] ?? 0), 0)
  const chance = PATIENCE.usual + PATIENCE.perMorale * (player.morale - 3) + byKind
  return Math.round(10 * clamp(chance, PATIENCE.range)) / 10
}

/** Answers a player. */
export function answerUnrest(state: GameState, id: PlayerId, answer: UnrestAnswer): Outcome {
  const player = state.players.find((candidate) => candidate.id === id)
  if (!player) return refuse(PLAYER_NOT_FOUND)
  const option = answersTo(state, player).find((one) => one.answer === answer)
  if (!option) return refuse(NO_MESSAGE)
  if (option.refusal !== null) return refuse(option.refusal)
  const unrest = ownUnrest(state, id)
  const works = ACTIONS[answer](state, player, unrest)
  const { name, wage } = player
  return done({ kind: 'message-answered', name, answer, works, wage, needed: startsToPromise(player) })
}

/** Applies an answer. Returns false if the player rejects it. */
const ACTIONS: Record<UnrestAnswer, (state: GameState, player: Player, unrest: Unrest) => boolean> = {
  promise: (state, player, unrest) => {
    calm(state, unrest)
    unrest.promise = { needed: startsToPromise(player), matches: 0, starts: 0 }
    changeMorale(player, PROMISE_MORALE)
    return true
  },
  patience: (state, player, unrest) => {
    const random = new Random(
      seedRandom(state.seed, STREAMS.patience, unrest.answerBy, numberOfId(player.id)),
    )
    const works = random.chance(patienceChance(state, player))
    unrest.patienceSeason = state.currentSeason
    unrest.answerBy = 0
    if (works) {
      calm(state, unrest)
      unrest.calmUntil = state.day + PATIENT_DAYS
    } else changeMorale(player, -moraleLoss(state, player, IMPATIENT_MORALE))
    return works
  },
  raise: (state, player, unrest) => {
    const wage = raisedWage(player)
    state.wageBudget -= wage - player.wage
    player.wage = wage
    changeMorale(player, RAISE_MORALE)
    calm(state, unrest)
    unrest.calmUntil = state.day + RAISED_DAYS
    return true
  },
  list: (state, player, unrest) => {
    enterStage(state, unrest, { stage: 'leaving', cause: { kind: 'listed' } })
    unrest.bidDay = dayOfBid(state, player, 'first')
    return true
  },
  refuse: (state, player, unrest) => {
    unrest.answerBy = 0
    unrest.bidDay = dayOfBid(state, player, 'next')
    changeMorale(player, -moraleLoss(state, player, REFUSAL_MORALE))
    return true
  },
}
