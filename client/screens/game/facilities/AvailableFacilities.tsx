import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { Figure, FigureList } from '../../../components/FigureList.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { facilityReport, type BuildableFacility } from '../../../simulation/reports/facilityReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { FacilityCard, FacilityCards } from './FacilityCard.tsx'
import { BuildingReturnFigures } from './BuildingReturnFigures.tsx'
import { Saving } from './Saving.tsx'
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
  const { type, description, cost, upkeepPerDay, revenue, requiredStaff, brings, seatsOpenOn } = facility
  return (
    <FacilityCard
      name={type}
      description={description}
      action={
        <>
          <Saving type={type} />
          <Build facility={facility} />
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
        {revenue > 0 && (
          <Figure name={<GlossaryTerm term="facilityRevenue">Revenue</GlossaryTerm>}>
            <Money amount={revenue} /> / season
          </Figure>
        )}
        <BuildingReturnFigures brings={brings} seatsOpenOn={seatsOpenOn} />
        {requiredStaff.length > 0 && <Figure name="Requires">{requiredStaff.join(', ')}</Figure>}
      </FigureList>
    </FacilityCard>
  )
}

function Build({ facility }: { facility: BuildableFacility }) {
  const { game } = useGameStores()
  const { type, refusal } = facility

  const build = () => {
    game.decide('buildFacility', type)
  }

  return (
    <>
      {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
      <Button
        size="small"
        variant="primary"
        disabled={refusal !== null}
        title={refusal ?? undefined}
        aria-label={`Build Facility: ${type}`}
        onClick={build}
      >
        Build Facility
      </Button>
    </>
  )
}
