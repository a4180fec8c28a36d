import { useCallback } from 'react'
import type { Camera, Space } from '../../core/camera.ts'
import { usePainting } from '../../core/usePainting.ts'
import type { Moment } from '../motion/moments.ts'
import { paintRunAndPass } from './replayView.ts'
import type { MatchPlan } from '../script/timeline/timeline.ts'

interface ReplayMarksProps {
  plan: MatchPlan
  moment: Moment
  camera: Camera
  space: Space
}

/** The run of the shooter and the last pass, marked on the pitch. */
export function ReplayMarks({ plan, moment, camera, space }: ReplayMarksProps) {
  const { width, height, resolution } = space
  const draw = useCallback(
    (ctx: CanvasRenderingContext2D) => paintRunAndPass(ctx, { recording: plan.recording, moment, camera }),
    [plan, moment, camera],
  )
  const texture = usePainting({ width, height, resolution }, draw)
  return <pixiSprite texture={texture} />
}
