import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'
import { MenuButton } from '../../components/MenuButton.tsx'
import { SegmentedControl, type Segment } from '../../components/SegmentedControl.tsx'
import { SQUAD_SHORT_MESSAGE } from '../../simulation/news/squadNews.ts'
import { COMPETITION_NAMES } from '../../simulation/core/tie.ts'
import { nextMatch, type NextMatch } from '../../simulation/reports/programme.ts'
import type { Speed } from '../../stores/GameStore.ts'
import type { GameStores } from '../../stores/GameStores.ts'
import { useGameStores } from '../../stores/useGameStores.ts'
import { useReport } from '../../stores/useReport.ts'
import { useBarHeight } from './useBarHeight.ts'
import styles from './TimeControl.module.css'

const SPEEDS: readonly (Segment<string> & { speed: Speed })[] = [
  { value: 'pause', label: 'Pause', speed: 0 },
  { value: 'normal', label: 'Normal', speed: 1 },
  { value: 'fast', label: 'Fast', speed: 10 },
]

const MENU_LABEL = 'More ways to continue'

/** The one button for what is next, how fast days go by, and why they don't. */
export const TimeControl = observer(function TimeControl() {
  const stores = useGameStores()
  const upcoming = useReport(nextMatch)
  const bar = useBarHeight()
  const { ahead, game, luck, shortage, time } = stores
  return (
    <section ref={bar} className={styles.time} aria-label="Time">
      <div className={styles.next}>
        <Button
          variant="primary"
          busy={luck.isDrawing}
          onKeyDown={(event) => {
            // A held Enter key would trigger each next action of the button in turn.
            if (event.repeat) event.preventDefault()
          }}
          onClick={({ detail }) => {
            // The second click of a double click was meant for the label before the first.
            if (detail < 2) ahead.advance()
          }}
        >
          {ahead.label}
        </Button>
        <MenuButton
          variant="primary"
          label={MENU_LABEL}
          title={MENU_LABEL}
          icon={<Icon name="down" />}
          actions={ahead.targets}
        />
      </div>
      <SegmentedControl
        label="Speed"
        segments={SPEEDS}
        value={SPEEDS.find(({ speed }) => speed === game.speed)?.value ?? 'pause'}
        onChange={(value) => time.chooseSpeed(SPEEDS.find((choice) => choice.value === value)?.speed ?? 0)}
        wraps
      />
      {ahead.isRunning ? (
        <AheadProgress />
      ) : (
        <p className={styles.state} data-held={shortage.current !== null || undefined}>
          {timeInWords(stores, upcoming)}
        </p>
      )}
    </section>
  )
})

/** Progress of days played ahead. */
const AheadProgress = observer(function AheadProgress() {
  const { progress } = useGameStores().ahead
  if (!progress) return null
  const { day, fromDay, untilDay } = progress
  const percent = Math.round((100 * (day - fromDay)) / Math.max(1, untilDay - fromDay))
  const text = `Day ${day} of ${untilDay}`
  return (
    <div className={styles.progress}>
      <span className={styles.days} aria-hidden="true">
        {text}
      </span>
      <div
        className={styles.track}
        role="progressbar"
        aria-label="Days played ahead"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <div className={styles.fill} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  )
})

function timeInWords({ game: { state }, shortage }: GameStores, upcoming: NextMatch): string {
  if (state.ended) return 'The career is over.'
  if (shortage.stopsTime) return SQUAD_SHORT_MESSAGE
  if (upcoming.kind !== 'match') return ''
  const eligible = shortage.current ? `${shortage.current.eligible} of 11 can play. ` : ''
  const isLeague = upcoming.competition === 'league'
  const match = isLeague ? 'Match' : COMPETITION_NAMES[upcoming.competition]
  // All matches of the play-off are of today: only its leg or its final is news.
  if (upcoming.competition === 'playoff')
    return `${eligible}${match} ${upcoming.round?.split(', ').at(-1) ?? ''}`
  if (upcoming.daysAway <= 0) return eligible + (isLeague ? 'Match day' : `${match} today`)
  return eligible + (upcoming.daysAway === 1 ? `${match} tomorrow` : `${match} in ${upcoming.daysAway} days`)
}
