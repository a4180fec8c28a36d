import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import type { MatchPlan } from '../../../scenes/matchday/script/timeline/timeline.ts'
import type { StageProps } from '../../../scenes/Stage.tsx'
import { Button } from '../../components/Button.tsx'
import { startDivision } from '../../simulation/reports/startDivision.ts'
import { careerAddress } from '../../components/careerAddress.ts'
import { ErrorBoundary, type Fault } from '../../components/ErrorBoundary.tsx'
import { FaultNotice } from '../../components/FaultNotice.tsx'
import { lazyComponent } from '../../components/lazyComponent.tsx'
import { useMediaQuery, useReducedMotion } from '../../components/useMediaQuery.ts'
import { firstDifficulty } from '../../simulation/club/difficulty.ts'
import { standings } from '../../simulation/reports/standings.ts'
import type { SoundDesk } from '../../stores/desks/SoundDesk.ts'
import type { MatchdayStore } from '../../stores/MatchdayStore.ts'
import { useGameStores } from '../../stores/useGameStores.ts'
import { useReport } from '../../stores/useReport.ts'
import { useDrawnNotice, useFreePlace } from './stageWindow.tsx'
import styles from './GameStage.module.css'

/** Renderer in a chunk of its own, loaded without blocking the rest of the game. */
const Stage = lazyComponent(async () => (await import('../../../scenes/Stage.tsx')).Stage, {
  isLoadedAhead: false,
})

/** False in browsers that cannot measure elements. No picture is drawn there. */
const canMeasure = 'ResizeObserver' in window

/** Picture behind the panels. The game is complete without it. */
export function GameStage() {
  const [isUnavailable, setUnavailable] = useState(!canMeasure)
  const giveUp = useCallback(() => setUnavailable(true), [])
  if (isUnavailable) return <Frame />
  return (
    <ErrorBoundary
      fallback={(fault) => (
        <>
          <Frame />
          <PictureNotice fault={fault} onGiveUp={giveUp} />
        </>
      )}
    >
      <Frame>
        <Suspense fallback={null}>
          <Picture onUnavailable={giveUp} />
        </Suspense>
      </Frame>
    </ErrorBoundary>
  )
}

/** Card in place of the picture that has stopped. It leaves with the next scene, which is drawn. */
const PictureNotice = observer(function PictureNotice({ fault, onGiveUp }: PictureNoticeProps) {
  const { matchday, careerEnd, titleNight } = useGameStores()
  const place = useFreePlace()
  const { match } = matchday
  const scene = match ?? (careerEnd.isShown ? 'career' : titleNight.isShown ? 'title night' : place?.shows)
  const [stopped] = useState(scene)
  const { retry } = fault
  useEffect(() => {
    if (scene !== stopped) retry()
  }, [scene, stopped, retry])
  return (
    <FaultNotice
      fault={fault}
      place="over"
      title="The picture has stopped"
      text="Everything else still works: play on without it, or try again."
    >
      <Button onClick={onGiveUp}>Play without it</Button>
    </FaultNotice>
  )
})

interface PictureNoticeProps {
  fault: Fault
  onGiveUp: () => void
}

function Frame({ children }: { children?: ReactNode }) {
  const frame = useFreePlace()?.frame
  return (
    <section
      className={styles.stage}
      aria-label="Picture"
      {...(frame && {
        style: {
          position: 'absolute',
          insetBlockStart: frame.top,
          insetInlineStart: frame.left,
          inlineSize: frame.width,
          blockSize: frame.height,
        },
      })}
    >
      {children}
    </section>
  )
}

