import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Navigate, useLocation } from 'react-router-dom'
import { accentStyle } from '../../components/accent.ts'
import { Button } from '../../components/Button.tsx'
import { PictureFault } from '../../components/chart/PictureFault.ts'
import { ClubLinks, OpenClubProvider } from '../../components/ClubLink.tsx'
import { OpenPlayerProvider } from '../../components/PlayerLink.tsx'
import type { PlayerId } from '../../simulation/people/player.ts'
import { ExplainedError, FaultContext } from '../../components/ErrorBoundary.tsx'
import { lazyComponent, loadChunks } from '../../components/lazyComponent.tsx'
import { PartBoundary } from '../../components/PartBoundary.tsx'
import { ModalHost } from '../../modals/ModalHost.tsx'
import type { ClubId } from '../../simulation/core/ids.ts'
import { readCareerAddress } from '../../components/careerAddress.ts'
import { GameStoresProvider, useGameStores } from '../../stores/useGameStores.ts'
import { useStores } from '../../stores/useStores.tsx'
import { CareerEndView } from './careerEnd/CareerEndView.tsx'
import { GameAnnouncer } from './GameAnnouncer.tsx'
import { GameShell } from './GameShell.tsx'
import { GameStage } from './GameStage.tsx'
import { StageWindowProvider } from './stageWindow.tsx'
import { useShortcuts } from './useShortcuts.ts'
import { useStyleReload } from '../useStyleReload.ts'

const TitleNightView = lazyComponent(
  async () => (await import('./titleNight/TitleNightView.tsx')).TitleNightView,
)
const YourClub = lazyComponent(async () => (await import('./newClub/YourClub.tsx')).YourClub, {
  isLoadedAhead: false,
})
const NewsDialog = lazyComponent(async () => (await import('./NewsDialog.tsx')).NewsDialog)
const MatchdayView = lazyComponent(async () => (await import('./matchday/MatchdayView.tsx')).MatchdayView)

interface GameScreenProps {
  /** Reloads the page. */
  onRestart: () => void
  /** Shown above the game, but not during a match. */
  offer?: ReactNode
}

/** Route of the game: builds its stores, and resumes or starts a career. */
export function GameScreen({ onRestart, offer }: GameScreenProps) {
  return (
    <GameStoresProvider>
      <OpenedGame onRestart={onRestart} offer={offer} />
    </GameStoresProvider>
  )
}

const OpenedGame = observer(function OpenedGame({ onRestart, offer }: GameScreenProps) {
  const { arrival, clips, describeCareer, game, recovery, ui } = useGameStores()
  useCareer()
  const [hasOpened, setOpened] = useState(false)
  if (game.career && !hasOpened) setOpened(true)
  const [hasAsked, setAsked] = useState(false)
  if (arrival.isAsking && !hasAsked) setAsked(true)
  const openPlayer = useCallback((player: PlayerId) => ui.openPlayer(player), [ui])
  const showPictureFault = useCallback(() => clips.save('picture', null), [clips])
  const openClub = useCallback((club: ClubId) => ui.openClub(club), [ui])
  if (recovery.message !== null) {
    throw recovery.fault === 'older-version' || recovery.fault === 'rules'
      ? new ExplainedError(recovery.message)
      : new Error(recovery.message)
  }
  if (recovery.isElsewhere) return <Navigate to="/dashboard" replace />
  // The career of a user who has logged out in another tab has left.
  if (arrival.isAsking && (!game.career || arrival.challenge)) {
    return (
      <>
        <Suspense fallback={null}>
          <YourClub />
        </Suspense>
        <ModalHost onRestart={onRestart} News={NewsDialog} />
      </>
    )
  }
  if (!game.career) return hasOpened ? <Navigate to="/dashboard" replace /> : null
  return (
    <OpenClubProvider value={openClub}>
      <OpenPlayerProvider value={openPlayer}>
        <FaultContext value={describeCareer}>
          <PictureFault value={showPictureFault}>
            <RunningGame onRestart={onRestart} offer={offer} takesFocus={hasAsked} />
          </PictureFault>
        </FaultContext>
      </OpenPlayerProvider>
    </OpenClubProvider>
  )
})

interface RunningGameProps extends GameScreenProps {
  /** True after the form of a new career, whose button had the focus. */
  takesFocus: boolean
}

