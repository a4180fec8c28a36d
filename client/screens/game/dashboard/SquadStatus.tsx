import { observer } from 'mobx-react-lite'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
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
        <Figure name={<GlossaryTerm term="quality">Average quality</GlossaryTerm>}>
          {averageQuality.toFixed(1)} / 5.0
        </Figure>
        <Figure name="Injured">{injured}</Figure>
        <Figure name="Suspended">{suspended}</Figure>
      </FigureList>
    </Panel>
  )
})
