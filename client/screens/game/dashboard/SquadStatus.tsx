import { observer } from 'mobx-react-lite'
import { ClubTerm } from '../../../components/ClubTerm.tsx'
import { Figure, FigureList } from '../../../components/FigureList.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { squadReport } from '../../../simulation/reports/squadReport.ts'
import { useReport } from '../../../stores/useReport.ts'
import { TabButton } from '../gameButtons.tsx'

export const SquadStatus = observer(function SquadStatus() {
  const { rows, averageQuality, injured, suspended } = useReport(squadReport)
  return (
    <Panel heading="Squad status" aside={<TabButton tab="squad">Manage Squad</TabButton>}>
      <FigureList>
        <Figure name="Players">{rows.length}</Figure>
        <Figure name={<ClubTerm term="quality">Average quality</ClubTerm>}>
          {averageQuality.toFixed(1)} / 5.0
        </Figure>
        <Figure name="Injured">{injured}</Figure>
        <Figure name="Suspended">{suspended}</Figure>
      </FigureList>
    </Panel>
  )
})
