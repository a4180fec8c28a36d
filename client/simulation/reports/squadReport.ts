/** Report for the squad tab. */
import { isBarred } from '../challenge/challengeRules.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { isRetiring } from '../people/farewell.ts'
import { borrowedOf } from '../people/loan.ts'
import { moodOf, type Mood, isFit, type Player, type PlayerId } from '../people/player.ts'
import type { Role } from '../club/roles.ts'
import { captainOf, captainWorth } from '../players/captaincy.ts'
import { playerValue } from '../players/playerValue.ts'
import { eligiblePlayers, SQUAD_SIZE } from '../players/squad.ts'
import { pitchPlaces } from '../tactics/pitchPlaces.ts'

export interface SquadRow {
  player: DeepReadonly<Player>
  /** Pounds. */
  value: number
  mood: Mood
  /** True if neither injured nor suspended, so that the player can be selected. */
  isFit: boolean
  /** Role in the formation and how well the player fits it, as a factor on quality; null for reserves. */
  place: { role: Role; fit: number } | null
  /** Club to which a borrowed player belongs; null for own players. */
  lender: string | null
  /** True for a player who retires this summer. */
  isRetiring: boolean
}

interface SquadReport {
  /** All players under contract. */
  rows: SquadRow[]
  /** Mean quality, 1–5; 0 without players. */
  averageQuality: number
  injured: number
  suspended: number
  /** Total value of all own players in pounds. */
  value: number
  eligible: number
  /** Places in the selected squad, and players required for a match. */
  places: number
  isFull: boolean
  /** False in a challenge that refuses every signing. */
  canSign: boolean
}

export function squadReport(state: Snapshot): SquadReport {
  const places = new Map(
    pitchPlaces(state)
      .flat()
      .flatMap(({ role, taken }) => (taken ? [[taken.player.id, { role, fit: taken.fit }] as const] : [])),
  )
  const rows = state.players.map((player) => ({
    player,
    value: playerValue(player),
    mood: moodOf(player.morale),
    isFit: isFit(player),
    place: places.get(player.id) ?? null,
    lender: borrowedOf(state, player.id)?.club ?? null,
    isRetiring: isRetiring(state, player.id),
  }))
  const count = rows.length
  return {
    rows,
    averageQuality: count === 0 ? 0 : rows.reduce((sum, { player }) => sum + player.quality, 0) / count,
    injured: rows.filter(({ player }) => player.injured).length,
    suspended: rows.filter(({ player }) => player.suspensions > 0).length,
    value: rows.reduce((sum, row) => sum + (row.lender === null ? row.value : 0), 0),
    eligible: eligiblePlayers(state).length,
    places: SQUAD_SIZE,
    isFull: rows.filter(({ player }) => player.inSquad).length >= SQUAD_SIZE,
    canSign: !isBarred(state, 'signPlayer'),
  }
}

/** Player who would lead the eleven out today; null while nobody eligible is selected. */
export function captainToday(state: Snapshot): PlayerId | null {
  return captainOf(state.seed, eligiblePlayers(state), state.captain)?.id ?? null
}

/** Points by which a rise of form after a defeat is more probable with this captain. */
export function captainPoints({ seed, players }: Snapshot, id: PlayerId): number {
  const player = players.find((candidate) => candidate.id === id)
  return player ? Math.round(100 * captainWorth(seed, player)) : 0
}
