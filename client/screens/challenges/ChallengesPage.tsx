import { Suspense, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link, Navigate, useLocation, useParams } from 'react-router-dom'
import { lazyComponent } from '../../components/lazyComponent.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { ChallengeTable } from '../../modals/challenge/ChallengeTable.tsx'
import {
  ALL_TIME_TITLE,
  challengeDescription,
  challengeKicker,
  RUNS_NOTE,
  TABLE_NOTE,
} from '../../simulation/club/challengePageWords.ts'
import { challengeBrief } from '../../simulation/club/challengeWords.ts'
import type { Challenge } from '../../simulation/club/challenge.ts'
import { openChallenges } from '../../simulation/reports/openChallenges.ts'
import type { TableView } from '../../stores/ChallengeTableStore.ts'
import { useChallengeTable } from '../../stores/useChallengeTable.ts'
import { useStores } from '../../stores/useStores.tsx'
import { useToday } from '../../stores/useToday.ts'
import { PageHeading } from '../PageHeading.tsx'
import { ButtonLink } from '../site/ButtonLink.tsx'
import { SitePage } from '../site/SitePage.tsx'
import { AllTimePage } from './AllTimePage.tsx'
import { Leagues } from './Leagues.tsx'
import styles from './ChallengesPage.module.css'
import { useReadingPage } from './useReadingPage.ts'

type TablePart = 'everybody' | 'leagues'

const PARTS: readonly { value: TablePart; label: string }[] = [
  { value: 'everybody', label: 'Everybody' },
  { value: 'leagues', label: 'My leagues' },
]

const WatchPage = lazyComponent(async () => (await import('./WatchPage.tsx')).WatchPage, {
  isLoadedAhead: false,
})

/** Public pages of the challenges: of all time, of each week, and of the runs of those that are over. */
export function ChallengesPage() {
  const { '*': path = '' } = useParams()
  const [week = '', part, entry] = path.split('/')
  if (week === 'all-time') return <AllTimePage />
  return part === 'runs' && entry ? <RunPage week={week} entry={entry} /> : <WeekPage week={week} />
}

function RunPage({ week, entry }: { week: string; entry: string }) {
  useReadingPage()
  return (
    <Suspense fallback={null}>
      <WatchPage week={week} entry={entry} />
    </Suspense>
  )
}

/**
 * Public page of a weekly challenge: its rules and its table. `week`: its id, '' for the latest. The address may
 * choose a page of the table as those of the server do, or the leagues, or have the code of one that invites.
 */
const WeekPage = observer(function WeekPage({ week }: { week: string }) {
  const { session } = useStores()
  const open = openChallenges(useToday())
  const [latest] = open
  useReadingPage()
  const { search, hash } = useLocation()
  // Links to other weeks drop it from the address.
  const [code] = useState(() => new URLSearchParams(search).get('league'))
  const [part, setPart] = useState<TablePart>(code === null && hash !== '#leagues' ? 'everybody' : 'leagues')
  const shown = week === '' ? latest : open.find(({ id }) => id === week)
  if (!shown) return <Navigate to={latest ? '/challenges' : '/'} replace />
  return (
    <SitePage isLoggedIn={session.isRegistered}>
      <div className={styles.page}>
        <p className={styles.kicker}>{challengeKicker(shown.id, shown === latest)}</p>
        <PageHeading
          title={`Challenge: ${shown.title}`}
          description={challengeDescription(shown)}
          className={styles.heading}
        >
          {shown.title}
        </PageHeading>
        <div className={styles.spread}>
          <section aria-labelledby="standings">
            <h2 id="standings" className={styles.part}>
              Table
            </h2>
            <p className={styles.note}>{TABLE_NOTE}</p>
            <Tabs label="Tables" tabs={PARTS} value={part} onChange={setPart}>
              {part === 'everybody' ? (
                <Standings key={shown.id} challenge={shown} />
              ) : (
                <Leagues code={code} challenge={shown} />
              )}
            </Tabs>
          </section>
          <aside className={styles.side}>
            <p>{challengeBrief(shown)}</p>
            <p>{RUNS_NOTE}</p>
            <ButtonLink to={`/game?challenge=${shown.id}`} variant="primary" size="large">
              Play it
            </ButtonLink>
            <Link to="/challenges/all-time">{ALL_TIME_TITLE}</Link>
            <OtherChallenges challenges={open.filter((one) => one !== shown)} />
          </aside>
        </div>
      </div>
    </SitePage>
  )
})

function Standings({ challenge: { id, scoring } }: { challenge: Challenge }) {
  const store = useChallengeTable(id, viewOf(useLocation().search))
  return (
    <div className={styles.standings}>
      <ChallengeTable store={store} scoring={scoring} />
    </div>
  )
}

function viewOf(search: string): TableView {
  const query = new URLSearchParams(search)
  const [table, page] = [query.get('table'), query.get('page') ?? '']
  return {
    isRanked: table === 'ranked' || (table === 'open' ? false : null),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

function OtherChallenges({ challenges }: { challenges: readonly Challenge[] }) {
  if (challenges.length === 0) return null
  return (
    <nav aria-label="Other challenges">
      <h2 className={styles.part}>Other weeks</h2>
      <ul className={styles.weeks}>
        {challenges.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/challenges/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
