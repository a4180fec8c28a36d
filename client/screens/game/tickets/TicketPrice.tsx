import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { GLOSSARY, type Term } from '../../../components/glossary.ts'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { Figure, FigureList } from '../../../components/FigureList.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { PriceField } from '../../../components/PriceField.tsx'
import { Slider } from '../../../components/Slider.tsx'
import { Tooltip } from '../../../components/Tooltip.tsx'
import { priceImpact, type PriceImpact } from '../../../simulation/reports/ticketReport.ts'
import { COMPETITION_NAMES } from '../../../simulation/core/tie.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { NamedClub } from '../league/NamedClub.tsx'
import { UndoButton } from '../gameButtons.tsx'
import styles from './TicketsTab.module.css'
import { grouped, rough, roughPounds } from '../../../simulation/core/money.ts'

/** Slider of the ticket price, with the expected effect while it is being moved. */
export const TicketPrice = observer(function TicketPrice() {
  const { game, tickets } = useGameStores()
  const { ticketPrice } = game.state
  const [considered, setConsidered] = useState<number | null>(null)
  const price = considered ?? ticketPrice
  const impact = useReport(priceImpact, price)

  const change = (wanted: number) => {
    setConsidered(null)
    if (wanted !== ticketPrice) tickets.decide('setTicketPrice', wanted)
  }

  return (
    <>
      <Panel heading="Ticket Price" aside={<UndoButton decisions={tickets} />}>
        <div className={styles.price}>
          <Slider
            label="Ticket price"
            value={price}
            min={impact.range.min}
            max={impact.range.max}
            format={(pounds) => `£${pounds}`}
            onMove={setConsidered}
            onChange={change}
          />
          <PriceField label="Price in £" price={price} range={impact.range} onChange={change} />
        </div>
      </Panel>
      <div className={styles.impact}>
        <Panel heading="Price Impact Analysis">
          <NextHomeMatch impact={impact} />
          <SeasonAtPrice impact={impact} />
          <h3 className={styles.part}>Rules of thumb for this price</h3>
          <FigureList>
            <Figure
              name={
                <PriceTerm term="expectedAttendance" label={impact.attendance} name="Expected attendance" />
              }
            >
              {impact.attendance}
            </Figure>
            <Figure
              name={<PriceTerm term="revenuePerMatch" label={impact.revenue} name="Revenue per match" />}
            >
              {impact.revenue}
            </Figure>
            <Figure name={<GlossaryTerm term="priceHappiness">Fan happiness</GlossaryTerm>}>
              {impact.happiness}
            </Figure>
            <Figure name={<GlossaryTerm term="ticketEstimate">Estimated attendance</GlossaryTerm>}>
              {grouped(impact.estimatedAttendance)}
            </Figure>
            <Figure name={<GlossaryTerm term="ticketIncome">Estimated ticket income</GlossaryTerm>}>
              <Money amount={impact.estimatedRevenue} /> / match
            </Figure>
          </FigureList>
        </Panel>
      </div>
    </>
  )
})

/** Name of a label that goes by the price alone; its description repeats the label as meant for this price. */
function PriceTerm({ term, label, name }: { term: Term; label: string; name: string }) {
  return <Tooltip text={`${label} for this price. ${GLOSSARY[term]}`}>{name}</Tooltip>
}

function SeasonAtPrice({ impact: { season } }: { impact: PriceImpact }) {
  return (
    <>
      <h3 className={styles.part}>If you stay with this price</h3>
      <FigureList>
        <Figure name={<GlossaryTerm term="priceSeason">Next nineteen home matches</GlossaryTerm>}>
          about {roughPounds(season.next.takings)}
        </Figure>
        <Figure name={<GlossaryTerm term="priceSettled">Every season after that</GlossaryTerm>}>
          about {roughPounds(season.settled.takings)}
        </Figure>
        <Figure name={<GlossaryTerm term="keptAway">Fans it keeps away</GlossaryTerm>}>
          {season.keptAway > 0 ? rough(season.keptAway) : 'none'}
        </Figure>
      </FigureList>
    </>
  )
}

function NextHomeMatch({ impact: { nextHomeMatch } }: { impact: PriceImpact }) {
  if (!nextHomeMatch) return <p>The season has no home match left.</p>
  const { competition, opponent, week, round, isShared, seats, attendance, takings } = nextHomeMatch
  return (
    <>
      <h3 className={styles.part}>
        Next home match: <NamedClub name={opponent} />,{' '}
        {round === null ? `week ${week}` : `${COMPETITION_NAMES[competition]}, ${round}`}
      </h3>
      <FigureList>
        <Figure name={<GlossaryTerm term="nextCrowd">Crowd expected</GlossaryTerm>}>
          {`${grouped(attendance.mean)} of ${grouped(seats)}`}
        </Figure>
        <Figure name="With the luck of the day">
          {attendance.low === attendance.high
            ? grouped(attendance.low)
            : `${grouped(attendance.low)}–${grouped(attendance.high)}`}
        </Figure>
        <Figure
          name={
            <GlossaryTerm term="nextTakings">
              {isShared ? 'Your half expected' : 'Takings expected'}
            </GlossaryTerm>
          }
        >
          <Money amount={takings} />
        </Figure>
      </FigureList>
    </>
  )
}
