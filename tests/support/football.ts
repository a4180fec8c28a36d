/**
 * Football decisions of scripted managers, each lever by itself: the best that the screens allow, the
 * default, and the worst. They use only what the screens show.
 */
import { placesOf, roleFit } from '../../client/simulation/core/roles.ts'
import type { Tactics } from '../../client/simulation/core/tactics.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { restTired } from '../../client/simulation/players/restTired.ts'
import {
  autoPick,
  eligiblePlayers,
  hasEligibleEleven,
  swapPlayers,
} from '../../client/simulation/players/squad.ts'
import { tacticsReport, type TacticChoice } from '../../client/simulation/reports/tacticsReport.ts'
import { setTactics } from '../../client/simulation/tactics/setTactics.ts'
import type { Manager } from './managers.ts'
import { orderBadly, orderWell } from './orders.ts'

/** Decisions on the morning of a match, in this order. */
export interface Football {
  setTactics: Manager
  pickEleven: Manager
  giveOrders: Manager
}

/** The orders of a new career stay. */
export const DEFAULT_FOOTBALL: Football = {
  setTactics: () => {},
  pickEleven: autoPick,
  giveOrders: () => {},
}

/** Each lever with its best and its worst use; the rest is the default. */
export const LEVERS = {
  opponent: {
    best: { ...DEFAULT_FOOTBALL, setTactics: (state) => answerOpponent(state, 1) },
    worst: { ...DEFAULT_FOOTBALL, setTactics: (state) => answerOpponent(state, -1) },
  },
  roles: {
    best: { ...DEFAULT_FOOTBALL, setTactics: chooseFormation },
    worst: { ...DEFAULT_FOOTBALL, pickEleven: misplace },
  },
  rotation: {
    best: { ...DEFAULT_FOOTBALL, pickEleven: rotate },
    worst: { ...DEFAULT_FOOTBALL, pickEleven: keepEleven },
  },
  orders: {
    best: { ...DEFAULT_FOOTBALL, giveOrders: orderWell },
    worst: { ...DEFAULT_FOOTBALL, giveOrders: orderBadly },
  },
} satisfies Record<string, { best: Football; worst: Football }>

/** All levers used at their best, or at their worst. */
export const BEST_FOOTBALL: Football = {
  setTactics(state) {
    answerOpponent(state, 1)
    chooseFormation(state)
  },
  pickEleven: rotate,
  giveOrders: orderWell,
}
export const WORST_FOOTBALL: Football = {
  setTactics(state) {
    answerOpponent(state, -1)
  },
  pickEleven(state) {
    if (hasEligibleEleven(state)) return
    misplace(state)
  },
  giveOrders: orderBadly,
}

/** Makes the football decisions of a match morning, and no others. */
export function manageFootball({ setTactics: choose, pickEleven, giveOrders }: Football): Manager {
  return (state) => {
    if (!state.awaitingKickOff) return
    choose(state)
    pickEleven(state)
    giveOrders(state)
  }
}

/** Takes the choices with the most arrows against the next opponent, or with the fewest (`sign` −1). */
function answerOpponent(state: GameState, sign: 1 | -1): void {
  const { choices, tactics } = tacticsReport(state)
  const choose = <Part extends keyof Tactics>(part: Part): Tactics[Part] =>
    outstanding(choices[part] as readonly TacticChoice<Tactics[Part]>[], tactics[part], sign)
  setTactics(state, {
    formation: choose('formation'),
    style: choose('style'),
    intensity: choose('intensity'),
    offensiveStyle: choose('offensiveStyle'),
    defensiveStyle: choose('defensiveStyle'),
  })
}

/** Choice with the most (or fewest) arrows; `usual` when no other has more. */
export function outstanding<Value>(
  choices: readonly TacticChoice<Value>[],
  usual: Value,
  sign: 1 | -1 = 1,
): Value {
  let found = choices.find(({ value }) => value === usual)
  for (const choice of choices) if (!found || sign * choice.arrows > sign * found.arrows) found = choice
  return found?.value ?? usual
}

/** Strength that an arrow of a formation stands for, as a share. */
const ARROW_WORTH = 0.011

/** Takes the formation with the most worth in its roles, arrows against the next opponent included. */
function chooseFormation(state: GameState): void {
  const { choices } = tacticsReport(state)
  const worths = choices.formation.map(({ value: formation, arrows }) => {
    setTactics(state, { formation })
    autoPick(state)
    return { formation, worth: worthInRoles(state) * (1 + ARROW_WORTH * arrows) }
  })
  const best = worths.reduce((found, one) => (one.worth > found.worth ? one : found))
  setTactics(state, { formation: best.formation })
}

/** Sum of the squared qualities of the eleven in the roles of their places. */
function worthInRoles(state: GameState): number {
  const places = placesOf(state.tactics.formation)
  return eligiblePlayers(state).reduce((sum, player) => {
    const place = places.find(({ position }) => position === player.type)
    const worth = player.quality * (place ? roleFit(player, place.role) : 0.85)
    return sum + worth * worth
  }, 0)
}

/** Picks the best eleven, and puts every player where they fit worst in their line. */
function misplace(state: GameState): void {
  autoPick(state)
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
function rotate(state: GameState): void {
  autoPick(state)
  restTired(state)
}

/** Changes the eleven only when the game would stop otherwise. */
function keepEleven(state: GameState): void {
  if (!hasEligibleEleven(state)) autoPick(state)
}
