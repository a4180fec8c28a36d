import { observer } from 'mobx-react-lite'
import { Panel } from '../../../components/Panel.tsx'
import { ownProgramme, type ProgrammeMatch } from '../../../simulation/reports/programme.ts'
import { standings } from '../../../simulation/reports/standings.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { ClubName } from '../../../components/ClubName.tsx'
import { useReport } from '../../../stores/useReport.ts'
import { Place } from '../Place.tsx'
import styles from './Lists.module.css'

const SHOWN = 5

export const UpcomingFixtures = observer(function UpcomingFixtures() {
  const { game } = useGameStores()
  const table = useReport(standings)
  const { club } = game.state
  const placeOf = ({ id }: ProgrammeMatch['home']) => table.find((row) => row.club.id === id)?.place ?? null
  const matches = useReport(ownProgramme)
    .filter(({ score }) => score === null)
    .slice(0, SHOWN)
  return (
    <Panel heading="Upcoming fixtures" flush>
      {matches.length === 0 ? (
        <p className={styles.none}>No matches are left this season.</p>
      ) : (
        <table className={styles.list}>
          <thead>
            <tr>
              <th scope="col">Week</th>
              <th scope="col">Opponent</th>
              <th scope="col">Place</th>
              <th scope="col">Venue</th>
            </tr>
          </thead>
          <tbody>
            {matches.map(({ week, home, away }) => {
              const isHome = home.id === club.id
              const opponent = isHome ? away : home
              return (
                <tr key={week}>
                  <td>{week}</td>
                  <th scope="row">
                    <ClubName club={opponent} short />
                  </th>
                  <td>
                    <Place place={placeOf(opponent)} />
                  </td>
                  <td>{isHome ? 'Home' : 'Away'}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </Panel>
  )
})
