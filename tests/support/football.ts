/**
 * Football decisions of scripted managers, each lever by itself: the best that the screens allow, the
 * default, and the worst. They use only what the screens show.
 */
import { placesOf, roleFit } from '../../client/simulation/club/roles.ts'
import { isWeekStart } from '../../client/simulation/core/calendar.ts'
import { clamp } from '../../client/simulation/core/clamp.ts'
import { defaultTactics, type Tactics } from '../../client/simulation/club/tactics.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { restTired } from '../../client/simulation/players/restTired.ts'
import { autoPick, eligiblePlayers, swapPlayers } from '../../client/simulation/players/squad.ts'
import { isFit } from '../../client/simulation/people/player.ts'
import { tacticsReport, type TacticChoice } from '../../client/simulation/reports/tacticsReport.ts'
import { pitchPlaces } from '../../client/simulation/tactics/pitchPlaces.ts'
import { setTactics } from '../../client/simulation/tactics/setTactics.ts'
import { CALL_AT_RANDOM, CALL_WELL, SILENT, type Caller } from './callers.ts'
import type { Manager } from './managers.ts'
import { orderBadly, orderWell } from './orders.ts'
import { setAssistant } from '../../client/simulation/season/assistant.ts'
import { trainBadly, trainToWin } from './trainers.ts'

/** Decisions on the morning after a match, and on that of one, in this order. */
export interface Football {
  train: Manager
  setTactics: Manager
  pickEleven: Manager
  giveOrders: Manager
  /** Words during the match. */
  call: Caller
}

const BEST = 1
const WORST = -1
type Sign = typeof BEST | typeof WORST

/** Sources that a plan considers: the next opponent, the own players. */
interface Counts {
  opponent: boolean
  players: boolean
}
const OPPONENT: Counts = { opponent: true, players: false }
const PLAYERS: Counts = { opponent: false, players: true }
const BOTH: Counts = { opponent: true, players: true }

/** Strength that an arrow stands for, and a trait that a choice asks for, as a share. */
const ARROW_WORTH = 0.014
const ASKED_WORTH = 0.01
const MAX_ASKED = { min: -4, max: 4 }

/** Changes of the eleven for which nobody is tired. */
const RESTED_WITHOUT_NEED = 3

/** The training and the orders of a new career stay, without the assistant. */
export const DEFAULT_FOOTBALL: Football = {
  train: (state) => {
    setAssistant(state, { setsTraining: false })
  },
  setTactics: () => {},
  pickEleven: autoPick,
  giveOrders: () => {},
  call: SILENT,
}

/** Each lever with its best and its worst use; the rest is the default. */
export const LEVERS = {
  opponent: {
    best: { ...DEFAULT_FOOTBALL, setTactics: choosePlan(BEST, OPPONENT) },
    worst: { ...DEFAULT_FOOTBALL, setTactics: choosePlan(WORST, OPPONENT) },
  },
  roles: {
    best: { ...DEFAULT_FOOTBALL, setTactics: choosePlan(BEST, PLAYERS) },
    worst: { ...DEFAULT_FOOTBALL, setTactics: choosePlan(WORST, PLAYERS), pickEleven: pickMisplaced },
  },
  rotation: {
    best: { ...DEFAULT_FOOTBALL, pickEleven: rotate },
    worst: { ...DEFAULT_FOOTBALL, pickEleven: restFresh },
  },
  orders: {
    best: { ...DEFAULT_FOOTBALL, giveOrders: orderWell },
    worst: { ...DEFAULT_FOOTBALL, giveOrders: orderBadly },
  },
  training: {
    best: { ...DEFAULT_FOOTBALL, train: trainToWin },
    worst: { ...DEFAULT_FOOTBALL, train: trainBadly },
  },
  talks: {
    best: { ...DEFAULT_FOOTBALL, call: CALL_WELL },
    worst: { ...DEFAULT_FOOTBALL, call: CALL_AT_RANDOM },
  },
} satisfies Record<string, { best: Football; worst: Football }>

/** All levers used at their best, or at their worst, but for words: most careers are played without watching. */
export const BEST_FOOTBALL: Football = {
  train: trainToWin,
  setTactics: choosePlan(BEST, BOTH),
  pickEleven: rotate,
  giveOrders: orderWell,
  call: SILENT,
}
export const WORST_FOOTBALL: Football = {
  train: trainBadly,
  setTactics: choosePlan(WORST, BOTH),
  pickEleven(state) {
    restFresh(state)
    misplace(state)
  },
  giveOrders: orderBadly,
  call: SILENT,
}

