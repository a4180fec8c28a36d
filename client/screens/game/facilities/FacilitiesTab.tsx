import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Explained } from '../../../components/Explained.tsx'
import { Money } from '../../../components/Money.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { AvailableFacilities } from './AvailableFacilities.tsx'
import { OwnFacilities } from './OwnFacilities.tsx'
import styles from './FacilitiesTab.module.css'

/** What the club has built, and what it could build. */
export function FacilitiesTab() {
  return (
    <div className={styles.page}>
      <OwnFacilities />
      <AvailableFacilities />
    </div>
  )
}

export const FacilitiesSummary = observer(function FacilitiesSummary() {
  const { facilities } = useGameStores()
  const { upkeepPerDay, seats } = facilities.report
  return (
    <>
      <Badge>
        Budget <Money amount={facilities.money} />
      </Badge>
      <Badge>
        {seats.toLocaleString('en-GB')} <Explained term="capacity">seats open</Explained>
      </Badge>
      <Badge>
        <Explained term="upkeep">Upkeep</Explained> <Money amount={upkeepPerDay} /> / day
      </Badge>
    </>
  )
})
