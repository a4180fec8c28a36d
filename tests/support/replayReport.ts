/** Plays the career of a fault report again. */
import { createHash } from 'node:crypto'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { copyGame } from '../../client/simulation/copyGame.ts'
import type { Snapshot } from '../../client/simulation/gameState.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { runStep } from '../../client/simulation/steps.ts'
import { unpackCareer } from '../../client/stores/saves/readCareer.ts'
import type { CareerReport } from '../../client/stores/StepLog.ts'

/** Finds the line of the career in the details of a report. */
export function parseReport(details: string): CareerReport {
  const line = details.split('\n').find((text) => text.startsWith('{"floodlight":'))
  if (!line) throw new Error('The file has no line that begins with {"floodlight":')
  return JSON.parse(line) as CareerReport
}

/** Career with which the steps begin: a new one, or that of an exported one. */
export async function startOf(
  {
    club,
    look = {},
    manager = {},
    seed,
    fromDay,
    isIron = false,
    difficulty = 'normal',
    division = 1,
    challenge: week,
    run = null,
    rulesHash = null,
  }: CareerReport,
  save: string | null,
): Promise<Snapshot> {
  if (save === null) {
    if (club === null) throw new Error(`The steps begin later, on day ${fromDay}: pass the save with --from`)
    const challenge = CHALLENGES.find(({ id }) => id === week) ?? null
    if (week !== undefined && !challenge)
      throw new Error(`Unknown challenge ${week}: pass a save with --from`)
    const ofChallenge = { challenge, run, rulesHash }
    return createGame({ seed, clubName: club, look, manager, isIron, difficulty, division, ...ofChallenge })
  }
  const reading = await unpackCareer(save)
  if (!reading.ok) throw new Error(`The save cannot be read: ${reading.fault}`)
  const { career } = reading.save
  if (career.seed !== seed || career.day !== fromDay) {
    throw new Error(
      `The steps begin with seed ${seed} on day ${fromDay}, the save has seed ${career.seed} and day ${career.day}`,
    )
  }
  return career
}

/** Returns the hash of the career after the steps, or the step at which it stops. */
export function replayReport({ steps }: CareerReport, start: Snapshot): string {
  const state = copyGame(start)
  for (const [i, step] of steps.entries()) {
    const { day } = state
    try {
      runStep(state, step)
    } catch (error) {
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
      return `Stops on day ${day} at step ${i + 1} of ${steps.length}, ${JSON.stringify(step)}:\n${fault}`
    }
  }
  const hash = createHash('sha256').update(JSON.stringify(state)).digest('hex')
  return `Day ${state.day} after ${steps.length} steps, SHA-256 of the career: ${hash}`
}
