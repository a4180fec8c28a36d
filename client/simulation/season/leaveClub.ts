/** The club that the manager leaves, as one that computers manage (MAN-14). */
import type { Competitor } from '../club/club.ts'
import { facilityLevels } from '../club/facilityLevels.ts'
import { lastSeasonHere } from '../club/pastSeason.ts'
import { RESERVE_GAP, RIVAL_SQUAD, rankPlayers } from '../clubs/createCompetitors.ts'
import { createManager, drawPlan } from '../clubs/managers.ts'
import { meanQuality } from '../clubs/qualityTeam.ts'
import type { Random } from '../core/rng.ts'
import type { GameState } from '../gameState.ts'
import { newcomerPlace } from '../league/zones.ts'
import { predictedPlace } from '../news/pressNote.ts'
import type { Player, RivalPlayer } from '../people/player.ts'
import { toRivalPlayer } from '../people/playerShapes.ts'
import type { Position } from '../people/position.ts'
import { createRivalPlayer } from '../players/createPlayer.ts'

/** Age of the youngsters who fill up a squad. */
const YOUNGSTER_AGE = { low: 17, high: 19 }

/** The own club with squad, money and grounds under a new manager. Call it when nobody is on loan any more. */
export function asCompetitor(state: GameState, random: Random): Competitor {
  const { club, reputation, fanCount, money, leaguePosition, record, currentSeason } = state
  const { id, name, shortName, code, colours, crestSeed } = club
  const { training, youth } = facilityLevels(state)
  const manager = createManager(currentSeason, random)
  return {
    id,
    name,
    shortName,
    code,
    colours,
    crestSeed,
    reputation,
    players: squadLeft(state, random),
    fanBase: fanCount,
    // Debts are the owners’: they begin anew (MAN-15).
    transferBudget: Math.max(0, money),
    stadiumCapacity: state.facilities.reduce((sum, { capacity }) => sum + capacity, 0),
    facilities: { training, youth },
    marketing: { level: Math.round(reputation), active: false, effort: 0 },
    manager,
    tactics: drawPlan(manager, state.tactics.formation, random),
    recentPlans: [],
    lastPosition: placeBefore(state) ?? predictedPlace(state.pressNotes, id) ?? leaguePosition,
    record,
  }
}

/** Place of last season, that of a newcomer for a club that has come up. */
function placeBefore(state: GameState): number | null {
  const last = lastSeasonHere(state)
  if (!last) return null
  return last.division === state.division ? last.position : newcomerPlace(last.position)
}

/** Players of the club, and youngsters for lines that fall short. */
function squadLeft(state: GameState, random: Random): RivalPlayer[] {
  const squad = state.players.map(withFigures)
  const mean = Math.max(1, meanQuality(squad))
  for (const [type, { starters, reserves }] of Object.entries(RIVAL_SQUAD)) {
    const line = squad.filter((player) => player.type === type)
    for (let count = line.length; count < starters + reserves; count++) {
      const wish = {
        type: type as Position,
        quality: mean - RESERVE_GAP,
        age: random.whole(YOUNGSTER_AGE.low, YOUNGSTER_AGE.high),
      }
      squad.push(createRivalPlayer(state, wish, random))
    }
  }
  return rankPlayers(squad)
}

function withFigures(player: Player): RivalPlayer {
  const { goals, assists, appearances, cleanSheets, ratingTotal } = player
  return Object.assign(toRivalPlayer(player), { goals, assists, appearances, cleanSheets, ratingTotal })
}
