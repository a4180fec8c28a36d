/** Weeks of players on loan, and their return (LOA-4 to LOA-6, LOA-11). */
import { numberOfId } from '../core/ids.ts'
import { announce } from '../news/announce.ts'
import { clamp, toHundredth } from '../core/clamp.ts'
import { borrowedOf, LOAN_GROWTH, LOAN_TERMS, type Loan } from '../people/loan.ts'
import { QUALITY_RANGE, STAMINA_RANGE } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import { Random, seedRandom } from '../core/rng.ts'
import type { GameState } from '../gameState.ts'
import { keepPerson } from '../history/keptMatches.ts'
import { restForNight, SETTLED_MORALE, settleMorale } from '../players/playerCondition.ts'
import { RIVAL_CARE } from '../players/expectedReturn.ts'
import { growthByCharacter } from '../players/growthByCharacter.ts'
import { examine, treat } from '../players/injuries.ts'
import { coachingOf, developmentStep } from '../players/playerWeek.ts'
import { STREAMS } from '../core/streams.ts'

/** Chance of a goal in a match on loan, and of an injury in it. */
const GOAL_CHANCE: Record<Position, number> = {
  Goalkeeper: 0,
  Defender: 0.04,
  Midfielder: 0.12,
  Forward: 0.3,
}
const INJURY_CHANCE = 0.02
/** Points of stamina that a match costs. */
const MATCH_STAMINA = 17

/** A night's rest and treatment of the players on loan. */
export function restLent({ loans, seed, day }: GameState): void {
  for (const { player } of loans) {
    if (!player.injured) {
      restForNight(player, 1)
      continue
    }
    examine(player, { seed, day })
    treat(player, RIVAL_CARE.quality)
  }
}

/** The week of the players on loan: a match, if they play, growth and morale. */
export function playLoanWeek(state: GameState): void {
  for (const loan of state.loans) {
    const { player } = loan
    const random = new Random(seedRandom(state.seed, STREAMS.loanWeeks, state.day, numberOfId(player.id)))
    const hasPlayed = !player.injured && random.chance(LOAN_TERMS[loan.role].plays)
    if (hasPlayed) playMatch(loan, random)
    const coaching = coachingOf(state)
    coaching.growth *=
      (hasPlayed ? LOAN_GROWTH.played : LOAN_GROWTH.idle) * growthByCharacter(state.seed, player, {})
    const step = developmentStep(player, false, coaching, random)
    player.quality = toHundredth(clamp(player.quality + step, QUALITY_RANGE))
    settleMorale(player, { settled: SETTLED_MORALE, hasPlayed })
  }
}

function playMatch(loan: Loan, random: Random): void {
  const { player } = loan
  loan.matches += 1
  if (random.chance(GOAL_CHANCE[player.type])) loan.goals += 1
  player.stamina = clamp(player.stamina - MATCH_STAMINA, STAMINA_RANGE)
  if (random.chance(INJURY_CHANCE)) player.injured = true
}

/** Sends borrowed players back, after budgets are set and before contracts end. */
export function returnBorrowed(state: GameState): void {
  if (state.borrowed.length === 0) return
  const leaving = state.players.filter(({ id }) => borrowedOf(state, id))
  state.players = state.players.filter((player) => !leaving.includes(player))
  for (const player of leaving) {
    state.wageBudget += player.wage
    keepPerson(state, player)
  }
  state.borrowed = []
  announce(state, { kind: 'borrowed-returned', names: leaving.map(({ name }) => name) })
}

/** Brings everybody on loan back, before anything of the season is settled. */
export function endLoans(state: GameState): void {
  for (const { player, club, matches, goals, qualityBefore } of state.loans) {
    state.players.push(player)
    const grown = toHundredth(player.quality - qualityBefore)
    announce(state, { kind: 'loan-ended', name: player.name, club, matches, goals, grown })
  }
  const back = new Set(state.loans.map(({ player }) => player.id))
  state.keptPeople = state.keptPeople.filter(({ id }) => !back.has(id))
  state.loans = []
}
