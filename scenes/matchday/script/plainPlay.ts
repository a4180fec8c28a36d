/** A play that is no event of the report: a corner or an offside between the attacks. */
import { CENTRE_X } from '../../core/field.ts'
import { hashFraction } from '../../core/stageHash.ts'
import { chooseProvider, type Play } from './attackCast.ts'
import { kickOffTaker } from '../motion/shape.ts'
import type { Stage } from './stage.ts'
import { spotOf } from '../motion/world.ts'

export function plainPlay(stage: Stage, home: boolean): Play {
  const { world, draw } = stage
  const key = Math.floor(draw() * 2 ** 31)
  const luck = (part: number) => hashFraction(key, part)
  const flank = luck(2) < 0.5 ? -1 : 1
  const place = { x: Math.min(CENTRE_X, 10 + 8 * luck(3)), y: flank * 8 * luck(4) }
  const play: Play = {
    event: -1,
    type: 'offside',
    instant: 0,
    home,
    pattern: 'through-ball',
    body: null,
    hitsPost: false,
    place,
    spot: spotOf(world, home, place),
    shooter: kickOffTaker(world, home),
    provider: -1,
    isProviderNamed: false,
    marker: -1,
    markerGap: 2,
    markerAngle: 0,
    flank,
    pass: null,
    from: world.now,
    luck,
  }
  play.provider = chooseProvider(world, play)
  return play
}
