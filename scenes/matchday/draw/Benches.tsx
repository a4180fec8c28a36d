import { useTick } from '@pixi/react'
import type { Sprite } from 'pixi.js'
import { useCallback, useMemo, useRef } from 'react'
import type { Side } from '../../../client/simulation/match/matchReport.ts'
import type { Camera, Space } from '../../core/camera.ts'
import type { Kits } from '../../core/kits.ts'
import { makePainting, usePaintings } from '../../core/usePainting.ts'
import { benchBox, type BenchShape, paintBench } from '../../paint/paintBenches.ts'
import { turnOf } from '../motion/figurePlaces.ts'
import { worthOf } from '../script/stoppages/celebrations.ts'
import { shootOutWinner } from './kickWords.ts'
import type { Playback } from '../script/timeline/playback.ts'

interface BenchesProps {
  playback: Playback
  camera: Camera
  space: Space
  /** Height of a figure in pixels at the middle of the pitch, and pixels per metre there. */
  height: number
  middleScale: number
  kits: Kits
}

const SIDES = ['home', 'away'] as const satisfies readonly Side[]
/** Pictures of a bench: at rest, and two that alternate while it cheers. */
const PICTURES = [null, 0, 1] as const
const ALTERNATING = 0.3

/** Both benches, one of which jumps up for a goal that is more than a consolation. */
export function Benches({ playback, camera, space, height, middleScale, kits }: BenchesProps) {
  const { resolution, reducedMotion } = space
  const { setup } = playback.plan.report
  const [homeSeats, awaySeats] = [setup.home.bench.length, setup.away.bench.length]
  const shapes = useMemo(() => {
    const shared = { figure: height, middleScale, angle: Math.PI / 2 + turnOf(camera) }
    return SIDES.map((side): BenchShape => ({
      ...shared,
      side,
      seats: side === 'home' ? homeSeats : awaySeats,
      kit: kits[side],
    }))
  }, [height, middleScale, camera, homeSeats, awaySeats, kits])
  const boxes = useMemo(() => shapes.map((shape) => benchBox(camera, shape)), [camera, shapes])
  const make = useCallback(
    () =>
      shapes.flatMap((shape) =>
        PICTURES.map((cheers) => {
          const { width, height: high } = benchBox(camera, shape)
          const painting = makePainting(width, high, resolution * 1.35)
          painting.paint((ctx) => paintBench(ctx, camera, shape, cheers))
          return painting
        }),
      ),
    [camera, shapes, resolution],
  )
  const paintings = usePaintings(make)
  const sprites = useRef<(Sprite | null)[]>([])
  useTick(
    useCallback(() => {
      const { frame, plan } = playback
      const index = frame.eventCount - 1
      const event = plan.report.events[index]
      const isGoal = frame.phase === 'goal' && event?.type === 'goal'
      const { shootOut } = plan.report
      const ofGoal = isGoal && worthOf(plan.report, index) !== 'consolation' ? event.team : null
      const cheering = shootOutWinner(frame, shootOut) ?? ofGoal
      const turn = reducedMotion ? 0 : Math.floor(frame.second / ALTERNATING) % 2
      SIDES.forEach((side, i) => {
        const sprite = sprites.current[i]
        const texture = paintings[i * PICTURES.length + (side === cheering ? 1 + turn : 0)]?.texture
        if (sprite && texture && sprite.texture !== texture) sprite.texture = texture
      })
    }, [playback, paintings, reducedMotion]),
  )
  return (
    <pixiContainer>
      {boxes.map(({ x, y }, i) => {
        const texture = paintings[i * PICTURES.length]?.texture
        return (
          texture && (
            <pixiSprite
              key={texture.uid}
              ref={(node) => {
                sprites.current[i] = node
              }}
              texture={texture}
              x={x}
              y={y}
            />
          )
        )
      })}
    </pixiContainer>
  )
}
