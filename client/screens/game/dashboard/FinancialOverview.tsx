import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { Figure, Figures } from '../../../components/Figures.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { budgets } from '../../../simulation/reports/seasonCourse.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'

export const FinancialOverview = observer(function FinancialOverview() {
  const { game, ui } = useGameStores()
  const { money } = game.state
  const { transferBudget, wageBudget, wageRoom } = useReport(budgets)
  return (
    <Panel
      heading="Financial overview"
      aside={
        <Button
          size="small"
          onClick={() => {
            ui.openModal({ kind: 'finances' })
          }}
        >
          All finances
        </Button>
      }
    >
      <Figures>
        <Figure name={<GlossaryTerm term="budget">Budget</GlossaryTerm>}>
          <Money amount={money} />
        </Figure>
        <Figure name={<GlossaryTerm term="transferBudget">Transfer budget</GlossaryTerm>}>
          <Money amount={transferBudget} />
        </Figure>
        <Figure name={<GlossaryTerm term="wageBudget">Wage budget for signings</GlossaryTerm>}>
          <Money amount={wageBudget} /> / week
        </Figure>
        <Figure name={<GlossaryTerm term="wageRoom">Wage budget room</GlossaryTerm>}>
          <Money amount={wageRoom} /> / week
        </Figure>
      </Figures>
    </Panel>
  )
})
