import { useTick } from '@pixi/react'
import { Texture } from 'pixi.js'
import { useCallback, useRef } from 'react'
import type { Camera, Space } from '../../core/camera.ts'
import { BUG, EDGE, paintScoreBug } from './paintScore.ts'
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
  const { inner } = camera
  const { resolution } = space
  const narrow = inner.width < 480
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
  return (
    <pixiContainer>
      <pixiSprite
        texture={bug?.texture ?? Texture.EMPTY}
        x={Math.round(narrow ? inner.x + (inner.width - BUG.width) / 2 : inner.x + EDGE)}
        y={inner.y + EDGE}
      />
    </pixiContainer>
  )
}
