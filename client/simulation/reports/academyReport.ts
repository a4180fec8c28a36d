/** Report on the academy: the intake, the next one, and the young players of the squad. */
import { facilityLevel } from '../club/facilityLevels.ts'
import { clubFigures } from '../people/clubFigures.ts'
import { standardContract } from '../people/contract.ts'
import type { Footballer, Player } from '../people/player.ts'
import { potentialRange, type PotentialRange } from '../people/potential.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { staffSkill } from '../people/staffSkill.ts'
import type { Snapshot } from '../gameState.ts'
import { youngsterHurdle } from '../players/youngsters.ts'
import { nextIntake } from '../season/youthIntake.ts'

export interface IntakeRow {
  player: DeepReadonly<Footballer>
  potential: PotentialRange
  /** Last season of the contract that they would sign. */
  until: number
  /** Reason why they cannot be signed now; null if they can. */
  hurdle: string | null
}

export interface ProspectRow {
  player: DeepReadonly<Player>
  potential: PotentialRange
  /** Matches for the club. */
  matches: number
}

interface AcademyReport {
  /** Youngsters of whom nothing has been decided. */
  intake: IntakeRow[]
  /** Last day for decisions. */
  deadline: number
  /** Intake day to come, and the youngsters it shows as things are. */
  next: { day: number; count: number }
  /** Players of the squad who still grow, the highest potential first. */
  prospects: ProspectRow[]
  /** Level of the Youth Academy and skill of the Youth Coach, 0 for none. */
  level: number
  coach: number
  /** Pounds per week available for new wages. */
  wageBudget: number
}

export function academyReport(state: Snapshot): AcademyReport {
  return {
    intake: state.academy.intake.flatMap((player) => {
      const potential = potentialRange(state.seed, player)
      const { until } = standardContract(player.age, state.currentSeason, 'prospect')
      return potential ? [{ player, potential, until, hurdle: youngsterHurdle(state, player) }] : []
    }),
    deadline: state.academy.deadline,
    next: nextIntake(state),
    prospects: state.players
      .flatMap((player) => {
        const potential = potentialRange(state.seed, player)
        return potential ? [{ player, potential, matches: clubFigures(player).matches }] : []
      })
      .sort((a, b) => b.potential.high - a.potential.high || b.potential.low - a.potential.low),
    level: facilityLevel(state, 'Youth Academy'),
    coach: staffSkill(state, 'Youth Coach'),
    wageBudget: state.wageBudget,
  }
}
