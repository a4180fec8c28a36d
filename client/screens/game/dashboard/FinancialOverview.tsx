import { observer } from 'mobx-react-lite'
import { Explained } from '../../../components/Explained.tsx'
import { Figure, Figures } from '../../../components/Figures.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'

export const FinancialOverview = observer(function FinancialOverview() {
  const { game, transfers } = useGameStores()
  const { money } = game.state
  const { transferBudget, wageBudget, wageRoom } = transfers.budgets
  return (
    <Panel heading="Financial overview">
      <Figures>
        <Figure name={<Explained term="budget">Budget</Explained>}>
          <Money amount={money} />
        </Figure>
        <Figure name={<Explained term="transferBudget">Transfer budget</Explained>}>
          <Money amount={transferBudget} />
        </Figure>
        <Figure name={<Explained term="wageBudget">Wage budget for signings</Explained>}>
          <Money amount={wageBudget} /> / week
        </Figure>
        <Figure name={<Explained term="wageRoom">Wage budget room</Explained>}>
          <Money amount={wageRoom} /> / week
        </Figure>
      </Figures>
    </Panel>
  )
})
