import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { Select } from '../../../components/Select.tsx'
import type { Tactics } from '../../../simulation/core/tactics.ts'
import type { SetUpReport } from '../../../simulation/reports/tacticsReport.ts'
import { CHOICE_NAMES, PART_NAMES, edgeInWords } from './tacticNames.ts'
import styles from './TacticsTab.module.css'

interface TacticChoicesProps {
  report: SetUpReport
  onChange: (change: Readonly<Partial<Tactics>>) => void
}

/** Controls for each part of the set-up. Each choice shows the resulting edge against the opponent's set-up. */
export function TacticChoices({ report, onChange }: TacticChoicesProps) {
  const { tactics, choices, opponent, staminaLoss } = report
  return (
    <div className={styles.choices}>
      <Select
        label={PART_NAMES.formation}
        options={labelled(choices.formation, CHOICE_NAMES.formation)}
        value={tactics.formation}
        onChange={(formation) => {
          onChange({ formation })
        }}
      />
      <Part part="style" report={report} onChange={onChange} />
      <Part part="intensity" report={report} onChange={onChange} />
      <p className={styles.note}>
        {`At this tempo a match costs each player ${staminaLoss.min} to ${staminaLoss.max} points of stamina.`}
      </p>
      <Part part="offensiveStyle" report={report} onChange={onChange} />
      <Part part="defensiveStyle" report={report} onChange={onChange} />
      {opponent && (
        <p className={styles.note}>
          {`The percentages say what your set-up is worth against that of ${opponent.name} with each choice.`}
        </p>
      )}
    </div>
  )
}

interface PartProps<Key> extends TacticChoicesProps {
  part: Key
}

function Part<Key extends Exclude<keyof Tactics, 'formation'>>({ part, report, onChange }: PartProps<Key>) {
  const { tactics, choices } = report
  return (
    <div className={styles.part}>
      <h3 className={styles.partName}>{PART_NAMES[part]}</h3>
      <SegmentedControl<Tactics[Key]>
        label={PART_NAMES[part]}
        segments={labelled<Tactics[Key]>(choices[part], CHOICE_NAMES[part])}
        value={tactics[part]}
        onChange={(value) => {
          if (value !== tactics[part]) onChange({ [part]: value })
        }}
        wraps
      />
    </div>
  )
}

function labelled<Value extends string>(
  choices: readonly { value: Value; edge: number | null }[],
  names: Record<Value, string>,
): { value: Value; label: string }[] {
  return choices.map(({ value, edge }) => ({
    value,
    label: edge === null ? names[value] : `${names[value]} (${edgeInWords(edge)})`,
  }))
}
