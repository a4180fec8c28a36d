import { useTick } from '@pixi/react'
import { UPDATE_PRIORITY } from 'pixi.js'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Weather } from '../../client/simulation/core/weather.ts'
import type { MatchReport, Side } from '../../client/simulation/match/matchReport.ts'
import type { MatchAtmosphere } from '../../client/simulation/season/matchAtmosphere.ts'
import { aimCamera, BROADCAST, type Insets, NO_INSETS, type Space } from '../core/camera.ts'
import type { Bookmark } from '../core/bookmark.ts'
import type { Pace } from '../core/clock.ts'
import { useFrameLoop } from '../core/FrameLoop.ts'
import { isFloodlit } from '../paint/paintLight.ts'
import { supportOf } from '../paint/paintStands.ts'
import { groundPalette } from '../core/palette.ts'
import { useDetail } from '../core/useDetail.ts'
import { useFontReady } from '../core/usePainting.ts'
import { Announcements } from './draw/Announcements.tsx'
import { Backdrop } from './draw/Backdrop.tsx'
import { Ball } from './draw/Ball.tsx'
import { Benches } from './draw/Benches.tsx'
import { Confetti } from './draw/Confetti.tsx'
import { CENTRE_X, CENTRE_Y } from '../core/field.ts'
import { chooseKits, coloursOf, kitOf } from '../core/kits.ts'
import { Figures } from './draw/Figures.tsx'
import { type PlayerLook, sizePlayers } from './draw/figureLooks.ts'
import { Goals } from './draw/Goals.tsx'
import { KickMarks } from './draw/KickMarks.tsx'
import { NameLabel } from './draw/NameLabel.tsx'
import { Playback } from './script/timeline/playback.ts'
import type { MatchPlan } from './script/timeline/timeline.ts'
import { PhoneLights } from './draw/PhoneLights.tsx'
import { MARKS, TAG } from './draw/paintKickMarks.ts'
import { BUG } from './draw/paintScore.ts'
import { Players } from './draw/Players.tsx'
import { Precipitation } from './draw/Precipitation.tsx'
import { ReplayMarks } from './draw/ReplayMarks.tsx'
import { frameReplay } from './draw/replayView.ts'
import { useFraming } from './draw/useFraming.ts'
import { ScoreBoard } from './draw/ScoreBoard.tsx'
import { Signals } from './draw/Signals.tsx'

export interface MatchdaySceneProps {
  /**
   * The match so far, or all of it. A new report of the same match (same setup, same events up to the minute
   * shown) continues where the old one was.
   */
  report: MatchReport
  pace: Pace
  paused: boolean
  /** Jumps to the end when it becomes true. */
  skipped: boolean
  /** Start minute; only read when a match begins. */
  startMinute?: number
  /** Events shown already, some of them in the minute after `startMinute`; only read when a match begins. */
  startEvents?: number
  /** Kicks of the shoot-out shown already; only read when a match begins. */
  startKicks?: number
  /** Competition and round, such as 'Lantern Cup, final'; null in the league. */
  occasion?: string | null
  /** Side of the manager, for the label; null for a neutral match. */
  ownSide: Side | null
  /** Seats of the home ground. */
  capacity: number
  /** Number of spectators. */
  attendance: number
  weather: Weather
  atmosphere: MatchAtmosphere
  /** Pixels covered by panels. */
  insets?: Insets
  /** Called with the whole minutes played, as the four below once the frame that shows it has been drawn. */
  onMinute?: (minute: number) => void
  /** Called with the text of the match clock, as on the scoreboard. */
  onClock?: (clock: string) => void
  /** Called with the number of events shown, whose text `matchLog` has. */
  onEvents?: (count: number) => void
  /** Called with the number of kicks of a shoot-out shown. */
  onKicks?: (count: number) => void
  onFinished?: () => void
  /** Called in every frame with the plan, the second of play at full pace, and whether it is a replay's. */
  onMoment?: (plan: MatchPlan, second: number, isReplay: boolean) => void
  /** Players as running figures, where there is room, or as tokens. */
  players?: PlayerLook
  /** True if the camera follows play and closes in on the final third; otherwise it shows the whole pitch. */
  follows?: boolean
  /** Index of the event that is shown again; null while the match goes on. */
  replayed?: number | null
  /** Begins the replay anew whenever it changes. */
  replayRound?: number
  /** Shows every goal again at full pace. */
  repeatsGoals?: boolean
  /** Called when a replay begins, with the index of its event, and with null when it ends. */
  onReplay?: (event: number | null) => void
}

interface SceneInput {
  scene: MatchdaySceneProps
  space: Space
  bookmark: Bookmark
}

