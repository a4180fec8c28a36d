import { useTick } from '@pixi/react'
import { type Sprite, Texture } from 'pixi.js'
import { useCallback, useRef } from 'react'
import type { Camera, Space } from '../../core/camera.ts'
import type { Kits } from '../../core/kits.ts'
import { makePainting, usePaintings } from '../../core/usePainting.ts'
import { kickMarks } from '../../../client/simulation/core/kickMarks.ts'
import { shootOutScore } from '../../../client/simulation/core/shootOutScore.ts'
import type { Playback } from '../script/timeline/playback.ts'
import { bugPlace } from './bugPlace.ts'
import { MARKS, paintKickMarks, paintTag, TAG } from './paintKickMarks.ts'
import { BUG } from './paintScore.ts'

interface KickMarksProps {
  playback: Playback
  camera: Camera
  space: Space
  kits: Kits
  fontReady: boolean
  /** Competition and round; null in the league. */
  occasion: string | null
}

/** Below the score bug: the competition and its round, or in a shoot-out the kicks of both sides. */
export function KickMarks({ playback, camera, space, kits, fontReady, occasion }: KickMarksProps) {
  const { resolution } = space
  const make = useCallback(
    () => [
      makePainting(MARKS.width, MARKS.height, resolution),
      makePainting(TAG.width, TAG.height, resolution),
    ],
    [resolution],
  )
  const [rows, tag] = usePaintings(make)
  const rowsSprite = useRef<Sprite>(null)
  const tagSprite = useRef<Sprite>(null)
  const shown = useRef('')
  useTick(
    useCallback(() => {
      if (!rows || !tag || !rowsSprite.current || !tagSprite.current) return
      const { frame, plan, clock } = playback
      const { setup, shootOut } = plan.report
      const isShootOut = shootOut !== null && (clock === 'PEN' || (clock === 'AET' && frame.kickCount > 0))
      rowsSprite.current.visible = isShootOut
      tagSprite.current.visible = !isShootOut && occasion !== null
      const now = `${isShootOut} ${frame.kickCount} ${occasion} ${fontReady} ${rows.texture.uid}`
      if (now === shown.current) return
      shown.current = now
      if (occasion !== null) tag.paint((ctx) => paintTag(ctx, occasion))
      if (!shootOut) return
      const kicks = shootOut.slice(0, frame.kickCount)
      const { home, away } = shootOutScore(kicks)
      const next = shootOut[frame.kickCount]?.side
      rows.paint((ctx) =>
        paintKickMarks(ctx, {
          codes: [setup.home.code, setup.away.code],
          kits,
          marks: [kickMarks(kicks, 'home'), kickMarks(kicks, 'away')],
          scored: [home, away],
          next: next === undefined ? null : next === 'home' ? 0 : 1,
        }),
      )
    }, [playback, rows, tag, kits, occasion, fontReady]),
  )
  const { x, y } = bugPlace(camera)
  return (
    <pixiContainer x={x} y={y + BUG.height}>
      <pixiSprite ref={rowsSprite} texture={rows?.texture ?? Texture.EMPTY} visible={false} />
      <pixiSprite ref={tagSprite} texture={tag?.texture ?? Texture.EMPTY} visible={false} />
    </pixiContainer>
  )
}
