import { useTick } from '@pixi/react'
import type { Container, Sprite, Texture } from 'pixi.js'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { Camera, Point, Space } from '../../core/camera.ts'
import { labelWidth, paintLabel } from '../../paint/paintPlayer.ts'
import { makePainting, useDestroyTextures } from '../../core/usePainting.ts'
import { FIELD } from '../../core/field.ts'
import type { Kit } from '../../core/kits.ts'
import type { Frame } from '../motion/frame.ts'
import { isHome, keeperOf } from '../motion/world.ts'
import type { Playback } from '../script/timeline/playback.ts'
import { bugPlace, namePlace, type NamedFeet } from './bugPlace.ts'

interface NameLabelProps {
  playback: Playback
  camera: Camera
  space: Space
  radius: number
  /** Pixels from the player's feet to the label. */
  height: number
  kits: readonly Kit[]
  fontReady: boolean
  /** Container that pans and zooms the picture. */
  picture: RefObject<Container | null>
  /** Pixels from the top of the score bug to the end of what hangs from it. */
  bugDepth: number
}

/** Name of the player on the ball or next to have it, above them; each name is painted once. */
export function NameLabel({
  playback,
  camera,
  space,
  radius,
  height,
  kits,
  fontReady,
  picture,
  bugDepth,
}: NameLabelProps) {
  const { resolution } = space
  const { people } = playback.plan
  const size = Math.round(Math.max(12, Math.min(16, radius * 1.05)))
  const labels = useMemo(() => {
    const painted = new Map<number, Texture>()
    const find = (who: number): Texture | undefined => {
      const known = painted.get(who)
      const person = people[who]
      const kit = kits[who]
      if (known || !person || !kit) return known
      const measure = document.createElement('canvas').getContext('2d')
      const width = measure ? labelWidth(measure, person.label, size) : 80
      const painting = makePainting(width, Math.round(size * 1.45), resolution)
      painting.paint((ctx) => paintLabel(ctx, person.label, kit, { width, size }))
      painted.set(who, painting.texture)
      return painting.texture
    }
    return { painted, find, fontReady }
  }, [people, kits, size, resolution, fontReady])
  const destroy = useDestroyTextures()
  useLayoutEffect(
    () => () => {
      destroy(labels.painted.values())
      labels.painted.clear()
    },
    [labels, destroy],
  )
  const sprite = useRef<Sprite>(null)
  const feet = useRef<NamedFeet & Point>({ x: 0, y: 0, scale: 1, width: 0, height: 0, above: 0 })
  const faced = useRef<Point>({ x: 0, y: 0, scale: 1 })
  const bug = useMemo(() => ({ ...bugPlace(camera), depth: bugDepth }), [camera, bugDepth])
  useTick(
    useCallback(() => {
      const label = sprite.current
      if (!label) return
      const { frame } = playback
      const slot = frame.named
      const { phase } = frame
      const playing = phase === 'play' || phase === 'chance' || phase === 'stopped' || phase === 'shoot-out'
      const texture = playing ? labels.find(frame.who[slot] ?? -1) : undefined
      label.visible = texture !== undefined
      if (!texture) return
      if (label.texture !== texture) label.texture = texture
      const { current } = feet
      feetOf(slot, { frame, camera }, current)
      const keeper = feetOf(keeperOf(!isHome(slot)), { frame, camera }, faced.current)
      current.width = texture.width
      current.height = texture.height
      current.above = height
      const bottom = namePlace(current, picture.current ?? UNMOVED, bug, keeper)
      label.position.set(Math.round(current.x), Math.round(bottom))
    }, [playback, camera, labels, height, picture, bug]),
  )
  return <pixiSprite ref={sprite} anchor={LABEL_ANCHOR} visible={false} />
}

/** Projects the feet of a player into `out`, and returns it. */
function feetOf(slot: number, { frame, camera }: { frame: Frame; camera: Camera }, out: Point): Point {
  return camera.project((frame.x[slot] ?? 0) * FIELD.length, (frame.y[slot] ?? 0) * FIELD.width, 0, out)
}

const LABEL_ANCHOR = { x: 0.5, y: 1 }
const UNMOVED = { x: 0, y: 0, scale: { x: 1 } }
