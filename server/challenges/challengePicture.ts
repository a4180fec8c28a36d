import type { Challenge } from '../../client/simulation/club/challenge.ts'
import { challengeKicker } from '../../client/simulation/club/challengePageWords.ts'
import { challengeBrief } from '../../client/simulation/club/challengeWords.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import { openedChallenges } from './calendar.ts'
import { drawPicture } from './drawPicture.ts'
import { readInWords } from './weekChallenge.ts'

/** Time for which a picture is served from memory. */
const cacheMs = 30_000

type PictureContext = Pick<ServiceContext, 'db' | 'clock' | 'logger'>

interface CachedPicture {
  readonly drawnAt: number
  readonly png: Promise<Buffer>
}

/** Returns a reader of pictures by the id of their challenge, with one in memory for each; null for an unknown one. */
export function pictureReader(context: PictureContext): (id: string) => Promise<Buffer | null> {
  const cache = new Map<string, CachedPicture>()
  return async (id) => {
    const now = context.clock.now()
    const opened = openedChallenges(now)
    const challenge = opened.find((one) => one.id === id)
    if (!challenge) return null
    const cached = cache.get(id)
    if (cached && Math.abs(now.getTime() - cached.drawnAt) < cacheMs) return cached.png
    const png = readAndDraw(context, challenge, challenge === opened[0])
    cache.set(id, { drawnAt: now.getTime(), png })
    png.catch(() => cache.delete(id))
    return png
  }
}

/** Draws a challenge, without its table when that can't be read. */
async function readAndDraw(
  context: PictureContext,
  challenge: Challenge,
  isLatest: boolean,
): Promise<Buffer> {
  const { id, title } = challenge
  const words = { title, brief: challengeBrief(challenge), kicker: challengeKicker(id, isLatest) }
  const rows = await readInWords(context, challenge).then(
    (read) => read.rows,
    (err: unknown) => {
      context.logger.warn({ err }, 'picture was drawn without its table')
      return null
    },
  )
  return drawPicture({ ...words, rows })
}
