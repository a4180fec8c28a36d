import 'pixi.js/unsafe-eval'
import { Application, extend } from '@pixi/react'
import { Container, Sprite, type Application as PixiApplication } from 'pixi.js'
import { Component, type JSX, type ReactNode, useEffect, useState } from 'react'
import type { Capture } from './capture/captureLayout.ts'
import { useCapture } from './capture/useCapture.ts'
import type { Bookmark } from './core/bookmark.ts'
import { CareerScene } from './career/CareerScene.tsx'
import { FrameLoop, FrameLoopContext } from './core/FrameLoop.ts'
import { GroundScene } from './ground/GroundScene.tsx'
import { LeagueScene } from './league/LeagueScene.tsx'
import { MatchdayScene, type MatchdaySceneProps } from './matchday/MatchdayScene.tsx'
import { useDrawingNotice } from './SeparateRoot.tsx'
import { NO_INSETS, type Space } from './core/camera.ts'
import type { StageScene } from './stageScene.ts'
import { CupNightScene } from './titleNight/CupNightScene.tsx'
import { TitleNightScene } from './titleNight/TitleNightScene.tsx'
import { useRemotePainter } from './painter/useRemotePainter.ts'

extend({ Container, Sprite })

interface CanvasProps {
  renderer: 'webgl' | 'canvas'
  /** Draws in the page's own thread, in case the other one was the fault. */
  isRebuilt: boolean
  scene: StageScene
  capture: Capture | null
  space: Space
  bookmark: Bookmark
  onLost: () => void
  onDrawing: ((isDrawing: boolean) => void) | undefined
  onDrawn: ((width: number, height: number) => void) | undefined
  onFault: ((fault: unknown) => void) | undefined
}

/** Application with the scene in it. */
export function StageCanvas({
  renderer,
  isRebuilt,
  scene,
  capture,
  space,
  bookmark,
  onLost,
  onDrawing,
  onDrawn,
  onFault,
}: CanvasProps) {
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
  useEffect(() => {
    if (!app || !onDrawn) return
    frames.whenDrawn(() => onDrawn(width, height))
    frames.request()
  }, [app, frames, onDrawn, width, height])
  useEffect(() => (app ? watchContext(app, onLost) : undefined), [app, onLost])
  useDrawingNotice(app !== null, onDrawing)
  useCapture({ canvas: app?.canvas ?? null, frames, space, insets: scene.insets ?? NO_INSETS, capture })
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
    case 'cup-night':
      return <CupNightScene scene={scene} space={space} />
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

/** Key of a match, so that the clock survives a new report of the same match. */
export function matchKey({ report: { setup } }: MatchdaySceneProps): string {
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
  onFault: CanvasProps['onFault']
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
