/** The steps of a career in a challenge, from which it can be played again (CHL-7). */
import { MAX_LOG } from '../club/challenge.ts'
import { parseJson } from '../core/checks.ts'
import type { GameState } from '../gameState.ts'

/** Lines of the two steps that a career has most of. */
const SHORT = { beginDay: 'd', playMatchDay: 'm' }

/** Adds a step that changes the career, if it is in a challenge. */
export function logStep(state: GameState, step: readonly unknown[]): void {
  const { challenge } = state
  if (challenge?.score !== null || challenge.log === null) return
  const log = `${challenge.log}\n${lineOf(step)}`
  if (log.length > MAX_LOG) dropLog(state)
  else challenge.log = log
}

/** Drops the log of a career that its steps alone do not lead to. A ranked run goes on as an open one. */
export function dropLog({ challenge }: GameState): void {
  if (challenge?.score !== null) return
  challenge.log = null
  challenge.run = null
  challenge.isCommitted = false
}

function lineOf(step: readonly unknown[]): string {
  const text = JSON.stringify(step)
  if (text === '["beginDay"]') return SHORT.beginDay
  return text === '["playMatchDay",[]]' ? SHORT.playMatchDay : text
}

/** Step of a line, of any shape; null for none. */
export function stepOf(line: string): unknown {
  if (line === SHORT.beginDay) return ['beginDay']
  return line === SHORT.playMatchDay ? ['playMatchDay', []] : parseJson(line)
}
