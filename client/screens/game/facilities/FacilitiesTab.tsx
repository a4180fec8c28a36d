import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { Money } from '../../../components/Money.tsx'
import { useFacilityDesk } from '../../../stores/useFacilityDesk.ts'
import { AvailableFacilities } from './AvailableFacilities.tsx'
import { OwnFacilities } from './OwnFacilities.tsx'
import styles from './FacilitiesTab.module.css'

/** Tab of the facilities: built and available. */
export function FacilitiesTab() {
  return (
    <div className={styles.page}>
      <OwnFacilities />
      <AvailableFacilities />
    </div>
  )
}

export const FacilitiesSummary = observer(function FacilitiesSummary() {
  const facilities = useFacilityDesk()
  const { upkeepPerDay, seats } = facilities.report
  return (
    <>
      <Badge>
        Budget <Money amount={facilities.money} />
      </Badge>
      <Badge>
        {seats.toLocaleString('en-GB')} <GlossaryTerm term="capacity">seats open</GlossaryTerm>
      </Badge>
      <Badge>
        <GlossaryTerm term="upkeep">Upkeep</GlossaryTerm> <Money amount={upkeepPerDay} /> / day
      </Badge>
    </>
  )
})
