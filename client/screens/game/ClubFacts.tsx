import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { ClubTerm } from '../../components/ClubTerm.tsx'
import type { ClubTermName } from '../../components/clubTerms.ts'
import { Money } from '../../components/Money.tsx'
import { Stars } from '../../components/Stars.tsx'
import { ownPlace } from '../../simulation/reports/standings.ts'
import { useGameStores } from '../../stores/useGameStores.ts'
import { useReport } from '../../stores/useReport.ts'
import { Place } from './Place.tsx'
import styles from './ClubFacts.module.css'
import { weekInWords } from '../../simulation/core/calendar.ts'
import { capitalised } from '../../simulation/core/english.ts'
import { grouped } from '../../simulation/core/money.ts'

/** Key figures of the club. */
export const ClubFacts = observer(function ClubFacts() {
  const { game } = useGameStores()
  const { money, day, reputation, fanHappiness, fanCount } = game.state
  return (
    <dl className={styles.facts}>
      <Fact name="Budget" term="budget">
        <Money amount={money} />
      </Fact>
      <Fact name="Day" term="day" note={capitalised(weekInWords(day))}>
        {day}
      </Fact>
      <Fact name="Position" term="position">
        <Place place={useReport(ownPlace)} />
      </Fact>
      <Fact name="Reputation" term="reputation">
        <Stars value={reputation} label="Reputation" />
      </Fact>
      <Fact name="Fan mood" term="fanMood">
        {Math.round(fanHappiness)}%
      </Fact>
      <Fact name="Fans" term="fans">
        {grouped(fanCount)}
      </Fact>
    </dl>
  )
})

interface FactProps {
  name: string
  term: ClubTermName
  note?: string
  children: ReactNode
}

function Fact({ name, term, note, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <ClubTerm term={term}>{name}</ClubTerm>
      </dt>
      <dd className={styles.figure}>{children}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
