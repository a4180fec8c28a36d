import { observer } from 'mobx-react-lite'
import { Badge } from '../components/Badge.tsx'
import { Figure, FigureList } from '../components/FigureList.tsx'
import { Money } from '../components/Money.tsx'
import { NewsList } from '../components/NewsList.tsx'
import { plural } from '../simulation/core/english.ts'
import { signed } from '../simulation/core/money.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { ReportDialog } from './GameDialog.tsx'
import styles from './AheadReportDialog.module.css'

/** Report of days played ahead, with the actions of the assistant. */
export const AheadReportDialog = observer(function AheadReportDialog() {
  const { ahead } = useGameStores()
  const { report } = ahead
  if (!report) return null
  const { fromDay, toDay, matches, places, moneyChange, fanChange, reason, left, news } = report

  return (
    <ReportDialog gap="small" title={`Day ${fromDay} to day ${toDay}`}>
      <p>{reason}</p>
      <FigureList inTwoColumns>
        <Figure name="Matches">{`${matches.W} won, ${matches.D} drawn, ${matches.L} lost`}</Figure>
        <Figure name="League Position">{placeInWords(places)}</Figure>
        <Figure name="Money">
          <Money amount={moneyChange} isChange />
        </Figure>
        <Figure name="Fans">{signed(fanChange)}</Figure>
      </FigureList>
      {left.length > 0 && (
        <section aria-labelledby="left">
          <h3 id="left">Left for you</h3>
          <ul>
            {left.map(({ id, title, daysLeft }) => (
              <li key={id} className={styles.left}>
                {title}
                {daysLeft !== null && <Badge>{plural(daysLeft, 'Last day', `${daysLeft} days left`)}</Badge>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.news} aria-label="What happened">
        <NewsList label="What happened" news={news} filterLabel="Show what happened" place="dialog" />
      </section>
    </ReportDialog>
  )
})

function placeInWords({ from, to }: { from: string | null; to: string | null }): string {
  if (to === null) return 'No matches played yet'
  return from === null || from === to ? to : `${to}, from ${from}`
}
