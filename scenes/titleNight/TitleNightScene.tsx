import { useTick } from '@pixi/react'
import { useCallback, useMemo, useRef } from 'react'
import { cssColour } from '../core/colour.ts'
import { GroundScene, type GroundSceneProps } from '../ground/GroundScene.tsx'
import { LeagueScene, type LeagueSceneProps } from '../league/LeagueScene.tsx'
import { paintTrophy, TROPHY } from '../paint/paintTrophy.ts'
import { NO_INSETS, type Space } from '../core/camera.ts'
import { usePainting } from '../core/usePainting.ts'
import { planNight, type Night } from './nightPlan.ts'
import { RisingTrophy } from './RisingTrophy.tsx'
import { TitleConfetti } from './TitleConfetti.tsx'
import { planTrophy } from './trophyPlan.ts'

export interface TitleNightSceneProps extends GroundSceneProps {
  /** Outcome of the season for the own club. */
  tone: 'champions' | 'runners-up' | 'play-off' | 'high' | 'kept' | 'escape' | 'fallen'
  season: number
  rows: LeagueSceneProps['rows']
  night: Night
  champion: { name: string; colours: readonly [string, string] }
  /** Shows the final table at once. */
  isSettled: boolean
  /** Holds the night while something covers it. */
  isPaused: boolean
  /** Called with the number of grounds that have ended whenever it changes. */
  onGrounds?: (ended: number) => void
  /** Called once when the table has settled. */
  onFinished?: () => void
}

/** Opacity of the shade over the ground behind the board, by the outcome for the club. */
const SHADE: Record<TitleNightSceneProps['tone'], number> = {
  champions: 0,
  'runners-up': 0,
  'play-off': 0,
  high: 0,
  kept: 0.12,
  escape: 0.22,
  fallen: 0.5,
}

/** The last evening of a season: the table settles over the ground, then trophy, confetti or dimmed lights. */
export function TitleNightScene({ scene, space: page }: { scene: TitleNightSceneProps; space: Space }) {
  const { tone, season, rows, night, champion, isSettled, isPaused, onGrounds, onFinished } = scene
  // The last matches are played under floodlights, whatever the page's theme is.
  const space = useMemo<Space>(() => ({ ...page, theme: 'dark' }), [page])
  const { reducedMotion } = space
  const trophy = planTrophy(page, scene.insets ?? NO_INSETS, tone === 'champions')
  const plan = useMemo(() => planNight(night), [night])
  const elapsedMs = useRef(0)
  const ended = useRef(0)
  useTick({
    callback: useCallback(
      (ticker: { elapsedMS: number }) => {
        elapsedMs.current += ticker.elapsedMS
        const now = plan.groundsAt(elapsedMs.current)
        if (now === ended.current) return
        ended.current = now
        onGrounds?.(now)
      },
      [plan, onGrounds],
    ),
    isEnabled: !isSettled && !isPaused && !reducedMotion,
  })
  return (
    <pixiContainer>
      <GroundScene scene={{ ...scene, insets: NO_INSETS }} space={space} />
      {isSettled && SHADE[tone] > 0 && <Shade alpha={SHADE[tone]} space={space} />}
      <LeagueScene
        scene={{
          round: `season ${season}`,
          week: 38,
          rows,
          hasNews: !isSettled,
          isPaused,
          plan,
          ...(onFinished && { onFinished }),
          insets: trophy.board,
        }}
        space={space}
      />
      {isSettled && <LeagueTrophy colours={champion.colours} plan={trophy} space={space} />}
      {isSettled && tone === 'champions' && !reducedMotion && (
        <TitleConfetti colours={champion.colours} space={space} />
      )}
    </pixiContainer>
  )
}

function Shade({ alpha, space: { width, height } }: { alpha: number; space: Space }) {
  const draw = useCallback(
    (ctx: CanvasRenderingContext2D) => {
      ctx.fillStyle = cssColour([4, 7, 12], alpha)
      ctx.fillRect(0, 0, width, height)
    },
    [width, height, alpha],
  )
  return <pixiSprite texture={usePainting({ width, height, resolution: 0.25 }, draw)} />
}

/** The trophy with the champions' ribbons; it rises once the table has settled. */
function LeagueTrophy({
  colours,
  plan: { place, scale },
  space,
}: {
  colours: TitleNightSceneProps['champion']['colours']
  plan: ReturnType<typeof planTrophy>
  space: Space
}) {
  const draw = useCallback((ctx: CanvasRenderingContext2D) => paintTrophy(ctx, colours), [colours])
  return <RisingTrophy size={TROPHY} draw={draw} place={place} scale={scale} space={space} />
}
