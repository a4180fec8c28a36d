/** Tries of challenges on this device, as the legacy keeps them. */
import { scoreInWords, type ChallengeRun, type Scoring } from '../club/challenge.ts'
import { counted } from '../core/english.ts'

interface Try {
  score: number
  decisions: number
}

/** A try as one word of the legacy: '2026-W48 52 31 1796212800000'; `endedAt` in milliseconds since 1970. */
export function packTry(
  { id, score, decisions }: Readonly<Pick<ChallengeRun, 'id' | 'score' | 'decisions'>>,
  endedAt: number,
): string {
  return [id, score, decisions, endedAt].join(' ')
}

/** Tries of a challenge, packed as `packTry` does, the best first (CHL-5). */
function triesOf(tries: readonly string[], id: string): Try[] {
  return tries
    .map((packed) => packed.split(' '))
    .filter(([challenge]) => challenge === id)
    .map(([, score, decisions]) => ({ score: Number(score), decisions: Number(decisions) }))
    .filter(({ score, decisions }) => Number.isFinite(score + decisions))
    .toSorted((a, b) => b.score - a.score || a.decisions - b.decisions)
}

/** Tries in words, such as '2 tries, best: 31 points with 12 decisions'; null before the first. */
export function triesInWords(
  tries: readonly string[],
  { id, scoring }: { id: string; scoring: Scoring },
): string | null {
  const own = triesOf(tries, id)
  const best = own.at(0)
  if (!best) return null
  const score = `${scoreInWords(best.score, scoring)} with ${counted(best.decisions, 'decision')}`
  return `${counted(own.length, 'try', 'tries')}, best: ${score}`
}
