import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Money } from '../../../components/Money.tsx'
import { staffReport } from '../../../simulation/reports/staffReport.ts'
import { useReport } from '../../../stores/useReport.ts'
import { CurrentStaff } from './CurrentStaff.tsx'
import { HireStaff } from './HireStaff.tsx'
import { StaffOverview } from './StaffOverview.tsx'
import { StaffTips } from './StaffTips.tsx'
import layout from '../layout.module.css'

/** Tab of the staff: current members and vacancies. */
export function StaffTab() {
  return (
    <div className={layout.withSide}>
      <div className={layout.spread}>
        <CurrentStaff />
        <HireStaff />
      </div>
      <div className={layout.page}>
        <StaffOverview />
        <StaffTips />
      </div>
    </div>
  )
}

export const StaffSummary = observer(function StaffSummary() {
  const { count, wages } = useReport(staffReport)
  return (
    <>
      <Badge>Staff {count}</Badge>
      <Badge>
        Total wages <Money amount={wages} /> / week
      </Badge>
    </>
  )
})
