import { Figure, FigureList } from '../../../components/FigureList.tsx'
import { PLANS_KEPT } from '../../../simulation/club/club.ts'
import { PART_NAMES, TACTIC_PARTS } from '../../../simulation/club/tacticNames.ts'
import type { ScoutReport, SeenChoice } from '../../../simulation/reports/scoutReport.ts'
import { LineUp } from './LineUp.tsx'
import { choiceName } from './tacticWords.ts'
import layout from '../layout.module.css'
import styles from './TacticsTab.module.css'

const NO_BREAK_SPACE = '\u00a0'

/** Set-ups seen in the opponent's latest matches, and who usually plays. */
export function ScoutedOpponent({ report }: { report: ScoutReport }) {
  const { seen, choices, capacity, eleven } = report
  return (
    <>
      {seen.length === 0 ? (
        <p>Nobody has seen them play under this manager yet. Every match they play tells you more.</p>
      ) : (
        <>
          <FigureList>
            {TACTIC_PARTS.map((part) => (
              <Figure key={part} name={PART_NAMES[part]}>
                {choices[part].map((choice) => (
                  <span key={choice.value} className={styles.choice}>
                    {`${choiceName(part, choice.value)} in ${countInWords(choice, report)}`}
                  </span>
                ))}
              </Figure>
            ))}
          </FigureList>
          <p className={layout.small}>{`Seen: ${seenInWords(report)} ${capacityInWords(capacity)}`}</p>
        </>
      )}
      {eleven ? (
        <LineUp eleven={eleven} />
      ) : (
        <p className={layout.small}>They have not played this season: nobody knows their line-up yet.</p>
      )}
    </>
  )
}

/** '4 of 5 (3 of 3 away)'; without the venue when nothing was seen there, or its share is that of all matches. */
function countInWords({ matches, matchesAtVenue }: SeenChoice<unknown>, report: ScoutReport): string {
  const total = report.seen.length
  const atVenue = seenAtVenue(report)
  const count = `${matches} of ${total}`
  if (matchesAtVenue === 0 || matchesAtVenue * total === matches * atVenue) return count
  const venue = `(${matchesAtVenue} of ${atVenue} ${venueName(report.isAtHome)})`
  return `${count} ${venue.replaceAll(' ', NO_BREAK_SPACE)}`
}

/** 'their last 5 matches, 3 of them away, as in the next one.' */
function seenInWords(report: ScoutReport): string {
  const { seen, isAtHome } = report
  const atVenue = seenAtVenue(report)
  const venue = venueName(isAtHome)
  if (seen.length === 1) {
    return atVenue === 1
      ? `their last match, ${venue}, as in the next one.`
      : `their last match, ${venueName(!isAtHome)}, unlike the next one.`
  }
  const share = atVenue === seen.length ? 'all' : atVenue === 0 ? 'none' : atVenue
  return `their last ${seen.length} matches, ${share} of them ${venue}, ${atVenue === 0 ? 'unlike' : 'as in'} the next one.`
}

function seenAtVenue({ seen, isAtHome }: ScoutReport): number {
  return seen.filter(({ isHome }) => isHome === isAtHome).length
}

function venueName(isHome: boolean): string {
  return isHome ? 'at home' : 'away'
}

function capacityInWords(capacity: number): string {
  if (capacity === PLANS_KEPT) return `Your scouts have watched all of the last ${PLANS_KEPT}.`
  return `Your scouts watch up to ${capacity}; a Chief Scout, a Data Analyst and the Data Analysis Hub raise that to ${PLANS_KEPT}.`
}
