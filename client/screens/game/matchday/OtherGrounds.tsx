import { useCallback } from 'react'
import { observer } from 'mobx-react-lite'
import { ClubLink, OpenClubProvider } from '../../../components/ClubLink.tsx'
import type { ClubId } from '../../../simulation/core/ids.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { LiveTable } from './LiveTable.tsx'
import layout from '../layout.module.css'
import styles from './OtherGrounds.module.css'

/** Scores of the round's other matches and, in the league, the table at this minute. The page of a club stops the clock. */
export const OtherGrounds = observer(function OtherGrounds() {
  const { matchday, ui } = useGameStores()
  const openClub = useCallback(
    (club: ClubId) => {
      matchday.setPaused(true)
      ui.openClub(club)
    },
    [matchday, ui],
  )
  return (
    <OpenClubProvider value={openClub}>
      <ul className={layout.lined} aria-label="Scores from the other grounds">
        {matchday.elsewhere.map(({ home, away, homeGoals, awayGoals }) => (
          <li key={home.club} className={styles.ground}>
            <span className={styles.home}>
              <ClubLink club={home.club}>{home.name}</ClubLink>
            </span>
            <span className={styles.score}>
              {homeGoals}–{awayGoals}
            </span>
            <span>
              <ClubLink club={away.club}>{away.name}</ClubLink>
            </span>
          </li>
        ))}
      </ul>
      {matchday.elsewhere.length === 0 && <p>Nobody else plays today.</p>}
      {!matchday.match?.setup.tie && <LiveTable />}
    </OpenClubProvider>
  )
})
