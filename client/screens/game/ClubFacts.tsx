import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Money } from '../../components/Money.tsx'
import { Stars } from '../../components/Stars.tsx'
import { useGameStores } from '../../stores/useGameStores.ts'
import { PHASE_NAMES } from './phaseNames.ts'
import styles from './ClubFacts.module.css'

/** The club in figures. */
export const ClubFacts = observer(function ClubFacts() {
  const { game } = useGameStores()
  const { money, day, currentSeason, currentMatchWeek, seasonPhase, reputation, fanHappiness, fanCount } =
    game.state
  return (
    <dl className={styles.facts}>
      <Fact name="Budget">
        <Money amount={money} />
      </Fact>
      <Fact
        name="Day"
        note={`Season ${currentSeason}, week ${currentMatchWeek} · ${PHASE_NAMES[seasonPhase]}`}
      >
        {day}
      </Fact>
      <Fact name="Position">{game.place}</Fact>
      <Fact name="Reputation">
        <Stars value={reputation} label="Reputation" />
      </Fact>
      <Fact name="Fan mood">{Math.round(fanHappiness)}%</Fact>
      <Fact name="Fans">{fanCount.toLocaleString('en-GB')}</Fact>
    </dl>
  )
})

function Fact({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
