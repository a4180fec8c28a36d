import { useId } from 'react'
import { Select } from '../../../components/Select.tsx'
import { CHOICE_NAMES, PART_NAMES } from '../../../simulation/core/tacticNames.ts'
import type { Tactics } from '../../../simulation/core/tactics.ts'
import type { SetUpReport, TacticChoice } from '../../../simulation/reports/tacticsReport.ts'
import { ArrowMark } from './ArrowMark.tsx'
import { arrowsDrawn, demandInWords, matchupsInWords } from './tacticNames.ts'
import styles from './TacticChoices.module.css'

interface TacticChoicesProps {
  report: SetUpReport
  onChange: (change: Readonly<Partial<Tactics>>) => void
}

/** Controls for each part of the set-up, with what each choice is good and bad for. */
export function TacticChoices({ report, onChange }: TacticChoicesProps) {
  const { tactics, choices, staminaLoss } = report
  const formation = choices.formation.find(({ value }) => value === tactics.formation)
  return (
    <div className={styles.choices}>
      <div className={styles.part}>
        <Select
          label={PART_NAMES.formation}
          options={choices.formation.map(({ value, arrows }) => ({
            value,
            label: `${CHOICE_NAMES.formation[value]} ${arrowsDrawn(arrows)}`.trim(),
          }))}
          value={tactics.formation}
          onChange={(value) => {
            onChange({ formation: value })
          }}
        />
        {formation && <p className={styles.words}>{matchupsInWords(formation)}</p>}
      </div>
      <Part part="style" report={report} onChange={onChange} />
      <div className={styles.part}>
        <Part part="intensity" report={report} onChange={onChange} />
        <p className={styles.words}>
          {`At this tempo a match costs each player ${staminaLoss.min} to ${staminaLoss.max} points of stamina.`}
        </p>
      </div>
      <Part part="offensiveStyle" report={report} onChange={onChange} />
      <Part part="defensiveStyle" report={report} onChange={onChange} />
    </div>
  )
}

interface PartProps<Key> extends TacticChoicesProps {
  part: Key
}

function Part<Key extends Exclude<keyof Tactics, 'formation'>>({ part, report, onChange }: PartProps<Key>) {
  const { tactics, choices } = report
  const names: Record<Tactics[Key], string> = CHOICE_NAMES[part]
  return (
    <div className={styles.part}>
      <h3 className={styles.partName}>{PART_NAMES[part]}</h3>
      <div role="group" aria-label={PART_NAMES[part]} className={styles.group}>
        {choices[part].map((choice: TacticChoice<Tactics[Key]>) => (
          <Choice
            key={choice.value}
            name={names[choice.value]}
            choice={choice}
            isChosen={choice.value === tactics[part]}
            onChoose={() => {
              onChange({ [part]: choice.value })
            }}
          />
        ))}
      </div>
    </div>
  )
}

interface ChoiceProps {
  name: string
  choice: TacticChoice<string>
  isChosen: boolean
  onChoose: () => void
}

/** One choice: its button with arrows, and the words beside it. */
function Choice({ name, choice, isChosen, onChoose }: ChoiceProps) {
  const wordsId = useId()
  return (
    <div className={styles.choice}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isChosen}
        aria-describedby={wordsId}
        onClick={() => {
          if (!isChosen) onChoose()
        }}
      >
        {name} <ArrowMark arrows={choice.arrows} />
      </button>
      <p id={wordsId} className={styles.words}>
        {matchupsInWords(choice)} {choice.demand && demandInWords(choice.demand)}
      </p>
    </div>
  )
}
