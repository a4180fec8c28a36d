import { useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { DataTable, type Column } from '../../../components/DataTable.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Select } from '../../../components/Select.tsx'
import {
  trainingReport,
  type IndividualChoice,
  type IndividualRow,
} from '../../../simulation/reports/trainingReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import layout from '../layout.module.css'
import styles from './squad.module.css'
import { counted } from '../../../simulation/core/english.ts'

/** Players who work on a weakness or a strength of their own, and the choice of another. */
export const IndividualTraining = observer(function IndividualTraining() {
  const { individual } = useReport(trainingReport)
  const { most, rows, choices } = individual
  const heading = useRef<HTMLHeadingElement>(null)
  const isFull = rows.length >= most
  const keepFocus = () => heading.current?.focus()
  return (
    <Panel heading="Individual Focus" aside={<Badge>{`${rows.length} of ${most} players`}</Badge>} flush>
      {rows.length > 0 && (
        <DataTable
          caption="Individual focus"
          columns={columns(keepFocus)}
          cardsWhenNarrow
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
      <div className={styles.choice}>
        <h3 ref={heading} tabIndex={-1}>
          {isFull ? `${most} players have a focus` : 'Choose a focus'}
        </h3>
        {isFull ? (
          <p className={layout.soft}>End one to choose another player.</p>
        ) : (
          choices.length > 0 && <Choice choices={choices} onChosen={keepFocus} />
        )}
        <p className={layout.soft}>
          A player with a focus improves 30% slower. Weeks out injured don’t count. A better Head Coach speeds
          it up, for keepers the Goalkeeper Coach.
        </p>
      </div>
    </Panel>
  )
})

function columns(onEnd: () => void): readonly Column<IndividualRow>[] {
  return [
    { key: 'player', header: 'Player', cell: ({ name }) => name, rowHeader: true },
    { key: 'goal', header: 'Focus', cell: ({ goal }) => goal },
    {
      key: 'done',
      header: 'Done',
      kind: 'number',
      cell: ({ percent, weeks }) => `${percent}%, ${inWeeks(weeks)} left`,
    },
    {
      key: 'actions',
      header: 'Actions',
      isControl: true,
      cell: (row) => <EndFocus row={row} onEnd={onEnd} />,
    },
  ]
}

function EndFocus({ row: { id, name }, onEnd }: { row: IndividualRow; onEnd: () => void }) {
  const { game } = useGameStores()
  return (
    <Button
      size="small"
      aria-label={`End Focus: ${name}`}
      onClick={() => {
        game.decide('setIndividualFocus', id, null)
        onEnd()
      }}
    >
      End Focus
    </Button>
  )
}

function Choice({ choices, onChosen }: { choices: IndividualChoice[]; onChosen: () => void }) {
  const { game } = useGameStores()
  const [id, setId] = useState<string | null>(null)
  const [label, setLabel] = useState<string | null>(null)
  const player = choices.find((one) => one.id === id) ?? choices[0]
  const goal = player?.goals.find((one) => one.label === label) ?? player?.goals[0]
  if (!player || !goal) return null
  return (
    <>
      <div className={styles.fields}>
        <Select
          label="Player"
          options={choices.map((one) => ({ value: one.id, label: one.name }))}
          value={player.id}
          onChange={setId}
        />
        <Select
          label="Work on"
          options={player.goals.map((one) => ({ value: one.label, label: one.label }))}
          value={goal.label}
          onChange={setLabel}
        />
        <Button
          variant="primary"
          onClick={() => {
            game.decide('setIndividualFocus', player.id, goal.goal)
            onChosen()
          }}
        >
          Set Focus
        </Button>
      </div>
      <p>
        {goal.goal.kind === 'weaknesses' ? 'Ends: ' : 'Brings: '}
        {goal.effect} {goal.roles} Takes {inWeeks(goal.weeks)}.
      </p>
    </>
  )
}

function inWeeks(weeks: number): string {
  return counted(weeks, 'week')
}
