import { useTick } from '@pixi/react'
import type { Sprite, Texture } from 'pixi.js'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { type Insets, NO_INSETS, type Space } from '../core/camera.ts'
import { paintPlate, paintRestingPlate } from './paintPlate.ts'
import { paintBoardLight, paintTableBoard } from './paintTable.ts'
import { useFrameLoop } from '../core/FrameLoop.ts'
import { useFontReady, usePainting } from '../core/usePainting.ts'
import { type BoardLayout, layOutBoard } from './boardLayout.ts'
import { type BoardRow, planRows, type RowsPlan } from './rows.ts'

export interface LeagueSceneProps {
  /** Identifies the round: another one restarts the animation. */
  round: string
  /** Match weeks played, 0 before the first. */
  week: number
  /** One row per club, in order of position. */
  rows: readonly BoardRow[]
  /** Animates the round: rows start at their position before it. */
  hasNews: boolean
  /** Holds the animation while something covers the board. */
  isPaused: boolean
  /** The rows' way. Defaults to one slide from the old position to the new one. */
  plan?: RowsPlan
  /** Called once when every row has reached its position. */
  onFinished?: () => void
  /** Pixels covered by panels. */
  insets?: Insets
}

const NO_ROWS: readonly BoardRow[] = []

/** League table on a floodlit scoreboard: each club slides from its old position to its new one. */
export function LeagueScene({ scene, space }: { scene: LeagueSceneProps; space: Space }) {
  const { week, rows, hasNews, isPaused, onFinished } = scene
  const { width, height, resolution, theme, reducedMotion } = space
  const { top, right, bottom, left } = scene.insets ?? NO_INSETS
  const layout = useMemo(
    () => layOutBoard({ width, height, insets: { top, right, bottom, left } }, rows),
    [width, height, top, right, bottom, left, rows],
  )
  const plan = useMemo(() => scene.plan ?? planRows(rows), [scene.plan, rows])
  const fontReady = useFontReady()
  const isAtEnd = !hasNews || reducedMotion
  const elapsedMs = useRef(0)
  const frames = useFrameLoop()
  useTick({
    callback: useCallback(
      (ticker: { elapsedMS: number }) => {
        if (elapsedMs.current >= plan.endMs) return
        frames.request()
        elapsedMs.current += ticker.elapsedMS
        if (elapsedMs.current >= plan.endMs) onFinished?.()
      },
      [plan, onFinished, frames],
    ),
    isEnabled: !isAtEnd && !isPaused,
  })
  useEffect(() => {
    if (hasNews && reducedMotion && !isPaused) onFinished?.()
  }, [hasNews, reducedMotion, isPaused, onFinished])

  // Resting plates are part of the board's texture; only moving plates have textures of their own.
  const resting = isAtEnd ? rows : NO_ROWS
  const drawBoard = useCallback(
    (ctx: CanvasRenderingContext2D) => {
      if (!fontReady) return
      paintTableBoard(ctx, layout, theme, week)
      for (const row of resting) paintRestingPlate(ctx, { row, layout, theme })
    },
    [layout, theme, week, resting, fontReady],
  )
  const drawLight = useCallback((ctx: CanvasRenderingContext2D) => paintBoardLight(ctx, layout), [layout])
  const board = usePainting({ ...layout, resolution }, drawBoard)
  const light = usePainting({ ...layout, resolution: 0.5 }, drawLight)
  // Falling clubs lie below climbing ones, the own club above all.
  const moving = useMemo(
    () =>
      isAtEnd ? NO_ROWS : rows.toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn) || a.climbed - b.climbed),
    [rows, isAtEnd],
  )
  return (
    <pixiContainer x={layout.x} y={layout.y}>
      <pixiSprite texture={board} />
      {moving.map((row) => (
        <RowPlate
          key={row.club}
          row={row}
          layout={layout}
          plan={plan}
          space={space}
          elapsedMs={elapsedMs}
          fontReady={fontReady}
        />
      ))}
      {theme === 'dark' && <pixiSprite texture={light} blendMode="add" />}
    </pixiContainer>
  )
}

interface RowPlateProps {
  row: BoardRow
  layout: BoardLayout
  plan: RowsPlan
  space: Space
  /** Milliseconds since the start, advanced by the scene. */
  elapsedMs: RefObject<number>
  fontReady: boolean
}

/** Plate of a club that moves through the table. */
function RowPlate({ row, layout, plan, space, elapsedMs, fontReady }: RowPlateProps) {
  const plate = { row, layout, space, fontReady }
  const old = usePlate({ ...plate, isWritten: false })
  const written = usePlate({ ...plate, isWritten: true })
  const sprite = useRef<Sprite>(null)
  const show = useCallback(() => {
    const { current } = sprite
    if (!current) return
    const place = plan.placeAt(row, elapsedMs.current)
    current.texture = plan.isWrittenAt(row, elapsedMs.current) ? written : old
    current.y = layout.topOf(place)
    current.alpha = layout.opacityOf(place)
  }, [row, layout, plan, elapsedMs, old, written])
  useTick(show)
  useLayoutEffect(show, [show])
  return <pixiSprite ref={sprite} x={layout.plates.x} />
}

interface PlateProps {
  row: BoardRow
  layout: BoardLayout
  space: Space
  fontReady: boolean
  isWritten: boolean
}

function usePlate({ row, layout, space: { resolution, theme }, fontReady, isWritten }: PlateProps): Texture {
  const draw = useCallback(
    (ctx: CanvasRenderingContext2D) => {
      if (fontReady) paintPlate(ctx, { row, isWritten, layout, theme })
    },
    [row, isWritten, layout, theme, fontReady],
  )
  return usePainting({ width: layout.plates.width, height: layout.rowHeight, resolution }, draw)
}
