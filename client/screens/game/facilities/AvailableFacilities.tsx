import { observer } from 'mobx-react-lite'
import { Figure, FigureList } from '../../../components/FigureList.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { facilityReport, type BuildableFacility } from '../../../simulation/reports/facilityReport.ts'
import { useReport } from '../../../stores/useReport.ts'
import { FacilityCard, FacilityCards } from './FacilityCard.tsx'
import { BuildButton } from './BuildButton.tsx'
import { BuildingReturnFigures } from './BuildingReturnFigures.tsx'
import styles from './FacilityCard.module.css'

export const AvailableFacilities = observer(function AvailableFacilities() {
  const { available } = useReport(facilityReport)
  return (
    <Panel heading="Available Facilities to Build">
      {available.length === 0 ? (
        <p>Everything has been built.</p>
      ) : (
        <FacilityCards>
          {available.map((facility) => (
            <Available key={facility.type} facility={facility} />
          ))}
        </FacilityCards>
      )}
    </Panel>
  )
})

function Available({ facility }: { facility: BuildableFacility }) {
  const { type, description, cost, upkeepPerDay, requiredStaff, brings, refusal, isBigSum } = facility
  return (
    <FacilityCard
      name={type}
      description={description}
      action={
        <>
          {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
          <BuildButton {...{ name: type, id: null, refusal, isBigSum }} label={`Build Facility: ${type}`}>
            Build Facility
          </BuildButton>
        </>
      }
    >
      <FigureList>
        <Figure name="Build Cost">
          <Money amount={cost} />
        </Figure>
        <Figure name="Est. Upkeep">
          <Money amount={upkeepPerDay} /> / day
        </Figure>
        <BuildingReturnFigures brings={brings} />
        {requiredStaff.length > 0 && <Figure name="Requires">{requiredStaff.join(', ')}</Figure>}
      </FigureList>
    </FacilityCard>
  )
}
