import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { Select } from '../../components/Select.tsx'
import { challengeBrief } from '../../simulation/club/challengeWords.ts'
import { DIFFICULTY_NAMES } from '../../simulation/club/difficulty.ts'
import { DIVISION_NAMES } from '../../simulation/club/otherDivision.ts'
import { LOCALE } from '../../simulation/core/english.ts'
import { triesInWords } from '../../simulation/reports/challengeTries.ts'
import type {
  LeagueChallenge as OwnChallenge,
  LeagueChallengesStore,
} from '../../stores/LeagueChallengesStore.ts'
import { useLegacy } from '../../stores/useLegacy.ts'
import { useStores } from '../../stores/useStores.tsx'
import { ButtonLink } from '../site/ButtonLink.tsx'
import { LeagueQuestion } from './LeagueQuestion.tsx'
import styles from './Leagues.module.css'

/** Segment of all challenges that are over. */
const PAST = 'past'
/** Segment of the week. */
const WEEK = 'week'

interface ChallengeChoiceProps {
  challenges: LeagueChallengesStore
  /** Title of the challenge of the week. */
  week: string
}

/** Choice between the challenge of the week and those that the league has set. Nothing while it has set none. */
export const ChallengeChoice = observer(function ChallengeChoice({ challenges, week }: ChallengeChoiceProps) {
  const { list, fault, current, past, chosen } = challenges
  const notice = fault !== null && (
    <>
      <Notice tone="bad">{fault}</Notice>
      <Button onClick={() => void challenges.load()}>Load the challenges</Button>
    </>
  )
  if (!list?.length) return notice || null
  const segments = [
    { value: WEEK, label: week },
    ...current.map(({ id, title }) => ({ value: id, label: title })),
    ...(past.length > 0 ? [{ value: PAST, label: 'Past ones' }] : []),
  ]
  const isPast = chosen?.isOpen === false
  const choose = (value: string) => {
    if (value === PAST) challenges.choose(past[0]?.id ?? null)
    else challenges.choose(value === WEEK ? null : value)
  }
  return (
    <>
      <SegmentedControl
        label="Challenge"
        segments={segments}
        value={isPast ? PAST : (chosen?.id ?? WEEK)}
        onChange={choose}
        wraps
      />
      {isPast && (
        <Select
          label="Past challenge"
          options={past.map(({ id, title, opens }) => ({
            value: id,
            label: `${title}, ${dayInWords(opens)}`,
          }))}
          value={chosen.id}
          onChange={(id) => challenges.choose(id)}
        />
      )}
      {notice}
    </>
  )
})

interface LeagueChallengeProps {
  challenges: LeagueChallengesStore
  challenge: OwnChallenge
  /** True for whoever runs the league. */
  isMaker: boolean
  /** Called with what has happened. */
  onDone: (message: string) => void
}

/** A challenge that the league has set, and the way into it. */
export const LeagueChallenge = observer(function LeagueChallenge({
  challenges,
  challenge,
  isMaker,
  onDone,
}: LeagueChallengeProps) {
  const stores = useStores()
  const [running] = useState(() => stores.careerChallenge)
  const [isDeleting, setDeleting] = useState(false)
  const { tries } = useLegacy().legacy
  const { id, title, seed, division, difficulty, closes, isOpen } = challenge
  const own = triesInWords(tries, challenge)
  const action = id === running ? 'Continue' : isOpen ? 'Play it' : 'Play it for fun'
  return (
    <section className={styles.card} aria-labelledby="own-challenge">
      <p className={styles.kicker}>
        {isOpen
          ? `Your league’s own, on until ${dayInWords(closes)}`
          : `Your league’s own, over since ${dayInWords(closes)}`}
      </p>
      <h4 id="own-challenge" className={styles.title}>
        {title}
      </h4>
      <p>{challengeBrief(challenge)}</p>
      <p className={styles.size}>
        {DIVISION_NAMES[division]} on {DIFFICULTY_NAMES[difficulty]}, league seed {seed}
      </p>
      {own !== null && <p className={styles.size}>{own}</p>}
      <div className={styles.row}>
        <ButtonLink to={`/game?challenge=${id}`} variant="primary" aria-label={`${action}: ${title}`}>
          {action}
        </ButtonLink>
        {isMaker && (
          <Button size="small" onClick={() => setDeleting(true)}>
            Delete the challenge
          </Button>
        )}
      </div>
      {isDeleting && (
        <LeagueQuestion
          title={`Delete ${title}?`}
          action="Delete it"
          onConfirm={() => challenges.delete(challenge)}
          onDone={() => onDone(`${title} is gone.`)}
          onClose={() => setDeleting(false)}
        >
          Its table goes, and everybody’s results with it.
        </LeagueQuestion>
      )}
    </section>
  )
})

/** Day of a challenge, such as 'Tuesday 1 December'. */
function dayInWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(LOCALE, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}
