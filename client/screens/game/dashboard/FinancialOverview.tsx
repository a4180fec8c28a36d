import { observer } from 'mobx-react-lite'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { Figure, FigureList } from '../../../components/FigureList.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { budgets } from '../../../simulation/reports/seasonCourse.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { ModalButton } from '../gameButtons.tsx'

export const FinancialOverview = observer(function FinancialOverview() {
  const { game } = useGameStores()
  const { money } = game.state
  const { transferBudget, wageBudget, wageRoom, dividend, runsOut } = useReport(budgets)
  return (
    <Panel
      heading="Financial overview"
      aside={<ModalButton modal={{ kind: 'finances' }}> All finances </ModalButton>}
    >
      <FigureList>
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
        {dividend > 0 && (
          <Figure name={<GlossaryTerm term="dividend">Owners would draw</GlossaryTerm>}>
            <Money amount={dividend} />
          </Figure>
        )}
        {runsOut !== null && money >= 0 && <Figure name="Money runs out">Season {runsOut}</Figure>}
      </FigureList>
    </Panel>
  )
})
