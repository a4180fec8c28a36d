import { observer } from 'mobx-react-lite'
import { Panel } from '../../../components/Panel.tsx'
import { upcomingMatches } from '../../../simulation/reports/programme.ts'
import { standings, type Standing } from '../../../simulation/reports/standings.ts'
import { MatchOpponent } from '../../../components/MatchOpponent.tsx'
import { DIVISION_NAMES, otherThan } from '../../../simulation/club/otherDivision.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { Place } from '../Place.tsx'
import styles from './Lists.module.css'

const SHOWN = 5

export const UpcomingFixtures = observer(function UpcomingFixtures() {
  const table = useReport(standings)
  const { game } = useGameStores()
  const otherDivision = otherThan(game.state.division)
  const others = useReport(standings, otherDivision)
  const upcoming = useReport(upcomingMatches)
  const { ended } = game.state
  const matches = ended ? [] : upcoming.slice(0, SHOWN)
  return (
    <Panel heading="Upcoming fixtures" flush>
      {matches.length === 0 ? (
        <p className={styles.none}>
          {ended ? 'No more matches for you.' : 'No matches are left this season.'}
        </p>
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
            {matches.map((match) => {
              const { day, week, round, opponent, venue } = match
              const isOpponent = ({ club }: Standing) => club.id === opponent.id
              const isElsewhere = others.some(isOpponent)
              return (
                <tr key={`${day} ${round}`}>
                  <td>{week}</td>
                  <th scope="row">
                    <MatchOpponent match={match} />
                  </th>
                  <td>
                    {isElsewhere ? (
                      <abbr title={`In the ${DIVISION_NAMES[otherDivision].toLowerCase()}`}>
                        {otherDivision === 2 ? '2nd div.' : '1st div.'}
                      </abbr>
                    ) : (
                      <Place place={table.find(isOpponent)?.place ?? null} />
                    )}
                  </td>
                  <td>{venue}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </Panel>
  )
})
