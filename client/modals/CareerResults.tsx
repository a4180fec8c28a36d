import { useState, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { ClubOffers } from '../components/ClubOffers.tsx'
import { Icon } from '../components/Icon.tsx'
import { Money } from '../components/Money.tsx'
import { useReducedMotion } from '../components/useMediaQuery.ts'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import type { CareerEnd } from '../simulation/club/careerEnd.ts'
import { DIFFICULTY_NAMES } from '../simulation/club/difficulty.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { sharePages, shareText } from './sharing.ts'
import { useTally } from './useTally.ts'
import styles from './CareerResults.module.css'

interface CareerResultsProps {
  /** Before another club is taken over, which closes the results. */
  onAccept: () => void
  onRestart: () => void
}

/** Results of the career as animated counters, with sharing and a new career. */
export const CareerResults = observer(function CareerResults({ onAccept, onRestart }: CareerResultsProps) {
  const stores = useGameStores()
  const { results } = stores.careerEnd
  if (!results) return null

  const { offers } = stores.careerEnd
  const startNewCareer = () => {
    stores.giveUp()
    onRestart()
  }

  return (
    <div className={styles.page}>
      <p>{farewellTo(results)}</p>
      <Counters {...results} />
      <p>
        Titles won: {results.titles}. Cups won: {results.cups}. Difficulty:{' '}
        {DIFFICULTY_NAMES[results.difficulty]}.
      </p>
      <ClubOffers
        report={offers}
        onAccept={(id) => {
          onAccept()
          stores.careerEnd.accept(id)
        }}
      />
      <Share text={shareText({ ...results, clubName: results.clubNames })} />
      <p className={styles.next}>
        <Button
          variant={offers.offers.length > 0 ? 'plain' : 'primary'}
          size="large"
          onClick={startNewCareer}
        >
          Start New Career
        </Button>
      </p>
    </div>
  )
})

function farewellTo({ clubName, reason }: { clubName: string; reason: CareerEnd['reason'] }): string {
  return reason === 'retired'
    ? `You go when you choose to, and ${clubName} will always keep a seat in the stand for you.`
    : `The board of ${clubName} has lost its patience and is looking for another manager.`
}

interface CountersProps {
  seasons: number
  position: number
  place: string
  isTooLow: boolean
  worstPlace: string
  finalBudget: number
}

const Counters = observer(function Counters(results: CountersProps) {
  const { ui } = useGameStores()
  const { seasons, position, place, isTooLow, worstPlace, finalBudget } = results
  const tally = useTally({ seasons, position }, { isStill: useReducedMotion(ui.settings.motion) })
  return (
    <dl className={styles.counters}>
      <Counter name="Seasons Managed" shown={tally.seasons} final={String(seasons)} />
      <Counter name="Final position" shown={tally.position} final={place} tone={isTooLow ? 'bad' : 'good'}>
        <Icon name={isTooLow ? 'sad' : 'happy'} size={14} />
        {isTooLow ? `Worse than ${worstPlace}` : `${worstPlace} or better`}
      </Counter>
      <div>
        <dt>Final budget</dt>
        <dd className={styles.budget}>
          <Money amount={finalBudget} />
        </dd>
      </div>
    </dl>
  )
})

interface CounterProps {
  name: string
  shown: number
  /** Final value for screen readers, which don't follow the animation. */
  final: string
  tone?: 'good' | 'bad'
  /** Description of the figure. */
  children?: ReactNode
}

function Counter({ name, shown, final, tone, children }: CounterProps) {
  return (
    <div data-tone={tone}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.figure} aria-hidden="true">
          {shown}
        </span>
        <VisuallyHidden>{final}</VisuallyHidden>
        {children !== undefined && <span className={styles.meaning}>{children}</span>}
      </dd>
    </div>
  )
}

function Share({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  const playAt = window.location.origin

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${text} ${playAt}`)
      setCopied(true)
    } catch (error) {
      // Only logged; the text remains on the page to be selected.
      console.error('The text could not be copied', error)
    }
  }

  return (
    <section aria-labelledby="share-career">
      <h3 id="share-career" className={styles.heading}>
        Share
      </h3>
      <blockquote className={styles.text}>{text}</blockquote>
      <div className={styles.share}>
        {sharePages(text, playAt).map(({ name, address }) => (
          <Button
            key={name}
            size="small"
            onClick={() => window.open(address, '_blank', 'noopener,noreferrer')}
          >
            {name}
          </Button>
        ))}
        <Button size="small" icon={<Icon name="copy" size={14} />} onClick={() => void copy()}>
          Copy Text
        </Button>
        <span role="status" className={styles.copied}>
          {isCopied && 'Copied to clipboard!'}
        </span>
      </div>
    </section>
  )
}
