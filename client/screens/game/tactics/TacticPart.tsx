import { useId, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { CHOICE_NAMES, PART_NAMES } from '../../../simulation/club/tacticNames.ts'
import type { Tactics } from '../../../simulation/club/tactics.ts'
import type { TacticChoice } from '../../../simulation/reports/tacticsReport.ts'
import { ArrowMark } from './ArrowMark.tsx'
import { arrowsInWords, demandInWords, matchupsInWords, suitDrawn } from './tacticWords.ts'
import styles from './TacticChoices.module.css'

interface TacticPartProps<Key extends keyof Tactics> {
  part: Key
  choices: readonly TacticChoice<Tactics[Key]>[]
  chosen: Tactics[Key]
  onChoose: (value: Tactics[Key]) => void
  /** Shows the words of every choice instead of those of one. */
  showsAll: boolean
  /** Another effect of a choice, beside its words. */
  effectInWords?: (value: Tactics[Key]) => string
}

/**
 * Row of the choices of a part, with the words of one behind 'Why': that under the pointer, that with the focus, or the
 * chosen one.
 */
export function TacticPart<Key extends Exclude<keyof Tactics, 'formation'>>({
  part,
  choices,
  chosen,
  onChoose,
  showsAll,
  effectInWords,
}: TacticPartProps<Key>) {
  const id = useId()
  const [pointed, setPointed] = useState<Tactics[Key] | null>(null)
  const [focused, setFocused] = useState<Tactics[Key] | null>(null)
  const shown = pointed ?? focused ?? chosen
  const names: Record<Tactics[Key], string> = CHOICE_NAMES[part]
  return (
    <div className={styles.part}>
      <h3 className={styles.partName}>{PART_NAMES[part]}</h3>
      <div role="group" aria-label={PART_NAMES[part]} className={styles.group} data-choices={choices.length}>
        {choices.map(({ value, arrows, demand }) => (
          <button
            key={value}
            type="button"
            className={styles.button}
            aria-pressed={value === chosen}
            title={arrows === 0 ? undefined : arrowsInWords(arrows)}
            aria-describedby={`${id}-${value}`}
            onClick={() => {
              if (value !== chosen) onChoose(value)
            }}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === 'mouse') setPointed(value)
            }}
            onPointerLeave={() => setPointed(null)}
            onFocus={() => setFocused(value)}
            onBlur={() => setFocused(null)}
          >
            {names[value]}{' '}
            <span className={styles.marks}>
              <ArrowMark arrows={arrows} />
              {demand && <SuitMark gain={demand.gain} />}
            </span>
          </button>
        ))}
      </div>
      <details className={styles.why} open={showsAll}>
        <summary>Why</summary>
        <div className={styles.details} data-shows-all={showsAll || undefined}>
          {choices.map((choice) => (
            <p key={choice.value} className={styles.words} data-shown={choice.value === shown}>
              <strong>{names[choice.value]}.</strong>{' '}
              <span id={`${id}-${choice.value}`}>
                {matchupsInWords(choice)} {effectInWords && `${effectInWords(choice.value)} `}
                <span className={styles.demand}>{choice.demand && demandInWords(choice.demand)}</span>
              </span>
            </p>
          ))}
        </div>
      </details>
    </div>
  )
}

/** Shirt with a plus or minus: how a choice suits the eleven, which its words say too. */
function SuitMark({ gain }: { gain: number }) {
  const mark = suitDrawn(gain)
  if (mark === '') return null
  return (
    <span className={styles.suit} aria-hidden="true">
      <Icon name="squad" size={14} />
      {mark}
    </span>
  )
}
