import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Panel } from '../../../components/Panel.tsx'
import { SegmentedControl, type Segment } from '../../../components/SegmentedControl.tsx'
import { Button } from '../../../components/Button.tsx'
import { SoundControl } from '../../../components/SoundControl.tsx'
import type { MatchPage } from '../../../stores/MatchdayStore.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { StageWindow } from '../stageWindow.tsx'
import { CommentaryLog } from './CommentaryLog.tsx'
import { GoalElsewhere } from './GoalElsewhere.tsx'
import { HalfTimeTalk } from './HalfTimeTalk.tsx'
import { MatchControls } from './MatchControls.tsx'
import { MatchFigures } from './MatchFigures.tsx'
import { MatchTactics } from './MatchTactics.tsx'
import { OtherGrounds } from './OtherGrounds.tsx'
import { PanelBar, type SlidingPanel } from './PanelBar.tsx'
import { ReplayCaption } from './ReplayCaption.tsx'
import { ScoreLine } from './ScoreLine.tsx'
import { Shouts } from './Shouts.tsx'
import { Substitutions } from './Substitutions.tsx'
import { TeamSheets } from './TeamSheets.tsx'
import { TimelineStrip } from './TimelineStrip.tsx'
import { useMatchFocus } from './useMatchFocus.ts'
import styles from './MatchdayView.module.css'

const PAGES: readonly Segment<MatchPage>[] = [
  { value: 'figures', label: 'Match stats' },
  { value: 'sheets', label: 'Team sheets' },
  { value: 'grounds', label: 'Other grounds' },
  { value: 'substitutions', label: 'Substitutions' },
  { value: 'tactics', label: 'Tactics' },
]
/** Pages of a match that is watched again. */
const REPLAY_PAGES = PAGES.filter(({ value }) => value === 'figures' || value === 'sheets')
/** Pages while the clock stands at half-time. */
const BREAK_PAGES: readonly Segment<MatchPage>[] = [
  { value: 'talk', label: 'Half-time' },
  ...PAGES.filter(({ value }) => value !== 'grounds'),
]
const CONTENTS = {
  talk: HalfTimeTalk,
  figures: MatchFigures,
  sheets: TeamSheets,
  grounds: OtherGrounds,
  substitutions: Substitutions,
  tactics: MatchTactics,
}

/** View of a watched match: the picture, and panels with everything it shows as text. */
export const MatchdayView = observer(function MatchdayView() {
  const { matchday, ui } = useGameStores()
  const heading = useRef<HTMLHeadingElement>(null)
  const details = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<SlidingPanel | null>(null)
  const { match, page } = matchday
  const replayOf = match?.replayOf
  const title = match ? `${match.setup.home.name} v ${match.setup.away.name}` : ''

  useEffect(() => {
    document.title = `${title} · Floodlight`
    heading.current?.focus({ preventScroll: true })
  }, [title])

  const { isHalfTime } = matchday
  useEffect(() => {
    setPanel(isHalfTime ? 'details' : null)
  }, [isHalfTime])
  useMatchFocus({ isHalfTime, panel, heading, details })

  useLayoutEffect(() => {
    // Each page begins at its top, however far the one before was scrolled.
    if (details.current) details.current.scrollTop = 0
  }, [page])

  const openPanel = (next: SlidingPanel | null) => {
    setPanel(next)
    // A page that is out of sight must not stop the clock.
    if (next !== 'details' && matchday.isDeciding) matchday.show('figures')
  }

  const Content = CONTENTS[page]
  const pages = replayOf ? REPLAY_PAGES : isHalfTime ? BREAK_PAGES : PAGES
  return (
    <main
      className={styles.page}
      data-panel={panel}
      data-break={isHalfTime || undefined}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && panel !== null) openPanel(null)
      }}
    >
      <header className={styles.top}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <div className={styles.score}>
          <ScoreLine />
          {replayOf && (
            <p className={styles.replay}>
              Season {replayOf.season}, week {replayOf.week}, watched again
            </p>
          )}
        </div>
        <div className={styles.controls}>
          <MatchControls />
        </div>
      </header>
      <StageWindow className={styles.window} />
      <SoundQuestion onAnswer={() => heading.current?.focus({ preventScroll: true })} />
      <GoalElsewhere />
      <ReplayCaption />
      <PanelBar open={panel} onOpen={openPanel} />
      <div className={styles.side}>
        <div className={styles.commentary}>
          <CommentaryLog />
        </div>
        <div className={styles.shouts}>
          <Shouts />
        </div>
        <div className={styles.details}>
          <Panel
            flush
            heading={pages.find(({ value }) => value === page)?.label ?? ''}
            aside={
              <SegmentedControl
                label="Show"
                segments={pages}
                value={page}
                onChange={(next) => matchday.show(next)}
                wraps
              />
            }
          >
            <div
              ref={details}
              className={styles.content}
              role="group"
              aria-label={page === 'talk' ? 'Half-time' : 'Details'}
              tabIndex={0}
            >
              <Content />
            </div>
          </Panel>
        </div>
        <div className={styles.sound}>
          <SoundControl choice={ui.settings} onChange={(change) => ui.changeSettings(change)} />
        </div>
      </div>
      <TimelineStrip />
    </main>
  )
})

/** Last minute of a match in which the question lies over the picture. The next match asks again. */
const LAST_ASKED = 15

/** Asks once whether matches are to be heard. Nothing plays before the answer, and the match goes on meanwhile. */
const SoundQuestion = observer(function SoundQuestion({ onAnswer }: { onAnswer: () => void }) {
  const { matchday, ui } = useGameStores()
  const [isFocused, setFocused] = useState(false)
  // What has the focus stays.
  const isLate = matchday.minute > LAST_ASKED && !isFocused
  if (ui.settings.sound !== 'ask' || matchday.isOver || isLate) return null
  const answer = (sound: 'on' | 'off') => {
    ui.changeSettings({ sound })
    onAnswer()
  }
  return (
    <div
      role="group"
      aria-labelledby="sound-question"
      className={styles.question}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p id="sound-question">Hear the crowd?</p>
      <Button variant="primary" onClick={() => answer('on')}>
        With sound
      </Button>
      <Button onClick={() => answer('off')}>Without</Button>
    </div>
  )
})
