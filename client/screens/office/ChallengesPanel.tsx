import { useCallback, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { lazyComponent } from '../../components/lazyComponent.tsx'
import { triesInWords } from '../../simulation/reports/challengeTries.ts'
import { Disclosure } from '../../components/Disclosure.tsx'
import { Panel } from '../../components/Panel.tsx'
import { openChallenges } from '../../simulation/reports/openChallenges.ts'
import type { Challenge } from '../../simulation/club/challenge.ts'
import { challengeBrief } from '../../simulation/club/challengeWords.ts'
import { useLegacy } from '../../stores/useLegacy.ts'
import { useStores } from '../../stores/useStores.tsx'
import { useToday } from '../../stores/useToday.ts'
import { ButtonLink } from '../site/ButtonLink.tsx'
import { DialogButton } from './DialogButton.tsx'
import styles from './ChallengesPanel.module.css'

const ChallengeTableDialog = lazyComponent(
  async () => (await import('../../modals/challenge/ChallengeTableDialog.tsx')).ChallengeTableDialog,
  { isLoadedAhead: false },
)

/** Challenge of the week, and those before, which stay open. */
export const ChallengesPanel = observer(function ChallengesPanel() {
  const stores = useStores()
  const [running] = useState(() => stores.careerChallenge)
  const [latest, ...past] = openChallenges(useToday())
  if (!latest) return null
  return (
    <Panel heading="Challenges">
      <p className={styles.lead}>
        The same league and the same rules for everybody. One ranked run each while it’s on, and as many open
        ones as you like.
      </p>
      <ChallengeCard challenge={latest} isRunning={latest.id === running} isLatest />
      {past.length > 0 && (
        <Disclosure title="Past challenges">
          {past.map((challenge) => (
            <ChallengeCard key={challenge.id} challenge={challenge} isRunning={challenge.id === running} />
          ))}
        </Disclosure>
      )}
      <p className={styles.leagues}>
        <Link to="/challenges#leagues">Private leagues with your mates</Link>
      </p>
    </Panel>
  )
})

const ChallengeCard = observer(function ChallengeCard({
  challenge,
  isRunning,
  isLatest = false,
}: {
  challenge: Challenge
  /** True for the challenge of the running career, to which its link leads back. */
  isRunning: boolean
  isLatest?: boolean
}) {
  const { tries } = useLegacy().legacy
  const { id, title } = challenge
  const own = triesInWords(tries, challenge)
  const action = isRunning ? 'Continue' : 'Play'
  const OwnTable = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <ChallengeTableDialog challenge={challenge} onClose={onClose} />
    ),
    [challenge],
  )
  return (
    <section className={styles.challenge} aria-label={title}>
      <h3>{title}</h3>
      <p>{challengeBrief(challenge)}</p>
      {own !== null && <p className={styles.tries}>{own}</p>}
      <div className={styles.actions}>
        <ButtonLink
          to={`/game?challenge=${id}`}
          variant={isLatest ? 'primary' : 'plain'}
          aria-label={`${action} ${title}`}
        >
          {action}
        </ButtonLink>
        <DialogButton Dialog={OwnTable} aria-label={`Table of ${title}`}>
          Table
        </DialogButton>
      </div>
    </section>
  )
})
