/** Decisions of scripted managers on the academy and its youngsters. */
import { buildFacility, upgradeCost, upgradeFacility } from '../../client/simulation/facilities/build.ts'
import { FACILITY_DEFINITIONS } from '../../client/simulation/facilities/facilityTypes.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { releaseYoungster, signYoungster } from '../../client/simulation/players/youngsters.ts'
import { academyReport } from '../../client/simulation/reports/academyReport.ts'
import { RESERVE, WANTED } from './clubBusiness.ts'

export function buildAcademy(state: GameState): void {
  const own = state.facilities.find(({ name }) => name === 'Youth Academy')
  const cost = own ? upgradeCost(own) : FACILITY_DEFINITIONS['Youth Academy'].baseCost
  if (state.money - cost < RESERVE) return
  if (own) upgradeFacility(state, own.id)
  else buildFacility(state, 'Youth Academy')
}

/** Signs youngsters who may reach the quality of the squad, or whose line is thin, and lets the others go. */
export function decideOnYoungsters(state: GameState): void {
  const { intake } = academyReport(state)
  const mean = state.players.reduce((sum, { quality }) => sum + quality, 0) / state.players.length
  for (const { player, potential } of intake) {
    const line = state.players.filter(({ type }) => type === player.type).length
    const isTalent = (potential.low + potential.high) / 2 >= mean - 0.2
    if (isTalent || line < WANTED[player.type]) signYoungster(state, player.id)
    else releaseYoungster(state, player.id)
  }
}
