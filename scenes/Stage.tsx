import { useCallback, useEffect, useRef, useState } from 'react'
import { Bookmark } from './core/bookmark.ts'
import type { Capture } from './capture/captureLayout.ts'
import { chooseRenderer, unmaskedRenderer } from './chooseRenderer.ts'
import type { Theme } from './core/palette.ts'
import { matchKey, StageCanvas } from './StageCanvas.tsx'
import { SeparateRoot } from './SeparateRoot.tsx'
import type { Space } from './core/camera.ts'
import { describeScene, type StageScene } from './stageScene.ts'

export interface StageProps {
  scene: StageScene
  /** Part of the picture that is to be saved; stable while it is the same. */
  capture?: Capture | null
  /** Called with true once frames are drawn, and with false when drawing ends. Must be stable. */
  onDrawing?: (isDrawing: boolean) => void
  /** Called once the scene has been drawn in a size; a new function is called once the scene of its time has been. */
  onDrawn?: (width: number, height: number) => void
  /** Called once when nothing can be drawn; the game continues without scenes. */
  onUnavailable?: (reason: string) => void
  /** Called on an error in drawing that comes again once the scene has been started anew; it is static from then on. */
  onFault?: (fault: unknown) => void
  reducedMotion: boolean
  theme: Theme
}

/** The one Pixi Application of the session; fills its parent and lies behind the panels. */
export function Stage({
  scene,
  capture = null,
  onDrawing,
  onDrawn,
  onUnavailable,
  onFault,
  reducedMotion,
  theme,
}: StageProps) {
  const [canvas, setCanvas] = useState(() => ({
    renderer: chooseRenderer(unmaskedRenderer()),
    rebuilt: false,
    starts: 1,
  }))
  const [failure, setFailure] = useState(() => (canDraw() ? null : 'This browser offers no canvas.'))
  const parent = useRef<HTMLDivElement>(null)
  const size = useSize(parent)
  const [bookmark] = useState(() => new Bookmark())
  const handleLoss = useCallback(() => {
    bookmark.markLost()
    if (canvas.rebuilt) setFailure('The browser took the canvas away.')
    else setCanvas({ renderer: 'canvas', rebuilt: true, starts: canvas.starts + 1 })
  }, [canvas, bookmark])
  const name = nameScene(scene)
  const isRestarted = useRef(false)
  useEffect(() => {
    isRestarted.current = false
  }, [name])
  // Stable, as the frame loop runs for as long as it is the same.
  const handleFault = useCallback(
    (fault: unknown) => {
      if (isRestarted.current) {
        onFault?.(fault)
        return
      }
      isRestarted.current = true
      bookmark.markLost()
      setCanvas((old) => ({ ...old, starts: old.starts + 1 }))
    },
    [bookmark, onFault],
  )
  useEffect(() => {
    if (failure !== null) onUnavailable?.(failure)
  }, [failure, onUnavailable])
  const { width, height, resolution } = size
  const space: Space = { width, height, resolution, theme, reducedMotion }
  return (
    <div ref={parent} role="img" aria-label={describeScene(scene)} style={FILL}>
      {failure === null && width > 0 && height > 0 && (
        <SeparateRoot>
          <StageCanvas
            key={canvas.starts}
            renderer={canvas.renderer}
            isRebuilt={canvas.rebuilt}
            scene={scene}
            capture={capture}
            space={space}
            bookmark={bookmark}
            onLost={handleLoss}
            onDrawing={onDrawing}
            onDrawn={onDrawn}
            onFault={handleFault}
          />
        </SeparateRoot>
      )}
    </div>
  )
}

const FILL = { position: 'absolute', inset: 0, overflow: 'hidden' } as const

/** Name of a scene, which is another one when it changes. */
function nameScene(scene: StageScene): string {
  return scene.kind === 'matchday' ? matchKey(scene) : scene.kind
}

function useSize(element: { current: HTMLElement | null }) {
  const [size, setSize] = useState({ width: 0, height: 0, resolution: 1 })
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const width = Math.round(entry.contentRect.width)
      const height = Math.round(entry.contentRect.height)
      const resolution = Math.min(2, window.devicePixelRatio || 1)
      setSize((old) =>
        old.width === width && old.height === height && old.resolution === resolution
          ? old
          : { width, height, resolution },
      )
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}

function canDraw(): boolean {
  return document.createElement('canvas').getContext('2d') !== null
}
