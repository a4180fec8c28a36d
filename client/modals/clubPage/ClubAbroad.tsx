import { observer } from 'mobx-react-lite'
import { Crest } from '../../components/Crest.tsx'
import { Flag } from '../../components/Flag.tsx'
import { Stars } from '../../components/Stars.tsx'
import { clubAbroadPage } from '../../simulation/reports/clubAbroadPage.ts'
import { useReport } from '../../stores/useReport.ts'
import { GameDialog, NotFoundDialog } from '../GameDialog.tsx'
import { ClubMeetings } from './ClubMeetings.tsx'
import styles from './ClubPage.module.css'
import { ClubResults } from './ClubResults.tsx'
import { ClubSquad } from './ClubSquad.tsx'

/** Page of a club abroad: country, level, manager, and squad and results while it plays in the season's competitions. */
export const ClubAbroad = observer(function ClubAbroad({ id }: { id: string }) {
  const page = useReport(clubAbroadPage, id)
  if (!page) return <NotFoundDialog title="Club" text="There is no such club." />
  const { club, country, level, quality, manager, competition, squad, results, rival } = page
  return (
    <GameDialog gap="regular" title={club.name} size="wide">
      <div role="group" aria-label="Summary" className={styles.summary}>
        <Crest club={club} size={96} />
        <div className={styles.words}>
          <p className={styles.place}>{level}</p>
          <p className={styles.badges}>
            <Flag country={country} withName />
            <Stars value={quality} label="Quality of the eleven" />
          </p>
          <p>
            Manager: <strong>{manager.name}</strong> ({manager.character})
          </p>
          <p>
            {competition === null
              ? 'No competition of yours has them this season.'
              : `In the ${competition} this season.`}
          </p>
        </div>
      </div>
      {rival && (
        <div className={styles.columns}>
          <ClubMeetings rival={rival} />
        </div>
      )}
      {squad.length > 0 && <ClubSquad squad={squad} hasFigures={false} />}
      {competition !== null && <ClubResults results={results} />}
    </GameDialog>
  )
})
