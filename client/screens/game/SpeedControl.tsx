import { observer } from 'mobx-react-lite'
import { SegmentedControl, type Segment } from '../../components/SegmentedControl.tsx'
import type { Speed } from '../../stores/GameStore.ts'
import type { GameStores } from '../../stores/GameStores.ts'
import { useGameStores } from '../../stores/useGameStores.ts'
import styles from './SpeedControl.module.css'

const SPEEDS: readonly (Segment<string> & { speed: Speed })[] = [
  { value: 'pause', label: 'Pause', icon: 'pause', speed: 0 },
  { value: 'normal', label: 'Normal', icon: 'play', speed: 1 },
  { value: 'fast', label: 'Fast', icon: 'fast', speed: 10 },
]

/** How fast days go by, and why they don't. */
export const SpeedControl = observer(function SpeedControl() {
  const stores = useGameStores()
  const { game, ui } = stores

  const choose = (value: string) => {
    game.setSpeed(SPEEDS.find((choice) => choice.value === value)?.speed ?? 0)
    if (value !== 'pause' && !game.hasEleven) {
      ui.openModal({ kind: 'insufficient-players', eligible: game.eligibleCount })
    }
  }

  return (
    <section className={styles.speed} aria-label="Time">
      <SegmentedControl
        label="Speed"
        segments={SPEEDS}
        value={SPEEDS.find(({ speed }) => speed === game.speed)?.value ?? 'pause'}
        onChange={choose}
      />
      <p className={styles.state} data-held={!game.hasEleven || undefined}>
        {timeInWords(stores)}
      </p>
    </section>
  )
})

function timeInWords({ game, ui }: GameStores): string {
  if (game.state.ended) return 'Paused: The career is over.'
  if (!game.hasEleven) return 'Paused: Need more eligible players!'
  if (game.speed === 0) return `Paused. ${nextInWords(game.upcoming)}`
  if (ui.modal) return 'Paused while a message is open.'
  return nextInWords(game.upcoming)
}

function nextInWords(next: GameStores['game']['upcoming']): string {
  if (next.kind !== 'match') return ''
  if (next.daysAway <= 0) return 'Match day'
  return next.daysAway === 1 ? 'Match tomorrow' : `Match in ${next.daysAway} days`
}