/** Live match: ground, players, ball, score. Draws everything from the plan. */
export function MatchdayScene({ scene, space, bookmark }: SceneInput) {
  const { report, capacity, attendance, weather, atmosphere, occasion = null } = scene
  const { guests, titleFor, isDecisive } = atmosphere
  const playback = usePlayback({ scene, space, bookmark })
  const { top, right, bottom, left } = scene.insets ?? NO_INSETS
  const { width, height } = space
  const camera = useMemo(
    () => aimCamera({ width, height, insets: { top, right, bottom, left } }, BROADCAST),
    [width, height, top, right, bottom, left],
  )
  const { plan } = playback
  const { people } = plan
  const { replayed = null } = scene
  const moment = plan.moments.find(({ event }) => event === replayed) ?? null
  const again = useMemo(
    () => moment && frameReplay(camera, { plan, moment, space: { width, height } }),
    [camera, plan, moment, width, height],
  )
  const { home, away } = report.setup
  const [homeShirt, homeTrim] = home.colours
  const [awayShirt, awayTrim] = away.colours
  const kits = useMemo(
    () => chooseKits([homeShirt, homeTrim], [awayShirt, awayTrim]),
    [homeShirt, homeTrim, awayShirt, awayTrim],
  )
  const personKits = useMemo(() => people.map((person) => kitOf(person, kits)), [people, kits])
  const support = useMemo(
    () => supportOf(coloursOf(kits), { attendance, capacity, guests }),
    [kits, attendance, capacity, guests],
  )
  const fontReady = useFontReady()
  const middleScale = camera.project(CENTRE_X, CENTRE_Y, 0, { x: 0, y: 0, scale: 1 }).scale
  const detail = useDetail(useCallback(() => playback.isMoving, [playback]))
  const isPlain = detail === 'plain'
  const isDark = isFloodlit(groundPalette(space.theme, weather.sky), weather)
  const wanted = detail === 'full' ? (scene.players ?? 'figures') : 'tokens'
  const { look, figure, radius, ball } = sizePlayers(middleScale, wanted)
  const labelHeight = look === 'figures' ? figure * 1.16 : radius * 1.5
  const shared = { playback, camera, space }
  const picture = useFraming({
    playback,
    camera,
    space,
    replay: again,
    follows: (scene.follows ?? true) && !isPlain,
  })
  const bugDepth = BUG.height + (report.shootOut ? MARKS.height : occasion === null ? 0 : TAG.height)
  return (
    <pixiContainer>
      <pixiContainer ref={picture}>
        <Backdrop
          {...shared}
          capacity={capacity}
          support={support}
          flags={titleFor}
          weather={weather}
          isStill={isPlain}
          picture={picture}
        />
        {moment && <ReplayMarks plan={plan} moment={moment} camera={camera} space={space} />}
        {isDark && isDecisive && !isPlain && (
          <PhoneLights {...shared} capacity={capacity} support={support} />
        )}
        <Goals {...shared} />
        {look === 'figures' && <Benches {...shared} height={figure} middleScale={middleScale} kits={kits} />}
        {look === 'figures' ? (
          <Figures
            key={fontReady ? 'font' : 'plain'}
            {...shared}
            height={figure}
            middleScale={middleScale}
            kits={personKits}
            sides={kits}
          />
        ) : (
          <Players
            key={fontReady ? 'font' : 'plain'}
            {...shared}
            radius={radius}
            middleScale={middleScale}
            kits={personKits}
          />
        )}
        <Ball {...shared} radius={ball} middleScale={middleScale} />
        <NameLabel
          {...shared}
          radius={radius}
          height={labelHeight}
          kits={personKits}
          fontReady={fontReady}
          picture={picture}
          bugDepth={bugDepth}
        />
        <Signals {...shared} figure={figure} middleScale={middleScale} height={labelHeight} />
      </pixiContainer>
      {!space.reducedMotion && !isPlain && (
        <Precipitation playback={playback} space={space} sky={weather.sky} />
      )}
      {!space.reducedMotion && !isPlain && <Confetti {...shared} kits={kits} />}
      <ScoreBoard {...shared} kits={kits} fontReady={fontReady} />
      {(occasion !== null || report.shootOut) && (
        <KickMarks {...shared} kits={kits} fontReady={fontReady} occasion={occasion} />
      )}
      <Announcements {...shared} kits={kits} fontReady={fontReady} picture={picture} bugDepth={bugDepth} />
    </pixiContainer>
  )
}

/** Creates one playback for the scene's lifetime, synchronizes it with the props and advances it by the ticker. */
function usePlayback({ scene, space, bookmark }: SceneInput): Playback {
  const { report, pace, paused, skipped, startMinute = 0 } = scene
  const { startEvents: events = 0, startKicks: kicks = 0 } = scene
  const { onMinute, onClock, onEvents, onKicks, onFinished, onMoment, onReplay } = scene
  const { replayed = null, replayRound = 0, repeatsGoals = false } = scene
  const frames = useFrameLoop()
  const [playback] = useState(
    () => new Playback(report, pace, { minute: bookmark.startMinute(startMinute), events, kicks }),
  )
  useEffect(() => {
    const drawn = <Args extends unknown[]>(call?: (...args: Args) => void) =>
      call && ((...args: Args) => frames.whenDrawn(() => call(...args)))
    playback.listen({
      onMinute: drawn(onMinute),
      onClock: drawn(onClock),
      onEvents: drawn(onEvents),
      onKicks: drawn(onKicks),
      onFinished: drawn(onFinished),
      onMoment,
      onReplay,
    })
  }, [playback, frames, onMinute, onClock, onEvents, onKicks, onFinished, onMoment, onReplay])
  useEffect(() => playback.setStepped(space.reducedMotion), [playback, space.reducedMotion])
  useEffect(() => playback.setPace(pace), [playback, pace])
  useEffect(() => playback.setPaused(paused), [playback, paused])
  useEffect(() => playback.setRepeatsGoals(repeatsGoals), [playback, repeatsGoals])
  useEffect(() => playback.setReport(report), [playback, report])
  useEffect(() => playback.showAgain(replayed), [playback, replayed])
  useEffect(() => {
    if (replayRound > 0) playback.restartReplay()
  }, [playback, replayRound])
  useEffect(() => bookmark.clear(), [bookmark])
  useEffect(() => {
    if (skipped) playback.skip()
  }, [playback, skipped])
  useTick({
    callback: useCallback(
      (ticker: { elapsedMS: number }) => {
        playback.tick(ticker.elapsedMS)
        bookmark.store(playback.frame.minute)
        if (playback.isMoving) frames.request()
      },
      [playback, bookmark, frames],
    ),
    priority: UPDATE_PRIORITY.HIGH,
  })
  return playback
}