const RunningGame = observer(function RunningGame({ onRestart, offer, takesFocus }: RunningGameProps) {
  const { careerEnd, titleNight, ground, matchday, replay, time } = useGameStores()
  const [hasLeftShell, setHasLeftShell] = useState(false)
  if ((matchday.isOpen || careerEnd.isShown || titleNight.isShown) && !hasLeftShell) setHasLeftShell(true)
  const [shirt, trim] = ground.colours
  useAccent(shirt, trim)
  useAllChunks()
  useStyleReload()
  useShortcuts()
  return (
    <StageWindowProvider>
      {/* First, where its hidden text does not lengthen the page. */}
      <GameAnnouncer />
      <GameStage />
      {matchday.isOpen ? (
        <PartBoundary
          place="over"
          title="The match can’t be shown"
          text={
            matchday.isReplay
              ? 'That match is long over: go back to the present, or try again.'
              : 'It has been played all the same: go on to the result, or try again.'
          }
          actions={
            <Button onClick={() => time.finishMatch()}>
              {matchday.isReplay ? replay.wayBack : 'Go to the result'}
            </Button>
          }
        >
          <MatchdayView />
        </PartBoundary>
      ) : careerEnd.isShown ? (
        <CareerEndView />
      ) : titleNight.isShown ? (
        <Suspense fallback={null}>
          <ClubLinks enabled={titleNight.isOfCup || titleNight.isSettled}>
            <TitleNightView />
          </ClubLinks>
        </Suspense>
      ) : (
        <>
          {offer}
          <GameShell takesFocus={takesFocus || hasLeftShell} onRestart={onRestart} />
        </>
      )}
      <ModalHost onRestart={onRestart} News={NewsDialog} />
    </StageWindowProvider>
  )
})

/** Resumes the career, or starts one with the choices of the address or the player. Stops time when the route is left. */
function useCareer() {
  const stores = useGameStores()
  const { team } = useStores()
  const { ui } = stores
  const { search } = useLocation()
  const [asked] = useState(() => readCareerAddress(search))

  useEffect(() => {
    if (asked.isSeedBad) {
      ui.showToast(
        'The seed in the address has to be a whole number from 0 to 4294967295. Using a random seed instead.',
        'error',
      )
    }
    stores.enter({ ...asked, clubName: team.team.name, asks: !asked.isGiven })
    if (asked.isGiven) dropQuery()
    return () => stores.leave()
  }, [stores, ui, team, asked])

  // A challenge is asked for again by a reload until it has begun.
  const run = stores.game.career?.challenge
  const isInChallenge = run?.score === null && run.id === asked.challenge
  useEffect(() => {
    if (isInChallenge) dropQuery()
  }, [isInChallenge])
}

/** A reload must resume the career running then, which may be another than the query asked for. No route depends on it. */
function dropQuery(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname)
}

/** Milliseconds without input after which the remaining chunks load all the same. */
const IDLE_MS = 5_000

/**
 * Loads the remaining chunks on the first input or after a while without one, so that no tab or dialog waits for
 * the network.
 */
function useAllChunks() {
  const { saving } = useGameStores()
  const { clock } = useStores().environment
  useEffect(() => {
    const stop = new AbortController()
    let pauseMs = IDLE_MS
    let isLeft = false
    const load = () => {
      stop.abort()
      stopWaiting()
      Promise.all([loadChunks(), saving.loadAhead()]).catch(() => {
        if (isLeft) return
        // The network may be back before the last request has failed.
        pauseMs *= 2
        stopWaiting = clock.after(pauseMs, load)
      })
    }
    let stopWaiting = clock.after(IDLE_MS, load)
    window.addEventListener('online', load)
    for (const sign of ['pointermove', 'pointerdown', 'keydown']) {
      window.addEventListener(sign, load, { signal: stop.signal })
    }
    return () => {
      isLeft = true
      stop.abort()
      stopWaiting()
      window.removeEventListener('online', load)
    }
  }, [clock, saving])
}

/** Sets the club's accent colours on the document element, because dialogs are outside the game's element. */
function useAccent(shirt: string, trim: string) {
  useEffect(() => {
    const { style } = document.documentElement
    const accent = Object.entries(accentStyle(shirt, trim))
    for (const [name, value] of accent) style.setProperty(name, value)
    return () => {
      for (const [name] of accent) style.removeProperty(name)
    }
  }, [shirt, trim])
}
