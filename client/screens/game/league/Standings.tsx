import { observer } from 'mobx-react-lite'
import { Panel } from '../../../components/Panel.tsx'
import { SortableTable } from '../../../components/SortableTable.tsx'
import { useMediaQuery } from '../../../components/useMediaQuery.ts'
import { COMPETITION_NAMES } from '../../../simulation/core/tie.ts'
import { sackLine, standings } from '../../../simulation/reports/standings.ts'
import { DIVISION_NAMES } from '../../../simulation/club/otherDivision.ts'
import type { Division } from '../../../simulation/core/fixture.ts'
import { useReport } from '../../../stores/useReport.ts'
import { standingColumns } from './standingColumns.tsx'
import { ZoneMark } from './ZoneMark.tsx'
import styles from './LeagueTab.module.css'

/** The board beside the own table leaves no room for a word beside the name of a club. */
const TIGHT = '(640px <= width < 1400px)'

/** Table of a division, with what its first and last places lead to. */
export const Standings = observer(function Standings({ division }: { division: Division }) {
  const rows = useReport(standings, division)
  const sack = useReport(sackLine)
  const isNarrow = useMediaQuery('(width < 640px)')
  const isTight = useMediaQuery(TIGHT)
  const isOwn = rows.some((row) => row.isOwn)
  const hasLetters = isNarrow || (isTight && isOwn)
  const heading = isOwn ? 'League Standings' : DIVISION_NAMES[division]
  return (
    <Panel heading={heading} flush>
      <SortableTable
        caption={heading}
        columns={standingColumns({ isNarrow, hasLetters })}
        rows={rows}
        rowKey={({ club }) => club.id}
        isHighlighted={(row) => row.isOwn}
      />
      <ul aria-label="What the places mean" className={styles.zones}>
        {division === 1 ? (
          <>
            <li>
              <ZoneMark zone="europe" short={hasLetters} /> The first four play in the{' '}
              {COMPETITION_NAMES.europe} next season, as do the winners of the {COMPETITION_NAMES.cup}.
            </li>
            <li>
              <ZoneMark zone="relegation" short={hasLetters} /> 19th and 20th go down.
            </li>
          </>
        ) : (
          <>
            <li>
              <ZoneMark zone="promotion" short={hasLetters} /> The champions go up.
            </li>
            <li>
              <ZoneMark zone="play-off" short={hasLetters} /> 2nd to 5th play off for the other place.
            </li>
          </>
        )}
        {isOwn && <li>{sack}</li>}
      </ul>
    </Panel>
  )
})
