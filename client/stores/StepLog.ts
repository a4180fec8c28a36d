import type { ClubLook } from '../simulation/clubs/clubNames.ts'
import { firstDifficulty, type Difficulty } from '../simulation/club/difficulty.ts'
import type { ManagerLook } from '../simulation/manager/newManager.ts'
import type { Snapshot } from '../simulation/gameState.ts'
import type { Division } from '../simulation/core/fixture.ts'
import type { CareerStart } from '../simulation/season/createGame.ts'
import { SAVE_VERSION } from '../simulation/save/saveFile.ts'
import type { Step } from '../simulation/steps.ts'

const STEPS_KEPT = 200
/** Characters of the steps in a report, so that it fits into the message of a feedback. */
const MAX_STEPS_LENGTH = 4_000

/** Choices with which a new career begins. */
type NewCareer = CareerStart & { clubName: string }

/** Steps of a career and where they begin. */
interface Steps {
  /** Name of the club that a new career of the seed begins with; null if the steps begin later. */
  club: string | null
  /** Its town, kit and crest where the manager chose them. */
  look?: ClubLook | undefined
  /** Name and face of its manager where they chose them. */
  manager?: ManagerLook | undefined
  /** Division in which it began; none for the first. */
  division?: Division | undefined
  /** Id of the challenge that it is for, and of a ranked run. */
  challenge?: string | undefined
  run?: string | null | undefined
  rulesHash?: string | null | undefined
  /** Day before the first step. */
  fromDay: number
  steps: readonly Step[]
}

/** Part of a fault report with which `npm run replay` plays the career again. */
export interface CareerReport extends Steps {
  /** Version of the app. */
  floodlight: string
  /** Version of the save format. */
  save: number
  seed: number
  day: number
  isIron?: boolean
  /** Difficulty at which it began; none for Normal. */
  difficulty?: Difficulty
}

/** The latest steps of the career on this page, for reports of faults. */
export class StepLog {
  #kept: Steps = { club: null, fromDay: 0, steps: [] }
  #attempted: readonly Step[] = []

  /** Forgets the steps. `start`: the choices of a new career; none for one that goes on. */
  begin({ day: fromDay }: Snapshot, start?: NewCareer): void {
    const { clubName: club = null, look, manager, division, challenge, run, rulesHash } = start ?? {}
    this.#kept = {
      club,
      look,
      manager,
      ...(division === 2 && { division }),
      ...(challenge && { challenge: challenge.id, run, rulesHash }),
      fromDay,
      steps: [],
    }
    this.#attempted = []
  }

  /** Notes the steps that are about to be taken, which a report includes when they fail. */
  attempt(...steps: readonly Step[]): void {
    this.#attempted = steps
  }

  add(...steps: readonly Step[]): void {
    this.#attempted = []
    this.#kept = latest({ ...this.#kept, steps: [...this.#kept.steps, ...plain(steps)] })
  }

  /** One line of JSON. */
  report(state: Snapshot, floodlight: string): string {
    const { seed, day, isIron } = state
    const difficulty = firstDifficulty(state)
    let kept = latest({ ...this.#kept, steps: [...this.#kept.steps, ...plain(this.#attempted)] })
    while (JSON.stringify(kept.steps).length > MAX_STEPS_LENGTH) kept = withoutFirst(kept)
    const report: CareerReport = {
      floodlight,
      save: SAVE_VERSION,
      seed,
      day,
      ...(isIron && { isIron }),
      ...(difficulty !== 'normal' && { difficulty }),
      ...kept,
    }
    return JSON.stringify(report)
  }
}

/** Copy without observables of the stores. */
function plain(steps: readonly Step[]): Step[] {
  return JSON.parse(JSON.stringify(steps)) as Step[]
}

function latest(kept: Steps): Steps {
  let rest = kept
  while (rest.steps.length > STEPS_KEPT) rest = withoutFirst(rest)
  return rest
}

function withoutFirst({ fromDay, steps: [first, ...steps] }: Steps): Steps {
  return { club: null, fromDay: first?.[0] === 'beginDay' ? fromDay + 1 : fromDay, steps }
}
