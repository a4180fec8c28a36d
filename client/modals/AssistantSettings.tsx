import { observer } from 'mobx-react-lite'
import { PriceField } from '../components/PriceField.tsx'
import type { AssistantRules } from '../simulation/club/assistantRules.ts'
import { assistantReport } from '../simulation/reports/assistantReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import styles from './AssistantSettings.module.css'
import { SwitchRow } from './SwitchRow.tsx'

/** Settings of the assistant in this career. */
export const AssistantSettings = observer(function AssistantSettings() {
  const { game } = useGameStores()
  const { rules, figures } = useReport(assistantReport)
  const change = (changed: Partial<AssistantRules>) => game.decide('setAssistant', changed)
  if (game.isMatchRunning) return <p>You can change the assistant’s rules once the match is over.</p>
  return (
    <div className={styles.rules}>
      <ul>
        <SwitchRow
          label="Picks the eleven"
          text="The best fit players, on the morning of every match and whenever fewer than eleven can play."
          isOn={rules.picksEleven}
          onToggle={() => change({ picksEleven: !rules.picksEleven })}
        />
        {rules.picksEleven && (
          <SwitchRow
            label="Rests the tired"
            text={`Leaves out anyone below ${figures.tiredBelow}% stamina when a reserve in the same line is fresh and nearly as good.`}
            isOn={rules.restsTired}
            onToggle={() => change({ restsTired: !rules.restsTired })}
          />
        )}
        <SwitchRow
          label="Replacements"
          text="The best fit reserve comes in for anyone in the eleven who is injured, suspended or sold."
          isOn={rules.replacesWhoDropsOut}
          onToggle={() => change({ replacesWhoDropsOut: !rules.replacesWhoDropsOut })}
        />
        <SwitchRow
          label="Sets the training"
          text={`After every match: recovery while the eleven average below ${figures.training.recovery}% stamina, fitness below ${figures.training.fitness}%, otherwise balanced, at normal intensity.`}
          isOn={rules.setsTraining}
          onToggle={() => change({ setsTraining: !rules.setsTraining })}
        />
        <SwitchRow
          label="Sets the ticket price"
          text={`Before every home match: £${figures.step} up while fan mood is above ${figures.goodMood}%, £${figures.step} down while it is below ${figures.badMood}%, within your limits.`}
          isOn={rules.setsTicketPrice}
          onToggle={() => change({ setsTicketPrice: !rules.setsTicketPrice })}
        />
        <SwitchRow
          label="Decides on youngsters"
          text="On intake day: signs the youngsters who could make the squad or fill a gap, within the wage budget."
          isOn={rules.signsYoungsters}
          onToggle={() => change({ signsYoungsters: !rules.signsYoungsters })}
        />
        <SwitchRow
          label="Renews contracts"
          text="Five match weeks before the end of the season: gives regulars and younger players what they want, within the wage budget."
          isOn={rules.renewsContracts}
          onToggle={() => change({ renewsContracts: !rules.renewsContracts })}
        />
      </ul>
      {rules.setsTicketPrice && (
        <div className={styles.bounds}>
          <PriceField
            label="Lowest price in £"
            price={rules.lowestPrice}
            range={figures.range}
            onChange={(lowestPrice) => change({ lowestPrice })}
          />
          <PriceField
            label="Highest price in £"
            price={rules.highestPrice}
            range={figures.range}
            onChange={(highestPrice) => change({ highestPrice })}
          />
        </div>
      )}
    </div>
  )
})