/** Passes data from the stores to the stage. The only component that uses both. */
const Picture = observer(function Picture({ onUnavailable }: { onUnavailable: () => void }) {
  const { game, matchday, sound, ui, careerEnd, titleNight, board, ground } = useGameStores()
  const clubCount = useReport(standings).length
  const place = useFreePlace()
  const noticeDrawn = useDrawnNotice()
  const listener = useListener(matchday, sound, matchday.match)
  const setPicture = useCallback((isDrawn: boolean) => matchday.setPicture(isDrawn), [matchday])
  const showGrounds = useCallback((ended: number) => titleNight.showGrounds(ended), [titleNight])
  const settleNight = useCallback(() => titleNight.settle(), [titleNight])
  const watchTable = useCallback(() => board.watch(), [board])
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)')
  const { theme, motion } = ui.settings
  const reducedMotion = useReducedMotion(motion)
  const isDark = theme === 'system' ? prefersDark : theme === 'dark'
  const { match, report } = matchday
  const fitted = place ? { insets: place.insets } : {}
  const chooseScene = (): StageProps['scene'] => {
    if (match && report) {
      return {
        kind: 'matchday',
        report,
        pace: matchday.pace ?? ui.pace,
        paused: matchday.isPaused,
        skipped: matchday.isSkipped,
        startMinute: matchday.minute,
        startEvents: matchday.eventCount,
        startKicks: matchday.kickCount,
        occasion: match.occasion,
        ownSide: match.ownSide,
        replayed: matchday.again.index,
        replayRound: matchday.again.round,
        repeatsGoals: ui.settings.goalReplays === 'on',
        players: ui.settings.playerLook,
        follows: ui.settings.matchCamera === 'follow',
        ...match.crowd,
        weather: match.weather,
        atmosphere: match.atmosphere,
        ...listener,
        ...fitted,
      }
    }
    const shared = { ...ground, ...fitted }
    if (careerEnd.isShown && careerEnd.results) {
      return { kind: 'career', ...careerEnd.results, clubs: clubCount, ...shared }
    }
    if (titleNight.isShown && titleNight.cup) {
      const { currentSeason: season, club } = game.state
      return { kind: 'cup-night', competition: titleNight.cup, season, winner: club.name, ...shared }
    }
    if (titleNight.isShown && titleNight.scene) {
      const { scene: night, isSettled } = titleNight
      const isPaused = ui.modal !== null
      const calls = { onGrounds: showGrounds, onFinished: settleNight }
      return { kind: 'title-night', ...night, isSettled, isPaused, ...calls, ...shared }
    }
    if (place?.shows !== 'league') return { kind: 'ground', ...shared }
    const { round, week, rows, hasNews } = board
    const isPaused = ui.modal !== null
    return { kind: 'league', round, week, rows, hasNews, isPaused, onFinished: watchTable, ...shared }
  }
  // Errors in the canvas occur outside this React tree: they are rethrown here, inside the error boundary.
  const [fault, setFault] = useState<{ error: unknown } | null>(null)
  const reportFault = useCallback((error: unknown) => setFault({ error }), [])
  const capture = useWantedCapture()
  if (fault) throw fault.error
  return (
    <Stage
      onDrawing={setPicture}
      onDrawn={noticeDrawn}
      onFault={reportFault}
      scene={chooseScene()}
      capture={capture}
      theme={isDark ? 'dark' : 'light'}
      reducedMotion={reducedMotion}
      onUnavailable={onUnavailable}
    />
  )
})

/** Part of a replay that the player wants saved; a clip ends with its replay. */
function useWantedCapture() {
  const { clips, game } = useGameStores()
  const { wanted, title, isRecording } = clips
  const kind = wanted === 'clip' && !isRecording ? null : wanted
  const link = `${window.location.host}${careerAddress({
    seed: game.state.seed,
    difficulty: firstDifficulty(game.state),
    isIron: false,
    division: startDivision(game.state),
  })}`
  return useMemo(
    () => kind && { kind, title, link, onSaved: (file: Blob | null) => clips.save(kind, file) },
    [kind, title, link, clips],
  )
}

/** Callbacks of the scene of a match, with stable identities. A picture that is still there reports nothing to the next match. */
function useListener(matchday: MatchdayStore, sound: SoundDesk, match: MatchdayStore['match']) {
  return useMemo(() => {
    const ofMatch =
      <Args extends unknown[]>(call: (...args: Args) => void) =>
      (...args: Args) => {
        if (matchday.match === match) call(...args)
      }
    return {
      onMinute: ofMatch((minute: number) => matchday.passMinute(minute)),
      onClock: ofMatch((clock: string) => matchday.setPictureClock(clock)),
      onEvents: ofMatch((count: number) => matchday.showEvents(count)),
      onKicks: ofMatch((count: number) => matchday.showKicks(count)),
      onFinished: ofMatch(() => matchday.end()),
      onMoment: ofMatch((plan: MatchPlan, second: number, isReplay: boolean) =>
        sound.follow({ plan, second, isReplay }),
      ),
      onReplay: ofMatch((event: number | null) => {
        if (event === null) matchday.again.end()
        else matchday.again.show(event)
      }),
    }
  }, [matchday, sound, match])
}
