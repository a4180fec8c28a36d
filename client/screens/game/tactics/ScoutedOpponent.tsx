import { Figure, Figures } from '../../../components/Figures.tsx'
import { PLANS_KEPT } from '../../../simulation/core/club.ts'
import { CHOICE_NAMES, PART_NAMES } from '../../../simulation/core/tacticNames.ts'
import type { Tactics } from '../../../simulation/core/tactics.ts'
import type { ScoutReport, SeenChoice } from '../../../simulation/reports/scoutReport.ts'
import styles from './TacticsTab.module.css'

/** Set-ups seen in the opponent's latest matches. */
export function ScoutedOpponent({ report }: { report: ScoutReport }) {
  const { seen, isAtHome, choices, capacity } = report
  if (seen.length === 0) {
    return <p>Nobody has seen them play under this manager yet. Every match they play tells you more.</p>
  }
  return (
    <>
      <Figures>
        <Part part="formation" seen={choices.formation} report={report} />
        <Part part="style" seen={choices.style} report={report} />
        <Part part="intensity" seen={choices.intensity} report={report} />
        <Part part="offensiveStyle" seen={choices.offensiveStyle} report={report} />
        <Part part="defensiveStyle" seen={choices.defensiveStyle} report={report} />
      </Figures>
      <p className={styles.note}>
        {`Seen: their last ${seen.length === 1 ? 'match' : `${seen.length} matches`}, ${atVenue(seen.filter(({ isHome }) => isHome === isAtHome).length, isAtHome)}. ${capacityInWords(capacity)}`}
      </p>
    </>
  )
}

interface PartProps<Part extends keyof Tactics> {
  part: Part
  seen: readonly SeenChoice<Tactics[Part]>[]
  report: ScoutReport
}

function Part<Key extends keyof Tactics>({ part, seen, report }: PartProps<Key>) {
  const names: Record<Tactics[Key], string> = CHOICE_NAMES[part]
  const total = report.seen.length
  return (
    <Figure name={PART_NAMES[part]}>
      {seen.map(({ value, matches }) => `${names[value]} in ${matches} of ${total}`).join(', ')}
    </Figure>
  )
}

function atVenue(matches: number, isAtHome: boolean): string {
  return `${matches === 0 ? 'none' : matches} of them ${isAtHome ? 'at home' : 'away'}, as in this one`
}

function capacityInWords(capacity: number): string {
  if (capacity === PLANS_KEPT) return `Your people see all of the last ${PLANS_KEPT}.`
  return `Your people see up to ${capacity}; a Chief Scout, a Data Analyst and the Data Analysis Hub raise that to ${PLANS_KEPT}.`
}
