import { observer } from 'mobx-react-lite'
import { STOP_CAUSES, type StopCause } from '../simulation/core/stopCauses.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import styles from './AssistantSettings.module.css'
import { SwitchRow } from './SwitchRow.tsx'

const CAUSES: Record<StopCause, { label: string; text: string }> = {
  board: {
    label: 'Board warnings',
    text: 'Your job is in danger, or in more danger than when you were last warned.',
  },
  funds: { label: 'Low funds', text: 'Money is running out, or faster than when you were last warned.' },
  'key-bids': { label: 'Bids for your best', text: 'A club bids for one of your best players.' },
  window: { label: 'Loans about to close', text: 'Loans close in a week, and money lies idle.' },
  bids: {
    label: 'Bids and offers',
    text: 'Any bid for one of your players, and every answer to an offer of yours. Left alone, they lapse.',
  },
  messages: {
    label: 'Messages from players',
    text: 'A player is unhappy or asks to leave. Morale falls if you don’t answer in time.',
  },
  events: {
    label: 'Random events',
    text: 'Otherwise the first answer is picked for you, and the event is in the report.',
  },
  absences: { label: 'Injuries and bans', text: 'One of your players is injured or suspended.' },
  market: {
    label: 'Transfer market',
    text: 'The list of players for sale has been refreshed, or scouts are back.',
  },
  results: { label: 'Match results', text: 'Every match you play, with its result.' },
}

/** Settings of the causes that stop days played ahead. */
export const StopSettings = observer(function StopSettings() {
  const { ui } = useGameStores()
  const { stopsFor } = ui.settings
  return (
    <div className={styles.rules}>
      <p>
        Whatever you choose, playing ahead stops when fewer than eleven can play, at the season’s end, and
        when the career is over.
      </p>
      <ul>
        {STOP_CAUSES.map((cause) => {
          const isOn = stopsFor.includes(cause)
          return (
            <SwitchRow
              key={cause}
              label={CAUSES[cause].label}
              text={CAUSES[cause].text}
              isOn={isOn}
              onToggle={() => {
                ui.changeSettings({
                  stopsFor: STOP_CAUSES.filter((one) => (one === cause ? !isOn : stopsFor.includes(one))),
                })
              }}
            />
          )
        })}
      </ul>
    </div>
  )
})
