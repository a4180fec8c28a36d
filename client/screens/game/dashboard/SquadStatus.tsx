import { observer } from 'mobx-react-lite'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { Figure, Figures } from '../../../components/Figures.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { TabButton } from '../gameButtons.tsx'

export const SquadStatus = observer(function SquadStatus() {
  const { lineUp } = useGameStores()
  const { rows, averageQuality, injured, suspended } = lineUp.squad
  return (
    <Panel heading="Squad status" aside={<TabButton tab="squad"> Manage Squad </TabButton>}>
      <Figures>
        <Figure name="Players">{rows.length}</Figure>
        <Figure name={<GlossaryTerm term="quality">Average quality</GlossaryTerm>}>
          {averageQuality.toFixed(1)} / 5.0
        </Figure>
        <Figure name="Injured">{injured}</Figure>
        <Figure name="Suspended">{suspended}</Figure>
      </Figures>
    </Panel>
  )
})
