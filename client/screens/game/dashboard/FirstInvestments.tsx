import { observer } from 'mobx-react-lite'
import { LinkButton } from '../../../components/Button.tsx'
import { firstInvestments } from '../../../simulation/reports/firstInvestments.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import styles from './FirstWeek.module.css'

/** Investments suggested in the first week; each opens its tab. */
export const FirstInvestments = observer(function FirstInvestments() {
  const { ui } = useGameStores()
  const investments = useReport(firstInvestments)
  return (
    <div className={styles.investments}>
      {investments.map(({ tab, name, price, brings }) => (
        <p key={tab} className={styles.hint}>
          <LinkButton onClick={() => ui.selectTab(tab)}>{name}</LinkButton>, {price}
          <br />
          {brings}
        </p>
      ))}
    </div>
  )
})
