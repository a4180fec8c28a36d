import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { DataTable, type Column } from '../../components/DataTable.tsx'
import { Notice } from '../../components/Notice.tsx'
import {
  ALL_TIME_DESCRIPTION,
  ALL_TIME_EMPTY,
  ALL_TIME_NOTE,
  ALL_TIME_TITLE,
  NAME_REMOVED,
} from '../../simulation/club/challengePageWords.ts'
import { counted } from '../../simulation/core/english.ts'
import { grouped } from '../../simulation/core/money.ts'
import { ordinal } from '../../simulation/core/ordinal.ts'
import type { AllTimeRow } from '../../stores/AllTimeStore.ts'
import { useAllTime } from '../../stores/useAllTime.ts'
import { useStores } from '../../stores/useStores.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { ButtonLink } from '../site/ButtonLink.tsx'
import { SitePage } from '../site/SitePage.tsx'
import styles from './ChallengesPage.module.css'
import { useReadingPage } from './useReadingPage.ts'

const COLUMNS: readonly Column<AllTimeRow>[] = [
  { key: 'place', header: 'Place', kind: 'number', cell: ({ place }) => grouped(place) },
  {
    key: 'name',
    header: 'Manager',
    rowHeader: true,
    cell: ({ nickname }) => nickname ?? <em>{NAME_REMOVED}</em>,
  },
  { key: 'points', header: 'Points', kind: 'number', cell: ({ points }) => grouped(points) },
  { key: 'weeks', header: 'Weeks', kind: 'number', cell: ({ weeks }) => weeks },
  { key: 'wins', header: 'Wins', kind: 'number', cell: ({ wins }) => wins },
  { key: 'best', header: 'Best place', kind: 'number', cell: ({ best }) => ordinal(best), wideOnly: true },
]

/** Public page of the all-time table of challenges. */
export const AllTimePage = observer(function AllTimePage() {
  const { session } = useStores()
  useReadingPage()
  return (
    <SitePage isLoggedIn={session.isRegistered}>
      <div className={styles.page}>
        <p className={styles.kicker}>The weekly challenges</p>
        <PageHeading title={ALL_TIME_TITLE} description={ALL_TIME_DESCRIPTION} className={styles.heading}>
          {ALL_TIME_TITLE}
        </PageHeading>
        <div className={styles.spread}>
          <Standings />
          <aside className={styles.side}>
            <p>{ALL_TIME_NOTE}</p>
            <ButtonLink to="/challenges" variant="primary" size="large">
              This week’s challenge
            </ButtonLink>
          </aside>
        </div>
      </div>
    </SitePage>
  )
})

const Standings = observer(function Standings() {
  const store = useAllTime()
  const { table, fault } = store
  if (!table) {
    if (fault === null) return <p>Loading…</p>
    return (
      <div>
        <Notice tone="bad">{fault}</Notice>
        <Button onClick={() => void store.load()}>Load the table</Button>
      </div>
    )
  }
  const { rows, own, total } = table
  return (
    <div>
      {own && (
        <p className={styles.note}>
          You’re <strong>{`${ordinal(own.place)} of ${grouped(total)}`}</strong>, with{' '}
          {counted(own.points, 'point')} from {counted(own.weeks, 'week')}.
        </p>
      )}
      <DataTable
        caption={ALL_TIME_TITLE}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ place }) => String(place)}
        isHighlighted={({ isOwn }) => isOwn}
        empty={ALL_TIME_EMPTY}
      />
    </div>
  )
})
