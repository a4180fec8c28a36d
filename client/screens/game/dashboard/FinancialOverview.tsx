import { observer } from 'mobx-react-lite'
import { ClubTerm } from '../../../components/ClubTerm.tsx'
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
        <Figure name={<ClubTerm term="budget">Budget</ClubTerm>}>
          <Money amount={money} />
        </Figure>
        <Figure name={<ClubTerm term="transferBudget">Transfer budget</ClubTerm>}>
          <Money amount={transferBudget} />
        </Figure>
        <Figure name={<ClubTerm term="wageBudget">Wage budget for signings</ClubTerm>}>
          <Money amount={wageBudget} /> / week
        </Figure>
        <Figure
          name={
            <>
              <ClubTerm term="wageRoom">Wage budget room</ClubTerm> after all wages
            </>
          }
        >
          <Money amount={wageRoom} /> / week
        </Figure>
        {dividend > 0 && (
          <Figure name={<ClubTerm term="dividend">Owners would draw this summer</ClubTerm>}>
            <Money amount={dividend} />
          </Figure>
        )}
        {runsOut !== null && money >= 0 && (
          <Figure name={dividend > 0 ? 'What they leave runs out' : 'Money runs out'}>
            Season {runsOut}
          </Figure>
        )}
      </FigureList>
    </Panel>
  )
})
