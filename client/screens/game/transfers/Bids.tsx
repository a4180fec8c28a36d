import { useRef, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { formatMoney } from '../../../components/formatMoney.ts'
import { Figure, FigureList } from '../../../components/FigureList.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Stars } from '../../../components/Stars.tsx'
import { bidReport, type BidRow } from '../../../simulation/reports/bidReport.ts'
import type { RiseTerms } from '../../../simulation/transfers/bids.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { PlayerName } from '../players/PlayerName.tsx'
import { toTenth } from '../../../simulation/core/clamp.ts'
import layout from '../layout.module.css'
import styles from './Bids.module.css'
import { Offers } from './Offers.tsx'
import { plural } from '../../../simulation/core/english.ts'

/** View of bids for own players and of offers for others. */
export function Bids() {
  return (
    <div className={layout.pair}>
      <OpenBids />
      <Offers />
    </div>
  )
}

/** Bids for own players, with what each answer does. */
export const OpenBids = observer(function OpenBids() {
  const rows = useReport(bidReport)
  const heading = useRef<HTMLHeadingElement>(null)
  const answered = () => heading.current?.focus()
  return (
    <Panel heading={`Bids for your players (${rows.length})`}>
      <div className={layout.stack}>
        <h3 ref={heading} tabIndex={-1}>
          {rows.length === 0
            ? 'No bids to answer'
            : rows.length === 1
              ? 'One bid to answer'
              : `${rows.length} bids to answer`}
        </h3>
        <p className={layout.soft}>
          Clubs bid in the first weeks of a season and after weeks 18 to 21, for players who have played five
          matches for you, and at any time for anyone who wants to leave. Unanswered bids lapse.
        </p>
        <ul className={styles.bids}>
          {rows.map((row) => (
            <BidCard key={row.bid.playerId} row={row} onAnswered={answered} />
          ))}
        </ul>
      </div>
    </Panel>
  )
})

interface BidCardProps {
  row: BidRow
  onAnswered: () => void
}

function BidCard({ row, onAnswered }: BidCardProps) {
  const { game } = useGameStores()
  const { bid, player, rise, daysLeft } = row
  const { id, name, type, age, quality, wage } = player
  const answer = (decision: 'acceptBid' | 'askForMore' | 'refuseBid') => () => {
    game.decide(decision, id)
    onAnswered()
  }
  return (
    <li className={styles.bid} aria-label={`${bid.club} for ${name}`}>
      <div className={styles.head}>
        <p>
          <b>
            <PlayerName player={player} />
          </b>
          <br />
          <span className={layout.soft}>
            {type}, {age} · {row.role}
          </span>
        </p>
        <Badge tone={daysLeft <= 3 ? 'bad' : 'neutral'}>
          {plural(daysLeft, 'Last day', `${daysLeft} days left`)}
        </Badge>
      </div>
      <p className={styles.quality}>
        <Stars value={quality} label="Quality" /> {quality.toFixed(1)}
      </p>
      <p className={styles.fee}>
        {bid.club} {bid.clubId === null && '(abroad) '}bid <Money amount={bid.fee} />
      </p>
      <BidFigures row={row} />
      <div className={layout.stack}>
        <Answer
          label="Accept"
          name={name}
          isPrimary
          effect={`Sells ${name} at once for ${formatMoney(bid.fee)} and frees up ${formatMoney(wage)} a week.`}
          onClick={answer('acceptBid')}
        />
        <Answer
          label="Ask for more"
          name={name}
          effect={
            rise === null
              ? 'That’s their final offer: they won’t go any higher.'
              : `${Math.round(100 * rise.chance)}%: they raise it once, to ${riseBounds(rise)}. Otherwise they walk away.`
          }
          isDisabled={rise === null}
          onClick={answer('askForMore')}
        />
        <Answer label="Refuse" name={name} effect={refusalEffect(row)} onClick={answer('refuseBid')} />
      </div>
    </li>
  )
}

function refusalEffect({ player: { name }, bid, refusalLoss, unhappyLoss }: BidRow): string {
  if (refusalLoss > 0) {
    return `Ends the bid. ${name} wants to leave and loses ${toTenth(refusalLoss)} morale, as when a bid lapses.`
  }
  return unhappyLoss > 0
    ? `Ends the bid. ${name} is ambitious and won’t like missing the step up to ${bid.club}: morale settles ${toTenth(unhappyLoss)} lower, as when a bid lapses.`
    : `Ends the bid. ${name} stays.`
}

function riseBounds({ low, high }: RiseTerms): string {
  return low < high ? `between ${formatMoney(low)} and ${formatMoney(high)}` : formatMoney(high)
}

function BidFigures({ row: { value, sale, player } }: { row: BidRow }) {
  return (
    <FigureList>
      <Figure name="Value">
        <Money amount={value} />
      </Figure>
      <Figure name="A sale at once brings">
        <Money amount={sale.low} />
        {sale.high > sale.low && (
          <>
            –<Money amount={sale.high} />
          </>
        )}
      </Figure>
      <Figure name="Contract">Until the end of season {player.contract.until}</Figure>
    </FigureList>
  )
}

interface AnswerProps {
  label: string
  /** Name of the player. */
  name: string
  /** Effect of the answer. */
  effect: ReactNode
  isPrimary?: boolean
  isDisabled?: boolean
  onClick: () => void
}

function Answer({ label, name, effect, isPrimary = false, isDisabled = false, onClick }: AnswerProps) {
  return (
    <div className={styles.answer}>
      <Button
        variant={isPrimary ? 'primary' : 'plain'}
        disabled={isDisabled}
        aria-label={`${label}: ${name}`}
        onClick={onClick}
      >
        {label}
      </Button>
      <p className={layout.soft}>{effect}</p>
    </div>
  )
}
