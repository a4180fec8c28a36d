import { observer } from 'mobx-react-lite'
import { STOP_CAUSES, type StopCause } from '../simulation/core/stopCauses.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import styles from './AssistantSettings.module.css'
import { SwitchRow } from './SwitchRow.tsx'

const CAUSES: Record<StopCause, { label: string; text: string }> = {
  events: {
    label: 'Random events',
    text: 'Otherwise an event is in the report at the end, and acts all the same.',
  },
  absences: { label: 'Injuries and bans', text: 'A player of yours is injured or suspended.' },
  market: {
    label: 'Transfer market',
    text: 'The list of players for sale has been refreshed, or scouts are back.',
  },
  bids: {
    label: 'Bids and offers',
    text: 'A club bids for a player of yours, or answers an offer. Without a decision they lapse.',
  },
  messages: {
    label: 'Messages of players',
    text: 'A player is unhappy or asks to leave. Without an answer by the deadline morale falls.',
  },
  board: {
    label: 'Board warnings',
    text: 'The board is worried about the table, or the fans are in revolt.',
  },
  funds: { label: 'Low funds', text: 'The club is warned of its budget.' },
  results: { label: 'Match results', text: 'Every match of yours, with its result.' },
}

/** Settings of the causes that stop days played ahead. */
export const StopSettings = observer(function StopSettings() {
  const { ui } = useGameStores()
  const { stopsFor } = ui.settings
  return (
    <div className={styles.rules}>
      <p>
        Days that are played ahead always stop where fewer than eleven can play, at the season’s end, and when
        the career is over.
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
