import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { Figure, Figures } from '../../../components/Figures.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { PriceField } from '../../../components/PriceField.tsx'
import { Slider } from '../../../components/Slider.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './TicketsTab.module.css'

/** Slider of the ticket price, with the expected effect while it is being moved. */
export const TicketPrice = observer(function TicketPrice() {
  const { tickets } = useGameStores()
  const [considered, setConsidered] = useState<number | null>(null)
  const price = considered ?? tickets.price
  const impact = tickets.impactOf(price)

  const change = (wanted: number) => {
    setConsidered(null)
    tickets.change(wanted)
  }

  return (
    <>
      <Panel
        heading="Ticket Price"
        aside={
          <Button
            size="small"
            disabled={!tickets.lastChange.canUndo}
            onClick={() => {
              tickets.lastChange.undo()
            }}
          >
            Undo last change
          </Button>
        }
      >
        <div className={styles.price}>
          <Slider
            label="Ticket price"
            value={price}
            min={tickets.range.min}
            max={tickets.range.max}
            format={(pounds) => `£${pounds}`}
            onMove={setConsidered}
            onChange={change}
          />
          <PriceField label="Price in £" price={price} range={tickets.range} onChange={change} />
        </div>
      </Panel>
      <Panel heading="Price Impact Analysis">
        <Figures>
          <Figure name={<GlossaryTerm term="expectedAttendance">Expected attendance</GlossaryTerm>}>
            {impact.attendance}
          </Figure>
          <Figure name={<GlossaryTerm term="revenuePerMatch">Revenue per match</GlossaryTerm>}>
            {impact.revenue}
          </Figure>
          <Figure name={<GlossaryTerm term="priceHappiness">Fan happiness</GlossaryTerm>}>
            {impact.happiness}
          </Figure>
          <Figure name={<GlossaryTerm term="ticketEstimate">Estimated attendance</GlossaryTerm>}>
            {impact.estimatedAttendance.toLocaleString('en-GB')}
          </Figure>
          <Figure name={<GlossaryTerm term="ticketIncome">Estimated ticket income</GlossaryTerm>}>
            <Money amount={impact.estimatedRevenue} /> / match
          </Figure>
        </Figures>
      </Panel>
    </>
  )
})
