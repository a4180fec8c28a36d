import { Button } from './Button.tsx'
import { Crest } from './Crest.tsx'
import { Figure, FigureList } from './FigureList.tsx'
import { Money } from './Money.tsx'
import { Stars } from './Stars.tsx'
import { grouped } from '../simulation/core/money.ts'
import type { ClubOffersReport, ReportedClubOffer } from '../simulation/reports/clubOfferReport.ts'
import styles from './ClubOffers.module.css'

interface ClubOffersProps {
  report: ClubOffersReport
  /** Words above the offers. */
  heading?: string
  /** Takes over the club with an id. */
  onAccept: (id: string) => void
}

/** Clubs that would take the manager. Nothing without one. */
export function ClubOffers({
  report: { offers, start },
  heading = 'Or carry on elsewhere',
  onAccept,
}: ClubOffersProps) {
  if (offers.length === 0) return null
  return (
    <section className={styles.offers} aria-labelledby="club-offers">
      <h3 id="club-offers" className={styles.heading}>
        {heading}
      </h3>
      <p>{`${start} Your name goes with you; the money and the players stay where they are.`}</p>
      <ul className={styles.list}>
        {offers.map((offer) => (
          <Offer key={offer.club.id} offer={offer} onAccept={() => onAccept(offer.club.id)} />
        ))}
      </ul>
    </section>
  )
}

function Offer({ offer, onAccept }: { offer: ReportedClubOffer; onAccept: () => void }) {
  const { club, expected, reason, quality, reputation, fans, money } = offer
  return (
    <li className={styles.offer}>
      <div className={styles.club}>
        <Crest club={club} size={40} />
        <div>
          <h4 className={styles.name}>{club.name}</h4>
          <p className={styles.soft}>{expected}</p>
        </div>
      </div>
      <p className={styles.reason}>{reason}</p>
      <FigureList>
        <Figure name="Eleven">
          <Stars value={quality} label="Eleven" />
        </Figure>
        <Figure name="Reputation">
          <Stars value={reputation} label="Reputation" />
        </Figure>
        <Figure name="Fans">{grouped(fans)}</Figure>
        <Figure name="In the bank">
          <Money amount={money} />
        </Figure>
      </FigureList>
      <div className={styles.action}>
        <Button onClick={onAccept}>{`Take over ${club.shortName}`}</Button>
      </div>
    </li>
  )
}
