import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { Figure, FigureList } from '../../../components/FigureList.tsx'
import { formatMoney } from '../../../components/formatMoney.ts'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { facilityReport, type OwnFacility } from '../../../simulation/reports/facilityReport.ts'
import { useReport } from '../../../stores/useReport.ts'
import { BuildButton } from './BuildButton.tsx'
import { BuildingReturnFigures } from './BuildingReturnFigures.tsx'
import { FacilityCard, FacilityCards } from './FacilityCard.tsx'
import styles from './FacilityCard.module.css'
import { grouped } from '../../../simulation/core/money.ts'
import { weekInWords } from '../../../simulation/core/calendar.ts'

export const OwnFacilities = observer(function OwnFacilities() {
  const { own } = useReport(facilityReport)
  return (
    <Panel heading="Your Facilities">
      {own.length === 0 ? (
        <p>You haven't built any facilities yet.</p>
      ) : (
        <FacilityCards>
          {own.map((facility) => (
            <Own key={facility.id} facility={facility} />
          ))}
        </FacilityCards>
      )}
    </Panel>
  )
})

function Own({ facility }: { facility: OwnFacility }) {
  const { name, description, level, maxLevel, upkeepPerDay, revenue, capacity, works, next } = facility
  return (
    <FacilityCard
      name={name}
      aside={<Badge>{`Level ${level} / ${maxLevel}`}</Badge>}
      description={description}
      action={<Upgrade facility={facility} />}
    >
      <FigureList>
        <Figure name="Upkeep">
          <Money amount={upkeepPerDay} /> / day
        </Figure>
        {revenue > 0 && (
          <Figure name={<GlossaryTerm term="facilityRevenue">Revenue</GlossaryTerm>}>
            <Money amount={revenue} /> / season
          </Figure>
        )}
        {capacity > 0 && <Figure name="Capacity">{`${grouped(capacity)} seats`}</Figure>}
        {works && (
          <Figure name="Works">{`${grouped(works.seats)} seats closed until ${weekInWords(works.untilDay)}`}</Figure>
        )}
        {next && <BuildingReturnFigures nextLevel={level + 1} brings={next} />}
      </FigureList>
    </FacilityCard>
  )
}

function Upgrade({ facility }: { facility: OwnFacility }) {
  const { id, name, upgradeCost, refusal, isBigSum } = facility
  if (upgradeCost === null) {
    return (
      <Button size="small" disabled aria-label={`Max Level: ${name}`}>
        Max Level
      </Button>
    )
  }
  const text = `Upgrade (${formatMoney(upgradeCost)})`
  return (
    <>
      {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
      <BuildButton {...{ name, id, refusal, isBigSum }} label={`${text}: ${name}`}>
        {text}
      </BuildButton>
    </>
  )
}
