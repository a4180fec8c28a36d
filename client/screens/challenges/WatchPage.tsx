import { useEffect, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Select } from '../../components/Select.tsx'
import { isOfLeague, type Challenge } from '../../simulation/club/challenge.ts'
import { NAME_REMOVED } from '../../simulation/club/challengePageWords.ts'
import { ordinal } from '../../simulation/core/ordinal.ts'
import type { WatchedRun } from '../../stores/WatchedRun.ts'
import { useChallengeTable } from '../../stores/useChallengeTable.ts'
import { WatchedRunProvider } from '../../stores/useGameStores.ts'
import { useStores } from '../../stores/useStores.tsx'
import { useWatchedRun } from '../../stores/useWatchedRun.ts'
import { PageHeading } from '../PageHeading.tsx'
import { SitePage } from '../site/SitePage.tsx'
import { RunCourse } from './RunCourse.tsx'
import { RunSummary } from './RunSummary.tsx'
import type { Side } from './runPlaces.ts'
import { RunWeeks } from './RunWeeks.tsx'
import { WatchedMatch } from './WatchedMatch.tsx'
import styles from './WatchPage.module.css'

interface WatchPageProps {
  /** Id of the challenge. */
  week: string
  /** Id of the entry in its table. */
  entry: string
}

/** Public page of a run of a challenge that is over: decisions and matches, alone or beside another run. */
export const WatchPage = observer(function WatchPage({ week, entry }: WatchPageProps) {
  const { session } = useStores()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('beside')
  const run = useWatchedRun(entry)
  const other = useWatchedRun(asked === entry ? null : asked)
  const watched = [run, other].find((one) => one?.stores?.matchday.isOpen)
  const opener = useFocusOfOpener(watched !== undefined)
  if (watched) {
    return (
      <WatchedRunProvider stores={watched.stores}>
        <WatchedMatch />
      </WatchedRunProvider>
    )
  }
  const { card = null, challenge = null } = run ?? {}
  if (card && card.challenge !== week)
    return <Navigate to={`/challenges/${card.challenge}/runs/${entry}`} replace />
  const title = card ? `${card.nickname}’s run` : 'A run'
  return (
    <SitePage isLoggedIn={session.isRegistered}>
      <div className={styles.page}>
        <p className={styles.kicker}>
          <Link to={isOfLeague(week) ? '/challenges#leagues' : `/challenges/${week}`}>
            {challenge?.title ?? 'The table'}
          </Link>
        </p>
        <PageHeading title={title} className={styles.heading}>
          {title}
        </PageHeading>
        {run && challenge && (
          <Comparison
            challenge={challenge}
            run={run}
            other={other}
            beside={asked ?? ''}
            onBeside={(next) => setQuery(next === '' ? {} : { beside: next }, { replace: true })}
            onWatch={opener.remember}
          />
        )}
        {run && <Progress run={run} />}
      </div>
    </SitePage>
  )
})

interface ComparisonProps {
  challenge: Challenge
  run: WatchedRun
  other: WatchedRun | null
  /** Entry of the other run; '' for none. */
  beside: string
  onBeside: (entry: string) => void
  onWatch: (id: string) => void
}

const Comparison = observer(function Comparison({
  challenge,
  run,
  other,
  beside,
  onBeside,
  onWatch,
}: ComparisonProps) {
  const isRanked = run.card?.ranked ?? true
  const store = useChallengeTable(challenge.id, { isRanked })
  const { rows = [], own = null } = store.table ?? {}
  const others = [...(own && !rows.some((row) => row.entry === own.entry) ? [own] : []), ...rows]
    .filter(({ entry, nickname }) => nickname !== null && (entry === beside || entry !== run.entry))
    .map(({ entry, place, nickname, isOwn }) => ({
      value: entry,
      label: `${ordinal(place)}: ${nickname ?? NAME_REMOVED}${isOwn ? ' (you)' : ''}`,
    }))
  const sides = [run, other].flatMap((one): Side[] =>
    one?.card?.challenge === challenge.id && one.record && one.stores
      ? [{ name: one.card.nickname, card: one.card, record: one.record, stores: one.stores }]
      : [],
  )
  return (
    <>
      {others.length > 0 && (
        <div className={styles.choice}>
          <Select
            label="Side by side with"
            options={[{ value: '', label: 'Nobody' }, ...others]}
            value={others.some(({ value }) => value === beside) ? beside : ''}
            onChange={onBeside}
          />
        </div>
      )}
      {other && <Progress run={other} />}
      {sides.length > 0 && (
        <>
          <div className={styles.summaries}>
            {sides.map((side) => (
              <RunSummary
                key={side.card.fingerprint}
                side={side}
                scoring={challenge.scoring}
                isAlone={sides.length === 1}
              />
            ))}
          </div>
          <RunCourse sides={sides} challenge={challenge} />
          <RunWeeks sides={sides} scoring={challenge.scoring} onWatch={onWatch} />
        </>
      )}
    </>
  )
})

/** Way of a run to the page, or what is in the way. */
const Progress = observer(function Progress({ run }: { run: WatchedRun }) {
  const { card, record, fault, percent } = run
  if (record) return null
  if (fault !== null) {
    return (
      <>
        <Notice tone="bad">{fault}</Notice>
        {!card && <Button onClick={() => void run.load()}>Try again</Button>}
      </>
    )
  }
  return <p>{card ? `Playing ${card.nickname}’s run again: ${percent}%` : 'Loading…'}</p>
})

/** Gives the focus back to the button of the match that was watched. */
function useFocusOfOpener(isWatching: boolean) {
  const opener = useRef<string | null>(null)
  useEffect(() => {
    if (isWatching || opener.current === null) return
    document.getElementById(opener.current)?.focus()
    opener.current = null
  }, [isWatching])
  return {
    remember: (id: string) => {
      opener.current = id
    },
  }
}
