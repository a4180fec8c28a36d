import { useTick } from '@pixi/react'
import { Texture } from 'pixi.js'
import { useCallback, useRef } from 'react'
import type { Camera, Space } from '../../core/camera.ts'
import { bugPlace } from './bugPlace.ts'
import { BUG, paintScoreBug } from './paintScore.ts'
import { makePainting, usePaintings } from '../../core/usePainting.ts'
import type { Kits } from '../../core/kits.ts'
import type { Playback } from '../script/timeline/playback.ts'

interface ScoreBoardProps {
  playback: Playback
  camera: Camera
  space: Space
  kits: Kits
  fontReady: boolean
}

/** Score bug; repainted when the minute or the score changes. */
export function ScoreBoard({ playback, camera, space, kits, fontReady }: ScoreBoardProps) {
  const { resolution } = space
  const makeBoards = useCallback(() => [makePainting(BUG.width, BUG.height, resolution)], [resolution])
  const [bug] = usePaintings(makeBoards)
  const { setup } = playback.plan.report
  const { code: homeCode } = setup.home
  const { code: awayCode } = setup.away
  const shown = useRef('')
  useTick(
    useCallback(() => {
      if (!bug) return
      const { clock, frame } = playback
      const now = `${clock} ${frame.eventCount} ${frame.homeGoals} ${frame.awayGoals} ${fontReady} ${bug.texture.uid}`
      if (now === shown.current) return
      shown.current = now
      const codes = [homeCode, awayCode] as const
      const goals = [frame.homeGoals, frame.awayGoals] as const
      bug.paint((ctx) => paintScoreBug(ctx, { codes, kits, goals, clock }))
    }, [playback, bug, kits, homeCode, awayCode, fontReady]),
  )
  const { x, y } = bugPlace(camera)
  return (
    <pixiContainer>
      <pixiSprite texture={bug?.texture ?? Texture.EMPTY} x={x} y={y} />
    </pixiContainer>
  )
}
