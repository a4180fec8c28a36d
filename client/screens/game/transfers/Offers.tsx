import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { formatMoney } from '../../../components/formatMoney.ts'
import { Panel } from '../../../components/Panel.tsx'
import { PlayerLink } from '../../../components/PlayerLink.tsx'
import { MAX_OFFERS } from '../../../simulation/people/contract.ts'
import { offersReport, type OfferRow } from '../../../simulation/reports/offerReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { ModalButton } from '../gameButtons.tsx'
import layout from '../layout.module.css'
import styles from './Bids.module.css'
import { counted, daysFromNow, plural } from '../../../simulation/core/english.ts'

/** Offers for players of rivals, with the next step of each. */
export const Offers = observer(function Offers() {
  const offers = useReport(offersReport)
  return (
    <Panel heading={`Your offers (${offers.length})`}>
      {offers.length === 0 ? (
        <p className={layout.soft}>You have no offers out. Search shows the players of every club.</p>
      ) : (
        <ul className={styles.bids}>
          {offers.map((row) => (
            <OfferCard key={row.player.id} row={row} />
          ))}
        </ul>
      )}
    </Panel>
  )
})

const NEXT_STEPS = { asked: 'Next offer', agreed: 'Offer terms' }

const OfferCard = observer(function OfferCard({ row }: { row: OfferRow }) {
  const { game } = useGameStores()
  const { offer, player, club, hurdle, shortHurdle } = row
  const { id, name } = player
  return (
    <li className={styles.bid} aria-label={`Offer for ${name}`}>
      <p>
        <b>
          <PlayerLink id={id}>{name}</PlayerLink>
        </b>
        <br />
        <span className={layout.soft}>
          {player.type}, {player.age} · {club.name}
        </span>
      </p>
      <p className={styles.fee}>{stageInWords(row, game.state.day)}</p>
      {offer.stage !== 'closed' && (
        <p className={layout.row}>
          {offer.stage !== 'sent' && (
            <ModalButton
              modal={{ kind: 'make-offer', id }}
              size="regular"
              variant="primary"
              disabled={hurdle !== null}
              title={hurdle ?? undefined}
              aria-label={`${NEXT_STEPS[offer.stage]}: ${name}`}
            >
              {NEXT_STEPS[offer.stage]}
            </ModalButton>
          )}
          {offer.stage !== 'sent' && shortHurdle !== null && (
            <small className={layout.obstacle}>{shortHurdle}</small>
          )}
          <Button aria-label={`End the talks: ${name}`} onClick={() => game.decide('withdrawOffer', id)}>
            End the talks
          </Button>
        </p>
      )}
    </li>
  )
})

function stageInWords({ offer, club }: OfferRow, today: number): string {
  const left = offer.day - today
  const inTime = left < 1 ? 'today' : `within ${counted(left, 'day')}`
  switch (offer.stage) {
    case 'sent':
      return `${formatMoney(offer.fee)} offered. ${club.name} will answer ${daysFromNow(left)}.`
    case 'asked': {
      const more = MAX_OFFERS - offer.round
      const heard = plural(more, 'One more offer', `${more} more offers`)
      return `Turned down: they want ${formatMoney(offer.asked)}. ${heard}, ${inTime}.`
    }
    case 'agreed':
      return `Agreed for ${formatMoney(offer.fee)}. Terms with the player ${inTime}.`
    case 'closed':
      return `Talks have failed. You can try again ${daysFromNow(left + 1)}.`
  }
}
