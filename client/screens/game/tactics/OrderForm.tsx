import { useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Select } from '../../../components/Select.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { CONDITION_WORDS, GROUP_WORDS, orderInWords } from '../../../simulation/club/orderWords.ts'
import {
  ORDER_CONDITIONS,
  ORDER_MINUTES,
  TIRED_GROUPS,
  type StandingOrder,
} from '../../../simulation/club/standingOrder.ts'
import { CHOICE_NAMES, PART_NAMES, TACTIC_PARTS } from '../../../simulation/club/tacticNames.ts'
import type { Tactics } from '../../../simulation/club/tactics.ts'
import type { DeepReadonly } from '../../../simulation/core/readonly.ts'
import styles from './StandingOrders.module.css'

const KEEP = 'keep'
const NOBODY = 'nobody'

interface OrderFormProps {
  label: string
  order: DeepReadonly<StandingOrder>
  /** Message why an order cannot be given; null for a valid one. */
  faultOf: (order: StandingOrder) => string | null
  onSave: (order: StandingOrder) => void
  onCancel: () => void
}

/** Form for a standing order. Nothing changes until it is saved. */
export function OrderForm({ label, order, faultOf, onSave, onCancel }: OrderFormProps) {
  const [draft, setDraft] = useState<StandingOrder>(() => ({ ...order, tactics: { ...order.tactics } }))
  /** Minute as typed. */
  const [minute, setMinute] = useState(String(order.from))
  const fault = faultOf(draft)
  const minuteFault = draft.from >= ORDER_MINUTES.min && draft.from <= ORDER_MINUTES.max ? null : fault

  const setPart = (part: keyof Tactics, value: string) => {
    const others = Object.entries(draft.tactics).filter(([key]) => key !== part)
    const chosen = value === KEEP ? others : [...others, [part, value]]
    setDraft({ ...draft, tactics: Object.fromEntries(chosen) as Partial<Tactics> })
  }

  return (
    <form
      aria-label={label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (fault === null) onSave(draft)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel()
      }}
    >
      <div className={styles.minute}>
        <TextField
          label="From minute"
          inputMode="numeric"
          autoComplete="off"
          value={minute}
          onChange={(text) => {
            setMinute(text)
            setDraft({ ...draft, from: readMinute(text) })
          }}
          error={minuteFault ?? undefined}
        />
      </div>
      <Select
        label="When"
        options={ORDER_CONDITIONS.map((value) => ({ value, label: CONDITION_WORDS[value] }))}
        value={draft.when}
        onChange={(when) => setDraft({ ...draft, when })}
      />
      {TACTIC_PARTS.map((part) => (
        <Select
          key={part}
          label={PART_NAMES[part]}
          options={[
            { value: KEEP, label: 'No change' },
            ...Object.entries(CHOICE_NAMES[part]).map(([value, name]) => ({ value, label: name })),
          ]}
          value={draft.tactics[part] ?? KEEP}
          onChange={(value) => setPart(part, value)}
        />
      ))}
      <Select
        label="Substitution"
        options={[
          { value: NOBODY, label: 'nobody off' },
          ...TIRED_GROUPS.map((value) => ({ value, label: GROUP_WORDS[value] })),
        ]}
        value={draft.off ?? NOBODY}
        onChange={(value) => setDraft({ ...draft, off: value === NOBODY ? null : value })}
      />
      <p className={styles.preview} role="status">
        {minuteFault === null && (fault ?? `${orderInWords(draft)}.`)}
      </p>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" disabled={fault !== null}>
          Save order
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}

/** Minute of a text; NaN when it is no whole number, which no order accepts. */
function readMinute(text: string): number {
  const digits = text.trim()
  return /^\d+$/.test(digits) ? Number(digits) : NaN
}
