/** Creates team sheets from squads: starters, bench and support. */
import type { Competitor } from '../core/club.ts'
import { analysisFactor } from '../facilities/facilityEffects.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { policyStrength } from '../marketing/policies.ts'
import { byLine, eligiblePlayers, fieldEleven, isFit, SQUAD_SIZE } from '../players/squad.ts'
import type { Form, Player, RivalPlayer } from '../core/player.ts'
import type { Tactics } from '../core/tactics.ts'
import type { SheetPlayer, TeamSheet } from '../match/matchReport.ts'

/** Size of a rival's bench. The own bench has every eligible reserve. */
const RIVAL_BENCH = 9

/** Stamina of rivals at kick-off, as of sides that rotate. That of own players is simulated. */
const RIVAL_STAMINA = 85

const FORM_FACTOR: Record<Form, number> = { Poor: 0.96, Average: 1, Good: 1.02, Excellent: 1.04 }

/** Factor on the strength of a side whose tactics have leaked. */
const LEAKED_STRENGTH = 0.97

/** Share of quality per point of morale above or below 3.2. */
const MORALE_WORTH = 0.02
const USUAL_MORALE = 3.2

/**
 * Addition of a delighted crowd to the home factor; a sour one adds nothing. With the usual mood the
 * home side wins as often as in real leagues, which 1.2 alone does not reach.
 */
const CROWD_LIFT = 0.15
const RIVAL_MOOD = 60

/** Factor of a crowd with this mood (percent). */
function crowdFactor(mood: number): number {
  return 1 + (CROWD_LIFT * mood) / 100
}

/** Form and morale as one factor on quality. */
function conditionOf(player: DeepReadonly<Player>): number {
  return FORM_FACTOR[player.form] * (1 + MORALE_WORTH * (player.morale - USUAL_MORALE))
}

/** Sheet of the own side: eligible players of the selected eleven, and every eligible reserve. */
export function ownSheet(state: Snapshot): TeamSheet {
  const eleven = byLine(eligiblePlayers(state)).slice(0, SQUAD_SIZE)
  const bench = byLine(state.players.filter((player) => !player.inSquad && isFit(player)))
  return {
    club: state.club.id,
    name: state.club.name,
    code: state.club.code,
    colours: state.club.colours,
    tactics: { ...state.tactics },
    eleven: eleven.map((player, i) => ownSheetPlayer(player, i + 1)),
    bench: bench.map((player, i) => ownSheetPlayer(player, SQUAD_SIZE + 1 + i)),
    support: analysisFactor(state) * policyStrength(state) * leakFactor(state),
    crowd: crowdFactor(state.fanHappiness),
  }
}

/** Factor for opponents who know the tactics. */
function leakFactor({ day, tacticsLeakedUntilDay }: Snapshot): number {
  return day < tacticsLeakedUntilDay ? LEAKED_STRENGTH : 1
}

function ownSheetPlayer(player: DeepReadonly<Player>, number: number): SheetPlayer {
  const { id, name, type, quality, stamina, strengths, weaknesses } = player
  return {
    id,
    name,
    number,
    type,
    quality,
    condition: conditionOf(player),
    stamina,
    strengths,
    weaknesses,
  }
}

/** Sheet of a rival for a match with these tactics: best available eleven for the formation, the next best on the bench. */
export function rivalSheet(club: DeepReadonly<Competitor>, tactics: Tactics): TeamSheet {
  const available = club.players.filter(({ matchesOut }) => matchesOut === 0)
  const eleven = fieldEleven(available, tactics.formation, ({ quality }) => quality)
  const bench = available.filter((player) => !eleven.includes(player)).slice(0, RIVAL_BENCH)
  return {
    club: club.id,
    name: club.name,
    code: club.code,
    colours: club.colours,
    tactics,
    eleven: eleven.map((player, i) => rivalSheetPlayer(player, i + 1)),
    bench: bench.map((player, i) => rivalSheetPlayer(player, SQUAD_SIZE + 1 + i)),
    support: 1,
    crowd: crowdFactor(RIVAL_MOOD),
  }
}

function rivalSheetPlayer(
  { id, name, type, quality, strengths, weaknesses }: DeepReadonly<RivalPlayer>,
  number: number,
): SheetPlayer {
  return { id, name, number, type, quality, condition: 1, stamina: RIVAL_STAMINA, strengths, weaknesses }
}
