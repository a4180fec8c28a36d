import { Bar } from '../../components/Bar.tsx'
import { Figure, FigureList } from '../../components/FigureList.tsx'
import type { Meeting } from '../../simulation/club/headToHead.ts'
import type { DeepReadonly } from '../../simulation/core/readonly.ts'
import type { RivalRecord } from '../../simulation/reports/clubPage.ts'
import { DialogPart } from '../GameDialog.tsx'
import text from '../pageText.module.css'
import styles from './ClubPage.module.css'

/** Meetings of a rival with the own club, and the rivalry with its reasons. */
export function ClubMeetings({ rival }: { rival: RivalRecord }) {
  const { played, wins, draws, losses, goalsFor, goalsAgainst, latest } = rival
  return (
    <>
      <DialogPart heading="Meetings with you">
        <FigureList>
          <Figure name="Played">{played}</Figure>
          <Figure name="You won, drew, lost">
            {wins}–{draws}–{losses}
          </Figure>
          <Figure name="Your goals">
            {goalsFor}–{goalsAgainst}
          </Figure>
          <Figure name="Your biggest win">{scoreOf(rival.biggestWin)}</Figure>
          <Figure name="Your biggest defeat">{scoreOf(rival.biggestDefeat)}</Figure>
        </FigureList>
        {latest.length > 0 && (
          <>
            <h4 className={styles.subheading}>Last meetings</h4>
            <ul className={text.list} aria-label="Last meetings">
              {latest.map((meeting) => (
                <li key={`${meeting.season} ${meeting.week}`}>
                  {scoreOf(meeting)}, {meeting.isHome ? 'at home' : 'away'}
                </li>
              ))}
            </ul>
          </>
        )}
      </DialogPart>
      <Rivalry rival={rival} />
    </>
  )
}

function Rivalry({ rival: { rivalry, name, effect, reasons } }: { rival: RivalRecord }) {
  return (
    <DialogPart heading="Rivalry">
      <Bar label={name ?? 'No rivalry yet'} value={rivalry} />
      {effect !== null && <p className={text.note}>{effect}</p>}
      {reasons.length > 0 ? (
        <ul className={text.list} aria-label="Reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : (
        <p className={text.note}>
          Close finishes, late-season meetings with a lot at stake and upsets all feed a rivalry.
        </p>
      )}
    </DialogPart>
  )
}

/** '3–0, season 2, week 14', with the own goals first. */
function scoreOf(meeting: DeepReadonly<Meeting> | null): string {
  if (!meeting) return '–'
  const { goalsFor, goalsAgainst, season, week } = meeting
  return `${goalsFor}–${goalsAgainst}, season ${season}, week ${week}`
}
