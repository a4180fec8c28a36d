import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { Money } from '../../../components/Money.tsx'
import { facilityReport } from '../../../simulation/reports/facilityReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { AvailableFacilities } from './AvailableFacilities.tsx'
import { Ground } from './Ground.tsx'
import { OwnFacilities } from './OwnFacilities.tsx'
import layout from '../layout.module.css'
import { grouped } from '../../../simulation/core/money.ts'

/** Tab of the facilities: the ground with its plots, and the lists of what is built and available. */
export function FacilitiesTab() {
  return (
    <div className={layout.tab}>
      <Ground />
      <OwnFacilities />
      <AvailableFacilities />
    </div>
  )
}

export const FacilitiesSummary = observer(function FacilitiesSummary() {
  const { game } = useGameStores()
  const { upkeepPerDay, seats } = useReport(facilityReport)
  return (
    <>
      <Badge>
        Budget <Money amount={game.state.money} />
      </Badge>
      <Badge>
        {grouped(seats)} <GlossaryTerm term="capacity">seats open</GlossaryTerm>
      </Badge>
      <Badge>
        <GlossaryTerm term="upkeep">Upkeep</GlossaryTerm> <Money amount={upkeepPerDay} /> / day
      </Badge>
    </>
  )
})
