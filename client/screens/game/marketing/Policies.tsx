import { useId } from 'react'
import { observer } from 'mobx-react-lite'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Switch } from '../../../components/Switch.tsx'
import { marketingReport, type PolicyRow } from '../../../simulation/reports/marketingReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { weekInWords } from '../../../simulation/core/calendar.ts'
import layout from '../layout.module.css'
import styles from './Policies.module.css'

/** Policies of the club, each with a switch. */
export const Policies = observer(function Policies() {
  const { policies, settledMood } = useReport(marketingReport)
  return (
    <Panel heading="Club Policies & Philosophy" flush>
      <ul className={layout.lined}>
        {policies.map((row) => (
          <PolicyLine key={row.policy} row={row} />
        ))}
      </ul>
      <p className={styles.note}>
        With these policies, today’s ticket price and what you’ve built, fan mood{' '}
        <GlossaryTerm term="settledMood">settles at</GlossaryTerm> <strong>{settledMood}%</strong>.
      </p>
    </Panel>
  )
})

function PolicyLine({ row: { policy, name, description, isOn, changesOnDay } }: { row: PolicyRow }) {
  const { game, ui } = useGameStores()
  const descriptionId = useId()
  return (
    <li className={styles.policy}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p id={descriptionId} className={styles.description}>
          {description}
          {changesOnDay !== null && (
            <strong
              className={styles.change}
            >{` ${isOn ? 'On' : 'Off'} from ${weekInWords(changesOnDay)}.`}</strong>
          )}
        </p>
      </div>
      <IconButton
        icon="info"
        label={`About ${name}`}
        onClick={() => ui.openModal({ kind: 'policy-info', policy })}
      />
      <Switch
        label={name}
        isOn={isOn}
        describedBy={descriptionId}
        onToggle={() => game.decide('togglePolicy', policy)}
      />
    </li>
  )
}