/** Makes the football decisions, and no others. */
export function manageFootball({ train, setTactics: choose, pickEleven, giveOrders }: Football): Manager {
  return (state) => {
    if (isWeekStart(state.day)) train(state)
    if (!state.awaitingKickOff) return
    choose(state)
    pickEleven(state)
    giveOrders(state)
  }
}

/**
 * Takes the formation whose roles the squad fills best, and then the choices that do most, by the arrows
 * against the next opponent and by the traits they ask of the eleven, or least.
 */
function choosePlan(sign: Sign, counts: Counts): Manager {
  return (state) => {
    const { choices } = tacticsReport(state)
    const worths = choices.formation.map((choice) => {
      setTactics(state, { formation: choice.value })
      const worth = counts.players && sign === BEST ? worthOfEleven(state) : 1
      return { formation: choice.value, worth: worth * (1 + worthOf(choice, counts)) }
    })
    const usual = defaultTactics()
    const found = worths.reduce(
      (best, one) => (sign * (one.worth - best.worth) > 0 ? one : best),
      worths.find(({ formation }) => formation === usual.formation) ?? worths[0]!,
    )
    setTactics(state, { formation: found.formation })
    if (counts.players) autoPick(state)
    const { choices: others } = tacticsReport(state)
    const choose = <Part extends Exclude<keyof Tactics, 'formation'>>(part: Part): Tactics[Part] =>
      outstanding(
        others[part] as readonly TacticChoice<Tactics[Part]>[],
        usual[part],
        (choice) => sign * worthOf(choice, counts),
      )
    setTactics(state, {
      style: choose('style'),
      intensity: choose('intensity'),
      offensiveStyle: choose('offensiveStyle'),
      defensiveStyle: choose('defensiveStyle'),
    })
  }
}

/** Strength that a choice brings by what its button shows, as a share. */
function worthOf({ arrows, demand }: TacticChoice<unknown>, counts: Counts): number {
  const asked = demand && counts.players ? clamp(demand.strengths - demand.weaknesses, MAX_ASKED) : 0
  return (counts.opponent ? ARROW_WORTH * arrows : 0) + ASKED_WORTH * asked
}

/** Choice worth most; `usual` when no other is worth more. */
export function outstanding<Value>(
  choices: readonly TacticChoice<Value>[],
  usual: Value,
  worth: (choice: TacticChoice<Value>) => number = ({ arrows }) => arrows,
): Value {
  let found = choices.find(({ value }) => value === usual)
  for (const choice of choices) if (!found || worth(choice) > worth(found)) found = choice
  return found?.value ?? usual
}

/** Sum of the squared qualities of the best eleven in the roles of their places. */
function worthOfEleven(state: GameState): number {
  autoPick(state)
  const taken = pitchPlaces(state)
    .flat()
    .flatMap((place) => place.taken ?? [])
  return taken.reduce((sum, { player, fit }) => sum + (player.quality * fit) ** 2, 0)
}

/** Picks the best eleven, and misplaces it. */
function pickMisplaced(state: GameState): void {
  autoPick(state)
  misplace(state)
}

/** Puts every player of the eleven where they fit worst in their line. */
function misplace(state: GameState): void {
  const places = placesOf(state.tactics.formation)
  for (const type of ['Defender', 'Midfielder', 'Forward'] as const) {
    const roles = places.filter(({ position }) => position === type).map(({ role }) => role)
    for (let i = 0; i < roles.length; i++) {
      for (let j = i + 1; j < roles.length; j++) {
        const line = eligiblePlayers(state).filter((player) => player.type === type)
        const [one, other, role, next] = [line[i], line[j], roles[i], roles[j]]
        if (!one || !other || !role || !next) continue
        const kept = roleFit(one, role) + roleFit(other, next)
        const swapped = roleFit(other, role) + roleFit(one, next)
        if (swapped < kept) swapPlayers(state, one.id, other.id)
      }
    }
  }
}

/** Picks the best eleven and rests the tired. */
export function rotate(state: GameState): void {
  autoPick(state)
  restTired(state)
}

/** Rests the fresh instead of the tired: three reserves replace those of their lines with the most stamina. */
function restFresh(state: GameState): void {
  autoPick(state)
  const fresh = eligiblePlayers(state).toSorted((a, b) => b.stamina - a.stamina)
  const reserves = state.players.filter((player) => !player.inSquad && isFit(player))
  for (const { id: reserve, type } of reserves.slice(0, RESTED_WITHOUT_NEED)) {
    const index = fresh.findIndex((player) => player.type === type)
    const [leaving] = index < 0 ? [] : fresh.splice(index, 1)
    if (leaving) swapPlayers(state, leaving.id, reserve)
  }
}
