import { useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { formatMoney } from '../../../components/formatMoney.ts'
import { Panel } from '../../../components/Panel.tsx'
import { Select } from '../../../components/Select.tsx'
import {
  MAX_SCOUTED,
  REPORTS_KEPT,
  SCOUT_REGIONS,
  SCOUTED_AGE_NAMES,
} from '../../../simulation/people/scouting.ts'
import { POSITIONS } from '../../../simulation/people/position.ts'
import { assignmentReport } from '../../../simulation/reports/assignmentReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { daysFromNow, inRow } from '../../../simulation/core/english.ts'
import layout from '../layout.module.css'
import styles from './transfers.module.css'
import { ScoutedPlayers } from './ScoutedPlayers.tsx'
import { AGE_LABELS, briefInWords, REGION_LABELS } from './scoutingWords.ts'

/** View of scouting assignments and their reports, one below the other where it stands beside something else. */
export const Scouting = observer(function Scouting({ isBeside = false }: { isBeside?: boolean }) {
  const { reports, assignment } = useReport(assignmentReport)
  const heading = useRef<HTMLHeadingElement>(null)
  const decided = () => heading.current?.focus()
  return (
    <div className={isBeside ? layout.page : layout.pair}>
      <Panel heading="Scouts">
        <div className={layout.stack}>
          <h3 ref={heading} tabIndex={-1}>
            {assignment ? briefInWords(assignment.brief) : 'Your scouts are at home'}
          </h3>
          {assignment ? <UnderWay onCalledBack={decided} /> : <NewAssignment onSent={decided} />}
        </div>
      </Panel>
      <div className={layout.page}>
        {reports.map(({ brief, day, players }) => (
          <ScoutedPlayers key={day} caption={briefInWords(brief)} day={day} players={players} />
        ))}
        {reports.length === 0 && (
          <Panel heading="Reports">
            <p className={layout.soft}>
              No reports yet. The latest {REPORTS_KEPT} stay here, with each player’s price and potential.
            </p>
          </Panel>
        )}
      </div>
    </div>
  )
})

const NewAssignment = observer(function NewAssignment({ onSent }: { onSent: () => void }) {
  const { game, marketSearch } = useGameStores()
  const { brief } = marketSearch
  const terms = useReport(assignmentReport).regions.find(({ region }) => region === brief.region)
  if (!terms) return null
  const { price, days, countries, isAffordable } = terms
  const cost = formatMoney(price)
  return (
    <>
      <div className={styles.form}>
        <Select
          label="Region"
          options={SCOUT_REGIONS.map((value) => ({ value, label: REGION_LABELS[value] }))}
          value={brief.region}
          onChange={(region) => marketSearch.changeBrief({ region })}
        />
        <Select
          label="Position"
          options={[
            { value: 'any', label: 'Any position' },
            ...POSITIONS.map((value) => ({ value, label: value })),
          ]}
          value={brief.position}
          onChange={(position) => marketSearch.changeBrief({ position })}
        />
        <Select
          label="Age"
          options={SCOUTED_AGE_NAMES.map((value) => ({ value, label: AGE_LABELS[value] }))}
          value={brief.ages}
          onChange={(ages) => marketSearch.changeBrief({ ages })}
        />
      </div>
      <p className={layout.soft}>
        {brief.region === 'league'
          ? `They come back with up to ${MAX_SCOUTED.league} players of other clubs who would join you, those you can afford first, with their potential and what their clubs want.`
          : `They bring up to ${MAX_SCOUTED.abroad} players onto the transfer market who would join you, from ${inRow(countries)}: until the next refresh, which keeps a quarter of the list. When it is full, its weakest make way.`}
      </p>
      <p className={layout.row}>
        <Button
          variant="primary"
          disabled={!isAffordable}
          onClick={() => {
            game.decide('sendScouts', brief)
            onSent()
          }}
        >
          {`Send scouts: ${cost}, ${days} days`}
        </Button>
        {!isAffordable && <span>Need {cost} to send out scouts.</span>}
      </p>
    </>
  )
})

const UnderWay = observer(function UnderWay({ onCalledBack }: { onCalledBack: () => void }) {
  const { game } = useGameStores()
  const { assignment } = useReport(assignmentReport)
  if (!assignment) return null
  const { daysLeft } = assignment
  return (
    <>
      <p>Their report is due {daysFromNow(daysLeft)}.</p>
      <p className={layout.row}>
        <Button
          onClick={() => {
            game.decide('callScoutsBack')
            onCalledBack()
          }}
        >
          Call the scouts back
        </Button>
        <span className={layout.soft}>There will be no report, and you don’t get the money back.</span>
      </p>
    </>
  )
})
