/** Prices that clubs of the league ask for their players (OFF-2, OFF-3). */
import { numberOfId } from '../core/ids.ts'
import { RIVAL_SQUAD } from '../clubs/createCompetitors.ts'
import type { Competitor } from '../club/club.ts'
import { figuresOf } from '../club/difficultyFigures.ts'
import type { RivalPlayer } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { Random, seedRandom } from '../core/rng.ts'
import type { Snapshot } from '../gameState.ts'
import { playerValue, usualWage } from '../players/playerValue.ts'
import { toThousand } from './quickSale.ts'
import { STREAMS } from '../core/streams.ts'

/** Least price as a share of the value: of a reserve, more for a first choice and for the best of the club. */
const SHARE = { reserve: 1.12, starter: 0.22, best: 0.25 }
/** Players of a club who count as its best. */
const BEST = 3
/** Part of the share that is drawn per player and season. */
const MOOD = 0.15

export type Importance = 'best' | 'starter' | 'reserve'

/** Importance of a player to their club. */
export function importanceTo(
  { players }: DeepReadonly<Pick<Competitor, 'players'>>,
  { type, quality }: DeepReadonly<Pick<RivalPlayer, 'type' | 'quality'>>,
): Importance {
  const better = players.filter((other) => other.quality > quality)
  if (better.length < BEST) return 'best'
  return better.filter((other) => other.type === type).length < RIVAL_SQUAD[type].starters
    ? 'starter'
    : 'reserve'
}

/** Value of a rival's player with the usual wage, in pounds. */
export function rivalValue({ quality, age }: DeepReadonly<Pick<RivalPlayer, 'quality' | 'age'>>): number {
  return playerValue({ quality, age, wage: usualWage(quality) })
}

/** Career whose club asks for a price. */
type AskedBy = Pick<Snapshot, 'seed' | 'currentSeason' | 'difficulty'>

/** Parts of the drawn share that scouts can tell apart. */
const TOLD_APART = 3

/** Bounds of the fee from which a club sells a player, in pounds: as scouts of an assignment report it (SCO-5). */
export function scoutedFee(
  state: AskedBy,
  club: DeepReadonly<Competitor>,
  player: DeepReadonly<RivalPlayer>,
): { low: number; high: number } {
  const { least, mood } = shareOf(state, club, player)
  const part = Math.floor(TOLD_APART * mood)
  const asked = figuresOf(state).fees * rivalValue(player)
  const fee = (parts: number) => toThousand(asked * (least + (MOOD * parts) / TOLD_APART))
  return { low: fee(part), high: fee(part + 1) }
}

/** Fee from which a club sells a player, in pounds. It is not shown. */
export function leastFee(
  state: AskedBy,
  club: DeepReadonly<Competitor>,
  player: DeepReadonly<RivalPlayer>,
): number {
  const { least, mood } = shareOf(state, club, player)
  return toThousand(figuresOf(state).fees * (least + MOOD * mood) * rivalValue(player))
}

/** Share of the value that the importance asks for, and the part (0–1) of `MOOD` that the season adds. */
function shareOf(
  { seed, currentSeason }: AskedBy,
  club: DeepReadonly<Competitor>,
  player: DeepReadonly<RivalPlayer>,
): { least: number; mood: number } {
  const random = new Random(seedRandom(seed, STREAMS.leastFees, currentSeason, numberOfId(player.id)))
  const importance = importanceTo(club, player)
  const least =
    SHARE.reserve + (importance === 'reserve' ? 0 : SHARE.starter) + (importance === 'best' ? SHARE.best : 0)
  return { least, mood: random.next() }
}
