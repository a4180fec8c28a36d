import type { ReactNode } from 'react'
import { GlossaryTerm } from '../components/GlossaryTerm.tsx'
import { Money } from '../components/Money.tsx'
import { signed, grouped } from '../simulation/core/money.ts'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import type { MatchResult } from '../simulation/match/matchResult.ts'
import styles from './ResultFigures.module.css'

/** Effects of the match on the club. */
export function ResultFigures({
  match,
  isNeutral,
}: {
  match: DeepReadonly<MatchResult>
  isNeutral: boolean
}) {
  const { day, competition, isHome, pointsEarned, fanHappinessChange, matchDayRevenue, attendance } = match
  const isLeague = competition === 'league'
  return (
    <dl className={styles.figures}>
      <Figure name="Day">{day}</Figure>
      <Figure name="Venue">{isNeutral ? 'Neutral ground' : isHome ? 'Home Match' : 'Away Match'}</Figure>
      {isLeague && <Figure name="Points Earned">{pointsEarned}</Figure>}
      <Figure name={<GlossaryTerm term="matchMood">Fan Happiness</GlossaryTerm>}>
        {signed(fanHappinessChange)}%
      </Figure>
      {(isHome || !isLeague) && matchDayRevenue > 0 && (
        <Figure name={<GlossaryTerm term="matchRevenue">Match Revenue</GlossaryTerm>}>
          <Money amount={matchDayRevenue} />
        </Figure>
      )}
      {attendance > 0 && <Figure name="Attendance">{grouped(attendance)}</Figure>}
    </dl>
  )
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
