import { useTick } from '@pixi/react'
import { Texture } from 'pixi.js'
import { useCallback, useMemo, useRef } from 'react'
import { useFrameLoop } from '../core/FrameLoop.ts'
import { GroundScene, type GroundSceneProps } from '../ground/GroundScene.tsx'
import { BOARD, paintBoard } from '../paint/paintTally.ts'
import { NO_INSETS, type Space } from '../core/camera.ts'
import { makePainting, useFontReady, usePaintings } from '../core/usePainting.ts'
import { planTally } from './tally.ts'

export interface CareerSceneProps extends GroundSceneProps {
  seasons: number
  /** Final league position, 1 for the champion. */
  position: number
  /** Clubs in the league. */
  clubs: number
  /** Lowest position that the board tolerates. */
  worstPosition: number
}

/** Empty ground with a scoreboard on which the figures of a career count up. */
export function CareerScene({ scene, space }: { scene: CareerSceneProps; space: Space }) {
  const { seasons, position, clubs, worstPosition } = scene
  const { width, height, resolution, reducedMotion } = space
  const { top, right, bottom, left } = scene.insets ?? NO_INSETS
  const free = { width: width - left - right, height: height - top - bottom }
  const fit = Math.max(
    0.1,
    Math.min(1.15, (free.width - 32) / BOARD.width, (free.height - 32) / BOARD.height),
  )
  const plan = useMemo(() => planTally({ seasons, position }), [seasons, position])
  const makeBoard = useCallback(
    () => [makePainting(BOARD.width, BOARD.height, resolution * 1.15)],
    [resolution],
  )
  const [board] = usePaintings(makeBoard)
  const fontReady = useFontReady()
  const elapsedMs = useRef(0)
  const shown = useRef('')
  const frames = useFrameLoop()
  useTick(
    useCallback(
      (ticker: { elapsedMS: number }) => {
        if (!board) return
        elapsedMs.current += ticker.elapsedMS
        const tally = plan.at(reducedMotion ? Infinity : elapsedMs.current)
        if (!plan.isEnd(tally)) frames.request()
        const now = `${tally.seasons} ${tally.position} ${fontReady} ${board.texture.uid}`
        if (now === shown.current) return
        shown.current = now
        board.paint((ctx) => paintBoard(ctx, { ...tally, clubs, worstPosition }))
      },
      [plan, board, clubs, worstPosition, reducedMotion, fontReady, frames],
    ),
  )
  return (
    <pixiContainer>
      {/* The ground fills the whole page, behind the board and the results. */}
      <GroundScene scene={{ ...scene, insets: NO_INSETS }} space={space} />
      <pixiSprite
        texture={board?.texture ?? Texture.EMPTY}
        anchor={0.5}
        scale={fit}
        x={Math.round(left + free.width / 2)}
        y={Math.round(top + free.height / 2)}
      />
    </pixiContainer>
  )
}
