import { observer } from 'mobx-react-lite'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Tooltip } from '../../../components/Tooltip.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { Figure, Figures } from '../Figures.tsx'

export const FinancialOverview = observer(function FinancialOverview() {
  const { game } = useGameStores()
  const { money, transferBudget } = game.state
  return (
    <Panel heading="Financial overview">
      <Figures>
        <Figure name="Budget">
          <Money amount={money} />
        </Figure>
        <Figure name="Transfer budget">
          <Money amount={transferBudget} />
        </Figure>
        <Figure
          name={
            <Tooltip text="The board's wage budget minus the wages of all players, per week.">
              Wage budget room
            </Tooltip>
          }
        >
          <Money amount={game.wageRoom} /> / week
        </Figure>
      </Figures>
    </Panel>
  )
})
