import type { ReactNode } from 'react'
import { rangeInWords } from '../simulation/people/potential.ts'
import type { PlayerReport } from '../simulation/reports/playerReport.ts'
import { Badge } from './Badge.tsx'
import { GlossaryTerm } from './GlossaryTerm.tsx'
import { Figure } from './FigureList.tsx'
import type { Term } from './glossary.ts'
import { Icon } from './Icon.tsx'
import { Money } from './Money.tsx'
import styles from './PlayerFigures.module.css'
import { formName, MOOD_NAMES } from './playerWords.ts'

interface PlayerFiguresProps {
  report: PlayerReport
  /** Adds glossary tooltips to the names; off where only actions should be focusable. */
  hasGlossaryTerms?: boolean
}

/** Value, contract and condition of a player, as rows of a list of figures. */
export function PlayerFigures({ report, hasGlossaryTerms = false }: PlayerFiguresProps) {
  const { player, value, fee, club, mood, potential } = report
  const named = (name: string, term: Term): ReactNode =>
    hasGlossaryTerms ? <GlossaryTerm term={term}>{name}</GlossaryTerm> : name
  return (
    <>
      {potential && <Figure name={named('Potential', 'potential')}>{rangeInWords(potential)}</Figure>}
      <Figure name={named('Value', 'value')}>
        <Money amount={value} />
      </Figure>
      {fee !== null && (
        <Figure name="Fee">
          <Money amount={fee} />
        </Figure>
      )}
      {club && (
        <Figure name="Club">
          {club.name}, {club.country}
        </Figure>
      )}
      <Figure name="Wage">
        <Money amount={player.wage} /> / week
      </Figure>
      <Figure name={named('Morale', 'morale')}>
        <span className={styles.mood}>
          <Icon name={mood} size={16} /> {player.morale.toFixed(1)} · {MOOD_NAMES[mood]}
        </span>
      </Figure>
      <Figure name={named('Form', 'form')}>{formName(player.form)}</Figure>
      <Figure name="Season goals">{player.goals}</Figure>
      <Figure name="Season assists">{player.assists}</Figure>
    </>
  )
}

/** Squad status of a player, and the reasons they can't play. */
export function PlayerStatus({ report: { player, fee, injury } }: { report: PlayerReport }) {
  const place = fee !== null ? 'Transfer market' : player.inSquad ? 'In Squad' : 'Reserve'
  return (
    <div className={styles.status}>
      <Badge tone={player.inSquad ? 'good' : 'neutral'}>{place}</Badge>
      {player.injured && (
        <Badge tone="bad" icon={<Icon name="injury" size={14} />}>
          Injured
        </Badge>
      )}
      {player.suspensions > 0 && (
        <Badge tone="bad" icon={<Icon name="suspension" size={14} />}>
          Susp. ({player.suspensions})
        </Badge>
      )}
      {injury && <p className={styles.injury}>{injury.details}</p>}
    </div>
  )
}
