import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import type { ChallengeTerms } from '../../simulation/club/challenge.ts'
import { firstClub } from '../../simulation/club/club.ts'
import type { ChallengeTableStore, RunEntry } from '../../stores/ChallengeTableStore.ts'
import { useGameStores } from '../../stores/useGameStores.ts'
import { useStores } from '../../stores/useStores.tsx'
import styles from './ChallengeTable.module.css'
import { resultCard } from './resultCard.ts'

const NOT_MADE = 'We couldn’t make the picture. Please try again.'
/** By what has become of the picture; 'impossible' to share, it is saved. */
const MESSAGES = {
  shared: 'Picture passed on.',
  cancelled: '',
  impossible: 'Picture saved to your downloads.',
}

interface ResultCardButtonProps {
  store: ChallengeTableStore
  challenge: Pick<ChallengeTerms, 'id' | 'title' | 'scoring'>
  /** Entry that is verified. */
  entry: RunEntry
}

/** Button that makes a picture of a verified result, to share where the browser can and to save elsewhere. */
export const ResultCardButton = observer(function ResultCardButton({
  store,
  challenge,
  entry,
}: ResultCardButtonProps) {
  const { game } = useGameStores()
  const { environment, team } = useStores()
  const [isPending, setPending] = useState(false)
  const [message, setMessage] = useState('')

  const planCard = () => {
    // No challenge outlasts the job at the club that it began with.
    const club = firstClub(game.state)
    const { code, colours, crestSeed } = club
    const { name, logoUrl } = team.lookOf(club)
    const hasLogo = logoUrl !== team.defaultTeam.logoUrl
    return resultCard({
      challenge,
      entry,
      place: store.placeOf(entry),
      nickname: store.own?.nickname ?? null,
      club: { name, crest: { code, colours, crestSeed }, logoUrl: hasLogo ? logoUrl : null },
      seed: game.state.seed,
      host: window.location.host,
    })
  }

  const handOver = async () => {
    const card = planCard()
    const { drawResultCard } = await import('./drawResultCard.tsx')
    const file = new File([await drawResultCard(card)], card.fileName, { type: 'image/png' })
    const outcome = await share(file)
    if (outcome === 'impossible') environment.downloadFile(card.fileName, file)
    return MESSAGES[outcome]
  }

  const click = async () => {
    setMessage('')
    setPending(true)
    setMessage(await handOver().catch(() => NOT_MADE))
    setPending(false)
  }

  return (
    <div className={styles.picture}>
      <Button busy={isPending} onClick={() => void click()}>
        {canShare(new File([], 'card.png', { type: 'image/png' }))
          ? 'Share as a picture'
          : 'Save as a picture'}
      </Button>
      {/* Toasts are behind the dialog. */}
      <span role="status">{message}</span>
    </div>
  )
})

// Older browsers have no such function.
const canShare = (file: File) => (navigator as Partial<Navigator>).canShare?.({ files: [file] }) ?? false

async function share(file: File): Promise<keyof typeof MESSAGES> {
  if (!canShare(file)) return 'impossible'
  try {
    await navigator.share({ files: [file] })
    return 'shared'
  } catch (error) {
    // Anything else is a refusal of the browser, such as one for a click that is too long ago.
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'impossible'
  }
}
