import { observer } from 'mobx-react-lite'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { Select } from '../../../components/Select.tsx'
import type { Tactics } from '../../../simulation/tactics/tactics.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { CHOICE_NAMES, PART_NAMES, edgeInWords } from './tacticNames.ts'
import styles from './TacticsTab.module.css'

/** Every choice, with what the whole set-up would then be worth against the next opponent's. */
export const TacticChoices = observer(function TacticChoices() {
  const { tactics: board } = useGameStores()
  const { tactics, choices, opponent } = board.report
  return (
    <div className={styles.choices}>
      <Select
        label={PART_NAMES.formation}
        options={labelled(choices.formation, CHOICE_NAMES.formation)}
        value={tactics.formation}
        onChange={(formation) => {
          board.change({ formation })
        }}
      />
      <Part part="style" />
      <Part part="intensity" />
      <Part part="offensiveStyle" />
      <Part part="defensiveStyle" />
      {opponent && (
        <p className={styles.note}>
          {`The percentages say what your set-up is worth against that of ${opponent.name} with each choice.`}
        </p>
      )}
    </div>
  )
})

const Part = observer(function Part<Key extends Exclude<keyof Tactics, 'formation'>>({
  part,
}: {
  part: Key
}) {
  const { tactics: board } = useGameStores()
  const { tactics, choices } = board.report
  return (
    <div className={styles.part}>
      <h3 className={styles.partName}>{PART_NAMES[part]}</h3>
      <SegmentedControl<Tactics[Key]>
        label={PART_NAMES[part]}
        segments={labelled<Tactics[Key]>(choices[part], CHOICE_NAMES[part])}
        value={tactics[part]}
        onChange={(value) => {
          if (value !== tactics[part]) board.change({ [part]: value })
        }}
        wraps
      />
    </div>
  )
})

function labelled<Value extends string>(
  choices: readonly { value: Value; edge: number | null }[],
  names: Record<Value, string>,
): { value: Value; label: string }[] {
  return choices.map(({ value, edge }) => ({
    value,
    label: edge === null ? names[value] : `${names[value]} (${edgeInWords(edge)})`,
  }))
}
