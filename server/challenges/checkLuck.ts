import { createHash } from 'node:crypto'

/** A round as it was drawn. */
interface DrawnRound {
  /** SHA-256 of the lines before the luck, in hexadecimal. */
  readonly commit: string
  readonly luck: number
}

/**
 * True for a log whose lines of luck are the rounds that were drawn, all of them and in order, each after the very lines
 * that were committed before it.
 */
export function hasDrawnLuck(log: string, rounds: readonly DrawnRound[]): boolean {
  const before = createHash('sha256')
  let round = 0
  for (const [i, line] of log.split('\n').entries()) {
    const luck = luckOf(line)
    if (luck !== null) {
      const drawn = rounds[round]
      if (!drawn || drawn.luck !== luck || drawn.commit !== before.copy().digest('hex')) return false
      round += 1
    }
    before.update(i === 0 ? line : `\n${line}`)
  }
  return round === rounds.length
}

/** Luck in a line such as ["drawLuck",123]; undefined in one of another shape, and null in any other step. */
function luckOf(line: string): unknown {
  const step = parse(line)
  if (!Array.isArray(step) || step[0] !== 'drawLuck') return null
  return step.length === 2 ? step[1] : undefined
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
