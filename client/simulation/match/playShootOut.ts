/** The shoot-out after an extra time without a winner: best of five, then sudden death (MAT-53). */
import { isDecided } from '../core/shootOutScore.ts'
import { Random, seedRandom, type RandomState } from '../core/rng.ts'
import { MATCH_STREAMS } from '../core/streams.ts'
import type { KickOutcome, PenaltyKick, Side } from './matchReport.ts'
import type { OnPitch } from './onPitch.ts'
import { penaltyThreat } from './threat.ts'

/** Probability that a kick is scored. Lower than that of a penalty in play: everybody has to take one. */
const SCORED = 0.75
/** Share of the effects of traits, of the taker and the keeper, that counts. */
const BY_TRAITS = 0.3
/** Shares of the kicks that are not scored; the others go wide. */
const SAVED = 0.64
const POST = 0.14

/** A side of a shoot-out. */
interface Shooters {
  side: Side
  keeper: OnPitch
  /** In the order of their kicks. */
  takers: readonly OnPitch[]
}

interface Pitches {
  home: readonly OnPitch[]
  away: readonly OnPitch[]
}

/** Plays the shoot-out of those on the pitch, with luck from a stream that follows from that of the match. */
export function playShootOut({ home, away }: Pitches, state: RandomState): PenaltyKick[] {
  const random = new Random(seedRandom(...state, MATCH_STREAMS.shootOut))
  const players = Math.min(home.length, away.length)
  const ofHome = shootersOf('home', home, players)
  const ofAway = shootersOf('away', away, players)
  const order = random.chance(0.5) ? [ofHome, ofAway] : [ofAway, ofHome]
  const kicks: PenaltyKick[] = []
  for (let round = 0; ; round++) {
    for (const shooters of order) {
      const opponents = shooters === ofHome ? ofAway : ofHome
      kicks.push(takeKick(shooters, opponents, round, random))
      if (isDecided(kicks)) return kicks
    }
  }
}

/** The best finishers first and the goalkeeper last, as many as the other side has. */
function shootersOf(side: Side, pitch: readonly OnPitch[], players: number): Shooters {
  const byThreat = pitch.toSorted((one, other) => threatFromSpot(other) - threatFromSpot(one))
  const keeper = byThreat.find(({ player }) => player.type === 'Goalkeeper') ?? byThreat.at(-1)
  if (!keeper) throw new RangeError('A shoot-out needs players')
  const outfielders = byThreat.filter((onPitch) => onPitch !== keeper)
  return { side, keeper, takers: [...outfielders.slice(0, players - 1), keeper] }
}

function threatFromSpot({ player, skills }: OnPitch): number {
  return penaltyThreat(player, skills)
}

/** Kick of a round, from 0. The same number of draws for each, so that the luck of a kick depends on its number alone. */
function takeKick(
  { side, takers }: Shooters,
  { keeper }: Shooters,
  round: number,
  random: Random,
): PenaltyKick {
  const taker = takers[round % takers.length] ?? keeper
  const edge = taker.skills.scores * keeper.skills.saves - 1
  const isScored = random.next() < SCORED * (1 + BY_TRAITS * edge)
  const miss = missAt(random.next())
  return { side, player: taker.player.id, keeper: keeper.player.id, outcome: isScored ? 'goal' : miss }
}

function missAt(draw: number): KickOutcome {
  if (draw < SAVED) return 'save'
  return draw < SAVED + POST ? 'post' : 'miss'
}
