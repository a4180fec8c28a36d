import { observer } from 'mobx-react-lite'
import { Panel } from '../../../components/Panel.tsx'
import { signed } from '../../../simulation/core/money.ts'
import { standings, type Standing } from '../../../simulation/reports/standings.ts'
import { ClubName } from '../../../components/ClubName.tsx'
import { useReport } from '../../../stores/useReport.ts'
import { Place } from '../Place.tsx'
import styles from './Lists.module.css'

const ROWS = 5

/** Rows of the table around the own club. */
export const TableExcerpt = observer(function TableExcerpt() {
  const table = useReport(standings)
  return (
    <Panel heading="In the table" flush>
      <table className={styles.list} aria-label="In the table">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Team</th>
            <th scope="col">
              <abbr title="Played">P</abbr>
            </th>
            <th scope="col">
              <abbr title="Goal difference">GD</abbr>
            </th>
            <th scope="col">
              <abbr title="Points">Pts</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsAroundOwn(table).map(({ club, place, isOwn, record, goalDifference }) => (
            <tr key={club.id} data-own={isOwn || undefined}>
              <td>
                <Place place={place} />
              </td>
              <th scope="row">
                <ClubName club={club} short />
              </th>
              <td>{record.played}</td>
              <td>{signed(goalDifference)}</td>
              <td>{record.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
})

function rowsAroundOwn(standings: readonly Standing[]): Standing[] {
  const own = standings.findIndex(({ isOwn }) => isOwn)
  const first = Math.max(0, Math.min(own - Math.floor(ROWS / 2), standings.length - ROWS))
  return standings.slice(first, first + ROWS)
}
