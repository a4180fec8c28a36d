import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { ModalButton } from '../gameButtons.tsx'
import layout from '../layout.module.css'

interface OfferActionsProps {
  player: { readonly id: string; readonly name: string }
  /** Reason why no offer can be made now; null if one can. */
  hurdle: string | null
  /** The same in a word or two. */
  shortHurdle: string | null
  /** False if the player would not join. Defaults to true. */
  isInterested?: boolean
  isShortlisted: boolean
}

/** Opens the offer for a player of a rival, and puts them on the shortlist. */
export const OfferActions = observer(function OfferActions({
  player: { id, name },
  hurdle,
  shortHurdle,
  isInterested = true,
  isShortlisted,
}: OfferActionsProps) {
  const { game } = useGameStores()
  return (
    <span className={layout.blockable}>
      <span className={layout.tightRow}>
        <ModalButton
          modal={{ kind: 'make-offer', id }}
          variant="primary"
          disabled={hurdle !== null}
          title={hurdle ?? undefined}
          aria-label={`${isInterested ? 'Make an offer' : 'Not Interested'}: ${name}`}
        >
          {isInterested ? 'Offer' : 'Not Interested'}
        </ModalButton>
        <Button
          size="small"
          aria-pressed={isShortlisted}
          aria-label={`Shortlist: ${name}`}
          onClick={() => game.decide('toggleShortlist', id)}
        >
          {isShortlisted ? 'On the list' : 'Shortlist'}
        </Button>
      </span>
      {isInterested && shortHurdle !== null && <small className={layout.obstacle}>{shortHurdle}</small>}
    </span>
  )
})
