import 'pixi.js/unsafe-eval'
import { Application, extend } from '@pixi/react'
import { Container, Sprite, type Application as PixiApplication } from 'pixi.js'
import { Component, useCallback, useEffect, useRef, useState, type JSX, type ReactNode } from 'react'
import { Bookmark } from './core/bookmark.ts'
import { CareerScene } from './career/CareerScene.tsx'
import { chooseRenderer, unmaskedRenderer } from './chooseRenderer.ts'
import { FrameLoop, FrameLoopContext } from './core/FrameLoop.ts'
import { GroundScene } from './ground/GroundScene.tsx'
import { LeagueScene } from './league/LeagueScene.tsx'
import { MatchdayScene, type MatchdaySceneProps } from './matchday/MatchdayScene.tsx'
import type { Theme } from './core/palette.ts'
import { SeparateRoot } from './SeparateRoot.tsx'
import { NO_INSETS, type Space } from './core/space.ts'
import { describeScene, type StageScene } from './stageScene.ts'
import { TitleNightScene } from './titleNight/TitleNightScene.tsx'
import { useDrawingNotice } from './useDrawingNotice.ts'
import { useRemotePainter } from './painter/useRemotePainter.ts'

extend({ Container, Sprite })

export interface StageProps {
  scene: StageScene
  /** Called with true once frames are drawn, and with false when drawing ends. Must be stable. */
  onDrawing?: (isDrawing: boolean) => void
  /** Called once when nothing can be drawn; the game continues without scenes. */
  onUnavailable?: (reason: string) => void
  /** Called on an error in drawing that comes again once the scene has been started anew; it is static from then on. */
  onFault?: (fault: unknown) => void
  reducedMotion: boolean
  theme: Theme
}

/** The one Pixi Application of the session; fills its parent and lies behind the panels. */
export function Stage({ scene, onDrawing, onUnavailable, onFault, reducedMotion, theme }: StageProps) {
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
          <Canvas
            key={canvas.starts}
            renderer={canvas.renderer}
            isRebuilt={canvas.rebuilt}
            scene={scene}
            space={space}
            bookmark={bookmark}
            onLost={handleLoss}
            onDrawing={onDrawing}
            onFault={handleFault}
          />
        </SeparateRoot>
      )}
    </div>
  )
}

const FILL = { position: 'absolute', inset: 0, overflow: 'hidden' } as const

interface CanvasProps {
  renderer: 'webgl' | 'canvas'
  /** Draws in the page's own thread, in case the other one was the fault. */
  isRebuilt: boolean
  scene: StageScene
  space: Space
  bookmark: Bookmark
  onLost: () => void
  onDrawing: StageProps['onDrawing']
  onFault: StageProps['onFault']
}

function Canvas({ renderer, isRebuilt, scene, space, bookmark, onLost, onDrawing, onFault }: CanvasProps) {
  const [app, setApp] = useState<PixiApplication | null>(null)
  const [frames] = useState(() => new FrameLoop())
  const { attach, painter } = useRemotePainter(renderer === 'canvas' && !isRebuilt, onLost)
  const { width, height, resolution } = space
  useEffect(
    () => (app ? frames.run(app, { painter: painter.current, onFault }) : undefined),
    [app, frames, painter, onFault],
  )
  useEffect(() => {
    app?.renderer.resize(width, height, resolution)
    frames.request()
  }, [app, frames, width, height, resolution])
  useEffect(() => (app ? watchContext(app, onLost) : undefined), [app, onLost])
  useDrawingNotice(app !== null, onDrawing)
  return (
    <Application
      ref={attach}
      onInit={setApp}
      {...startOptions(renderer)}
      width={width}
      height={height}
      resolution={resolution}
      autoDensity
      antialias
      backgroundAlpha={1}
      backgroundColor={space.theme === 'dark' ? 0x070b14 : 0xd9dccf}
    >
      <FrameLoopContext value={frames}>
        <SceneBoundary onFault={onFault}>
          <CurrentScene scene={scene} space={space} bookmark={bookmark} />
        </SceneBoundary>
      </FrameLoopContext>
    </Application>
  )
}

interface CurrentSceneProps {
  scene: StageScene
  space: Space
  bookmark: Bookmark
}

/** Renders the scene. The ground is always the first child, so that React keeps it from one scene to the next. */
export function CurrentScene({ scene, space, bookmark }: CurrentSceneProps): JSX.Element {
  switch (scene.kind) {
    case 'ground':
      return (
        <>
          <GroundScene scene={scene} space={space} />
        </>
      )
    case 'league':
      return (
        <>
          <GroundScene scene={{ ...scene, insets: NO_INSETS }} space={space} />
          <LeagueScene key={scene.round} scene={scene} space={space} />
        </>
      )
    case 'title-night':
      return <TitleNightScene scene={scene} space={space} />
    case 'career':
      return <CareerScene scene={scene} space={space} />
    case 'matchday':
      return <MatchdayScene key={matchKey(scene)} scene={scene} space={space} bookmark={bookmark} />
  }
}

/**
 * Options that Pixi accepts but the component's type lacks: the canvas renderer, no events and accessibility
 * systems (every control and text is in the DOM), and no frame before the error handler is attached.
 */
function startOptions(renderer: 'webgl' | 'canvas'): object {
  return { preference: renderer, skipExtensionImports: true, autoStart: false }
}

/** Name of a scene, which is another one when it changes. */
function nameScene(scene: StageScene): string {
  return scene.kind === 'matchday' ? matchKey(scene) : scene.kind
}

/** Key of a match, so that the clock survives a new report of the same match. */
function matchKey({ report: { setup } }: MatchdaySceneProps): string {
  return `${setup.home.club} ${setup.away.club} ${setup.random.join(' ')}`
}

/** Calls `onLost` when the WebGL context is lost. Returns a function that stops watching. */
function watchContext({ canvas }: PixiApplication, onLost: () => void): () => void {
  canvas.addEventListener('webglcontextlost', onLost)
  canvas.addEventListener('contextlost', onLost)
  return () => {
    canvas.removeEventListener('webglcontextlost', onLost)
    canvas.removeEventListener('contextlost', onLost)
  }
}

interface SceneBoundaryProps {
  onFault: StageProps['onFault']
  children: ReactNode
}

/** Catches errors inside Pixi's React tree, which error boundaries of the page don't receive. */
class SceneBoundary extends Component<SceneBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  #isReported = false

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** Several parts of a scene may break in one commit; the first fault is reported. */
  override componentDidCatch(fault: unknown) {
    if (!this.#isReported) this.props.onFault?.(fault)
    this.#isReported = true
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
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
