import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { FacilityType } from '../../../simulation/club/facility.ts'
import { buildingPlan } from '../../../simulation/reports/buildingPlan.ts'
import { useReport } from '../../../stores/useReport.ts'
import { GroundMap } from './GroundMap.tsx'
import { PlotCard } from './PlotCard.tsx'
import styles from './Ground.module.css'

/** The ground with its plots; the chosen one shows its card, at first the one that the assistant advises. */
export const Ground = observer(function Ground() {
  const { facilities, advice } = useReport(buildingPlan)
  const [chosen, setChosen] = useState<FacilityType | null>(null)
  const wanted = chosen ?? advice?.name
  const facility = facilities.find(({ name }) => name === wanted) ?? facilities[0]
  return (
    <section className={styles.ground} aria-label="The ground">
      <p className={styles.advice}>
        <strong>The assistant: </strong>
        {advice?.words ?? 'Nothing left to build would pay for itself soon.'}
        {advice && advice.name !== facility?.name && (
          <button type="button" className={styles.look} onClick={() => setChosen(advice.name)}>
            Show the {advice.name}
          </button>
        )}
      </p>
      <GroundMap
        facilities={facilities}
        chosen={facility?.name ?? null}
        advised={advice?.name ?? null}
        onChoose={setChosen}
      />
      {facility && <PlotCard facility={facility} />}
    </section>
  )
})
