import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { formatMoney } from '../../../components/formatMoney.ts'
import { Panel } from '../../../components/Panel.tsx'
import { Select } from '../../../components/Select.tsx'
import {
  MOST_SCOUTED,
  REPORTS_KEPT,
  SCOUT_REGIONS,
  SCOUTED_AGE_NAMES,
} from '../../../simulation/core/scouting.ts'
import { POSITIONS } from '../../../simulation/core/player.ts'
import { useScoutingDesk } from '../../../stores/useScoutingDesk.ts'
import styles from './Scouting.module.css'
import { ScoutedPlayers } from './ScoutedPlayers.tsx'
import { AGE_LABELS, briefInWords, REGION_LABELS } from './scoutingWords.ts'

/** View of scouting assignments and their reports. */
export const Scouting = observer(function Scouting() {
  const { reports, assignment } = useScoutingDesk().report
  return (
    <div className={styles.page}>
      {assignment ? <UnderWay /> : <NewAssignment />}
      {reports.map(({ brief, day, players }) => (
        <ScoutedPlayers key={day} caption={briefInWords(brief)} day={day} players={players} />
      ))}
      {reports.length === 0 && (
        <Panel heading="Reports">
          <p className={styles.note}>
            No report yet. The latest {REPORTS_KEPT} stay here, with what each player costs and can become.
          </p>
        </Panel>
      )}
    </div>
  )
})

const NewAssignment = observer(function NewAssignment() {
  const desk = useScoutingDesk()
  const { brief, terms } = desk
  if (!terms) return null
  const { price, days, countries, isAffordable } = terms
  const cost = formatMoney(price)
  return (
    <Panel heading="Send scouts">
      <div className={styles.form}>
        <Select
          label="Region"
          options={SCOUT_REGIONS.map((value) => ({ value, label: REGION_LABELS[value] }))}
          value={brief.region}
          onChange={(region) => {
            desk.change({ region })
          }}
        />
        <Select
          label="Position"
          options={[
            { value: 'any', label: 'Any position' },
            ...POSITIONS.map((value) => ({ value, label: value })),
          ]}
          value={brief.position}
          onChange={(position) => {
            desk.change({ position })
          }}
        />
        <Select
          label="Age"
          options={SCOUTED_AGE_NAMES.map((value) => ({ value, label: AGE_LABELS[value] }))}
          value={brief.ages}
          onChange={(ages) => {
            desk.change({ ages })
          }}
        />
      </div>
      <p className={styles.note}>
        {brief.region === 'league'
          ? `They bring back up to ${MOST_SCOUTED.league} players of other clubs who would join you, what they can become, and what their clubs would sell for.`
          : `They bring up to ${MOST_SCOUTED.abroad} players onto the transfer market who would join you, from ${listOf(countries)}. When the list is full, its weakest make way.`}
      </p>
      <p className={styles.actions}>
        <Button
          variant="primary"
          disabled={!isAffordable}
          title={isAffordable ? undefined : `Need ${cost} to send out scouts.`}
          onClick={() => {
            desk.send()
          }}
        >
          {`Send scouts: ${cost}, ${days} days`}
        </Button>
      </p>
    </Panel>
  )
})

const UnderWay = observer(function UnderWay() {
  const desk = useScoutingDesk()
  const { assignment } = desk.report
  if (!assignment) return null
  const { brief, day, daysLeft } = assignment
  return (
    <Panel heading="Scouts on their way">
      <p>
        <b>{briefInWords(brief)}</b>
        <br />
        <span className={styles.note}>
          Their report comes on day {day}, {daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`}.
        </span>
      </p>
      <p className={styles.actions}>
        <Button
          onClick={() => {
            desk.callBack()
          }}
        >
          Call the scouts back
        </Button>
        <span className={styles.note}>Without a report, and what they cost is spent.</span>
      </p>
    </Panel>
  )
})

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}
