import { Component, lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import type { StageProps } from '../../../scenes/Stage.tsx'
import { useMediaQuery } from '../../components/useMediaQuery.ts'
import { useReducedMotion } from '../../components/useReducedMotion.ts'
import type { MatchdayStore } from '../../stores/MatchdayStore.ts'
import { useGameStores } from '../../stores/useGameStores.ts'
import { useStageInsets } from './stageWindow.tsx'
import styles from './GameStage.module.css'

/** All that draws comes in a chunk of its own, which the rest of the game does not wait for. */
const Stage = lazy(async () => ({ default: (await import('../../../scenes/Stage.tsx')).Stage }))

/** A browser that can't tell the size of an element is not asked to draw. */
const canMeasure = 'ResizeObserver' in window

/** The picture behind the panels. Without it nothing is missing but the picture. */
export function GameStage() {
  const [isUnavailable, setUnavailable] = useState(!canMeasure)
  const giveUp = useCallback(() => {
    setUnavailable(true)
  }, [])
  return (
    <section className={styles.stage} aria-label="Picture">
      {!isUnavailable && (
        <PictureBoundary onFailure={giveUp}>
          <Suspense fallback={null}>
            <Picture onUnavailable={giveUp} />
          </Suspense>
        </PictureBoundary>
      )}
    </section>
  )
}

/** Feeds the stage from the stores; the only place that knows both. */
const Picture = observer(function Picture({ onUnavailable }: { onUnavailable: () => void }) {
  const stores = useGameStores()
  const { game, matchday, ui, careerEnd } = stores
  const insets = useStageInsets()
  const listener = useListener(matchday)
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)')
  const { theme, motion } = ui.settings
  const reducedMotion = useReducedMotion(motion)
  const isDark = theme === 'system' ? prefersDark : theme === 'dark'
  const { match, report } = matchday
  const fitted = insets ? { insets } : {}
  const scene: StageProps['scene'] =
    match && report
      ? {
          kind: 'matchday',
          report,
          pace: ui.pace,
          paused: matchday.isPaused,
          skipped: matchday.isSkipped,
          startMinute: matchday.minute,
          ownSide: match.ownSide,
          capacity: match.capacity,
          ...listener,
          ...fitted,
        }
      : stores.isCareerEndShown && careerEnd.results
        ? {
            kind: 'career',
            ...careerEnd.results,
            clubs: game.table.length,
            ...game.ground,
            ...fitted,
          }
        : { kind: 'ground', ...game.ground, ...fitted }
  return (
    <>
      <Stage
        scene={scene}
        theme={isDark ? 'dark' : 'light'}
        reducedMotion={reducedMotion}
        onUnavailable={onUnavailable}
      />
      <PictureIsThere />
    </>
  )
})

/** What the scene tells; always the same functions, so that it need not listen anew. */
function useListener(matchday: MatchdayStore) {
  return useMemo(
    () => ({
      onMinute: (minute: number) => {
        matchday.showMinute(minute)
      },
      onEvents: (count: number) => {
        matchday.showEvents(count)
      },
      onFinished: () => {
        matchday.end()
      },
    }),
    [matchday],
  )
}

/** Mounted together with the stage, and so only once that has been fetched. */
function PictureIsThere() {
  const { matchday } = useGameStores()
  useEffect(() => {
    matchday.setPicture(true)
    return () => {
      matchday.setPicture(false)
    }
  }, [matchday])
  return null
}

interface PictureBoundaryProps {
  onFailure: () => void
  children: ReactNode
}

/** Where the picture breaks or can't be fetched, the game goes on without. */
class PictureBoundary extends Component<PictureBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
