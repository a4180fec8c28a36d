/** Weeks of players on loan, and their return (LOA-4 to LOA-6, LOA-11, LOA-14). */
import { findCompetitor } from '../club/club.ts'
import { rankPlayers } from '../clubs/createCompetitors.ts'
import { numberOfId } from '../core/ids.ts'
import { announce } from '../news/announce.ts'
import { clamp, toHundredth } from '../core/clamp.ts'
import { borrowedOf, LOAN_GROWTH, LOAN_TERMS, type Loan } from '../people/loan.ts'
import { QUALITY_RANGE, STAMINA_RANGE, type Player, type RivalPlayer } from '../people/player.ts'
import { toRivalPlayer } from '../people/playerShapes.ts'
import type { Position } from '../people/position.ts'
import { Random, seedRandom } from '../core/rng.ts'
import type { GameState } from '../gameState.ts'
import { keepPerson } from '../history/keptMatches.ts'
import { restForNight, SETTLED_MORALE, settleMorale } from '../players/playerCondition.ts'
import { RIVAL_CARE } from '../players/expectedReturn.ts'
import { growthByCharacter } from '../players/growthByCharacter.ts'
import { examine, treat } from '../players/injuries.ts'
import { coachingOf, developmentStep } from '../players/playerWeek.ts'
import { changeBansWithClub } from '../players/tieBans.ts'
import { STREAMS } from '../core/streams.ts'
import { conditionOfGuest, figuresOnLoan, guestOf } from './lentPlayers.ts'

/** Chance of a goal in a match on loan, and of an injury in it. */
const GOAL_CHANCE: Record<Position, number> = {
  Goalkeeper: 0,
  Defender: 0.04,
  Midfielder: 0.12,
  Forward: 0.3,
}
const INJURY_CHANCE = 0.02
const MATCH_MINUTES = 90
/** Points of stamina that a match costs. */
const MATCH_STAMINA = 17

/** A night's rest and treatment of the players on loan abroad. */
export function restLent({ loans, seed, day }: GameState): void {
  for (const { player, clubId } of loans) {
    if (clubId !== null) continue
    if (!player.injured) {
      restForNight(player, 1)
      continue
    }
    examine(player, { seed, day })
    treat(player, RIVAL_CARE.quality)
  }
}

/** The week of the players on loan: growth, and for those abroad a match, if they play, and morale. */
export function playLoanWeek(state: GameState): void {
  for (const loan of state.loans) {
    const { player, clubId } = loan
    const random = new Random(seedRandom(state.seed, STREAMS.loanWeeks, state.day, numberOfId(player.id)))
    const host = clubId === null ? undefined : findCompetitor(state, clubId)
    const guest = guestOf(host?.players, loan)
    if (host && guest) {
      grow(state, guest, { hasPlayed: notePlayed(state, loan, random) }, random)
      rankPlayers(host.players)
      continue
    }
    const hasPlayed = !player.injured && random.chance(LOAN_TERMS[loan.role].plays)
    if (hasPlayed) playMatch(loan, random)
    grow(state, player, { hasPlayed }, random)
    settleMorale(player, { settled: SETTLED_MORALE, hasPlayed })
  }
}

function grow(
  state: GameState,
  player: Player | RivalPlayer,
  { hasPlayed }: { hasPlayed: boolean },
  random: Random,
): void {
  const coaching = coachingOf(state)
  coaching.growth *=
    (hasPlayed ? LOAN_GROWTH.played : LOAN_GROWTH.idle) * growthByCharacter(state.seed, player, {})
  const step = developmentStep(player, false, coaching, random)
  player.quality = toHundredth(clamp(player.quality + step, QUALITY_RANGE))
}

/**
 * Notes the matches of a week at a club of the country. Returns whether they count as played there: as likely as the
 * share of their matches for which the player is on the pitch.
 */
function notePlayed(state: GameState, loan: Loan, random: Random): boolean {
  const before = loan.matches
  const { matches, goals, minutes } = figuresOnLoan(state, loan)
  Object.assign(loan, { matches, goals })
  return matches > before && random.chance((minutes ?? 0) / (MATCH_MINUTES * matches))
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
    const { clubId = null } = borrowedOf(state, player.id) ?? {}
    const lender = clubId === null ? undefined : findCompetitor(state, clubId)
    changeBansWithClub(state, player)
    if (lender) lender.players = rankPlayers([...lender.players, toRivalPlayer(player)])
    else keepPerson(state, player)
  }
  state.borrowed = []
  announce(state, { kind: 'borrowed-returned', names: leaving.map(({ name }) => name) })
}

/** Brings everybody on loan back, once the season of their clubs has been judged and before the summer. */
export function endLoans(state: GameState): void {
  for (const loan of state.loans) {
    const { player, club, clubId, qualityBefore } = loan
    const { matches, goals } = figuresOnLoan(state, loan)
    const host = clubId === null ? undefined : findCompetitor(state, clubId)
    const guest = guestOf(host?.players, loan)
    if (host && guest) {
      Object.assign(player, conditionOfGuest(guest))
      host.players = host.players.filter((other) => other !== guest)
    }
    changeBansWithClub(state, player)
    state.players.push(player)
    const grown = toHundredth(player.quality - qualityBefore)
    announce(state, { kind: 'loan-ended', name: player.name, club, matches, goals, grown })
  }
  const back = new Set(state.loans.map(({ player }) => player.id))
  state.keptPeople = state.keptPeople.filter(({ id }) => !back.has(id))
  state.loans = []
}
