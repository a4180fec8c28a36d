import { useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { Select } from '../../../components/Select.tsx'
import { Unbroken } from '../../../components/Unbroken.tsx'
import { STAMINA_LOSS } from '../../../simulation/club/staminaLoss.ts'
import { CHOICE_NAMES, PART_NAMES } from '../../../simulation/club/tacticNames.ts'
import type { Tactics } from '../../../simulation/club/tactics.ts'
import type { SetUpReport } from '../../../simulation/reports/tacticsReport.ts'
import { TacticPart } from './TacticPart.tsx'
import { arrowsDrawn, matchupsInWords } from './tacticWords.ts'
import styles from './TacticChoices.module.css'

interface TacticChoicesProps {
  report: SetUpReport
  onChange: (change: Readonly<Partial<Tactics>>) => void
}

/** Controls for each part of the set-up, with what the choices are good and bad for. */
export function TacticChoices({ report, onChange }: TacticChoicesProps) {
  const { tactics, choices } = report
  const [showsAll, setShowsAll] = useState(false)
  const formation = choices.formation.find(({ value }) => value === tactics.formation)
  const part = <Key extends Exclude<keyof Tactics, 'formation'>>(key: Key) => ({
    part: key,
    choices: choices[key],
    chosen: tactics[key],
    onChoose: (value: Tactics[Key]) => onChange({ [key]: value }),
    showsAll,
  })
  return (
    <div className={styles.choices}>
      <div className={styles.part}>
        <div className={styles.first}>
          <Select
            label={PART_NAMES.formation}
            options={choices.formation.map(({ value, arrows }) => ({
              value,
              label: `${CHOICE_NAMES.formation[value]} ${arrowsDrawn(arrows)}`.trim(),
            }))}
            value={tactics.formation}
            onChange={(value) => onChange({ formation: value })}
          />
          <Button size="small" aria-pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
            Compare all choices
          </Button>
        </div>
        {formation && (
          <p className={styles.words}>
            <Unbroken text={matchupsInWords(formation)} />
          </p>
        )}
      </div>
      <TacticPart {...part('style')} />
      <TacticPart {...part('intensity')} effectInWords={staminaInWords} />
      <TacticPart {...part('offensiveStyle')} />
      <TacticPart {...part('defensiveStyle')} />
      <p className={styles.legend}>
        <span>▲ ▼ good or bad against the opponent</span>
        <span className={styles.suit}>
          <Icon name="squad" size={14} /> + − suits your eleven or asks too much of it
        </span>
      </p>
    </div>
  )
}

function staminaInWords(tempo: Tactics['intensity']): string {
  const { min, max } = STAMINA_LOSS[tempo]
  return `A match costs each player ${min} to ${max} points of stamina.`
}
