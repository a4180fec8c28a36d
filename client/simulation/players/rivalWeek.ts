/** Daily and weekly changes of the rivals' players, by the rules of the own ones. */
import { otherClubs } from '../club/club.ts'
import type { MatchOutcome } from '../club/leagueRecord.ts'
import type { PlayerId, RivalPlayer } from '../people/player.ts'
import type { Random } from '../core/rng.ts'
import type { GameState } from '../gameState.ts'
import type { PlayedMinutes } from '../match/matchReport.ts'
import { steadiedByCaptain } from './captaincy.ts'
import { changeForm, restForNight, serveSuspension, SETTLED_MORALE, settleMorale } from './playerCondition.ts'
import { RIVAL_CARE } from './expectedReturn.ts'
import { examine, treat } from './injuries.ts'

/** Applies a night's rest and medical treatment to the players of the rivals and of the second division. */
export function restRivals(state: GameState): void {
  for (const { players } of otherClubs(state)) {
    for (const player of players) {
      if (!player.injured) {
        if (player.stamina < 100) restForNight(player, 1)
        continue
      }
      examine(player, state)
      treat(player, RIVAL_CARE.quality)
    }
  }
}

/** A match of a rival's week. */
interface RivalWeek {
  minutes: PlayedMinutes
  /** Ids of the eleven. */
  starters: readonly PlayerId[]
  outcome: MatchOutcome
  /** Seed of the career. */
  seed: number
}

/** Applies the weekly change of suspensions, morale and form after a match of the club. */
export function updateRivalPlayers(
  players: readonly RivalPlayer[],
  { minutes, starters, outcome, seed }: RivalWeek,
  random: Random,
): void {
  const week = { lastOutcome: outcome, up: steadiedByCaptain(players, { seed, starters, outcome }) }
  for (const player of players) {
    const hasPlayed = minutes[player.id] !== undefined
    serveSuspension(player, hasPlayed)
    settleMorale(player, { settled: SETTLED_MORALE, hasPlayed })
    changeForm(player, week, random)
  }
}
