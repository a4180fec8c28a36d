import { useCallback, useMemo } from 'react'
import type { CompetitionId } from '../../client/simulation/core/tie.ts'
import { NO_INSETS, type Space } from '../core/camera.ts'
import { GroundScene, type GroundSceneProps } from '../ground/GroundScene.tsx'
import { paintGlobe } from '../paint/paintGlobe.ts'
import { LANTERN, paintLantern } from '../paint/paintLantern.ts'
import { RisingTrophy } from './RisingTrophy.tsx'
import { TitleConfetti } from './TitleConfetti.tsx'

export interface CupNightSceneProps extends GroundSceneProps {
  competition: CompetitionId
  season: number
  /** Name of the own club, which has won. */
  winner: string
}

/** Share of the free height that the trophy takes, and the most of its own size. */
const SHARE = 0.62
const MAX_SCALE = 2

/** The evening of a competition won: its trophy, if it has one, over the own ground in confetti of the club's colours. */
export function CupNightScene({ scene, space: page }: { scene: CupNightSceneProps; space: Space }) {
  // The final has been played under floodlights, whatever the page's theme is.
  const space = useMemo<Space>(() => ({ ...page, theme: 'dark' }), [page])
  const { colours } = scene
  const paint = scene.competition === 'europe' ? paintGlobe : paintLantern
  const { top, right, bottom, left } = scene.insets ?? NO_INSETS
  const draw = useCallback(
    (ctx: CanvasRenderingContext2D) => {
      ctx.clearRect(0, 0, LANTERN.width, LANTERN.height)
      paint(ctx, colours)
    },
    [colours, paint],
  )
  const free = { width: space.width - left - right, height: space.height - top - bottom }
  const scale = Math.min(MAX_SCALE, (SHARE * free.height) / LANTERN.height, free.width / LANTERN.width)
  const place = { x: left + free.width / 2, y: top + free.height / 2 }
  return (
    <pixiContainer>
      <GroundScene scene={{ ...scene, hasCup: false, insets: NO_INSETS }} space={space} />
      {scene.competition !== 'playoff' && (
        <RisingTrophy size={LANTERN} draw={draw} place={place} scale={scale} space={space} />
      )}
      {!space.reducedMotion && <TitleConfetti colours={colours} space={space} />}
    </pixiContainer>
  )
}
