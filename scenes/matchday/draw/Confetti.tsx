import { useTick } from '@pixi/react'
import type { Container } from 'pixi.js'
import { useCallback, useRef } from 'react'
import type { Camera, Space } from '../../core/camera.ts'
import { cssColour } from '../../core/colour.ts'
import { makePainting, usePaintings } from '../../core/usePainting.ts'
import type { Kits } from '../../core/kits.ts'
import { shootOutWinner } from './kickWords.ts'
import type { Playback } from '../script/timeline/playback.ts'
import { hashFraction } from '../../core/stageHash.ts'

interface ConfettiProps {
  playback: Playback
  camera: Camera
  space: Space
  kits: Kits
}

const PIECES = Array.from({ length: 64 }, (_, i) => i)
const FALL_SECONDS = 3.2

/** Goals behind which no confetti falls for one more. */
const OUT_OF_REACH = 2

/** Confetti in the home colours after a home goal that is more than a consolation, and a shoot-out that is won. */
export function Confetti({ playback, camera, space, kits }: ConfettiProps) {
  const { inner } = camera
  const makeColours = useCallback(
    () =>
      [kits.home.shirt, kits.home.trim, [255, 255, 255] as const].map((colour) => {
        const painting = makePainting(6, 9, space.resolution)
        painting.paint((ctx) => {
          ctx.fillStyle = cssColour(colour)
          ctx.fillRect(0, 0, 6, 9)
        })
        return painting
      }),
    [kits, space.resolution],
  )
  const colours = usePaintings(makeColours)
  const group = useRef<Container>(null)
  useTick(
    useCallback(() => {
      const pieces = group.current
      if (!pieces) return
      const { frame, plan } = playback
      const last = plan.report.events[frame.eventCount - 1]
      const winner = shootOutWinner(frame, plan.report.shootOut)
      const since = winner ? frame.sinceKick : frame.sinceEvent
      const isHomeGoal = winner ? winner === 'home' : last?.type === 'goal' && last.team === 'home'
      const isClose = frame.awayGoals - frame.homeGoals < OUT_OF_REACH
      pieces.visible = isHomeGoal && isClose && since < FALL_SECONDS
      if (!pieces.visible) return
      for (let i = 0; i < pieces.children.length; i++) {
        const piece = pieces.children[i]
        if (!piece) continue
        const fall = since / FALL_SECONDS + hashFraction(i, 21) * 0.35 - 0.3
        const sway = Math.sin(since * (2 + hashFraction(i, 22) * 3) + i)
        piece.position.set(
          inner.x + hashFraction(i, 23) * inner.width + sway * 14,
          inner.y + fall * inner.height,
        )
        piece.rotation = since * (1 + hashFraction(i, 24) * 4) + i
        piece.alpha = fall < 0 ? 0 : Math.min(1, (FALL_SECONDS - since) * 1.5)
      }
    }, [playback, inner]),
  )
  return (
    <pixiContainer ref={group} visible={false}>
      {PIECES.map((i) => {
        const texture = colours[i % colours.length]?.texture
        return texture && <pixiSprite key={i} texture={texture} anchor={0.5} />
      })}
    </pixiContainer>
  )
}
