import { useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Select } from '../../../components/Select.tsx'
import { CONDITION_WORDS, GROUP_WORDS, orderInWords } from '../../../simulation/core/orderWords.ts'
import { ORDER_CONDITIONS, TIRED_GROUPS, type StandingOrder } from '../../../simulation/core/standingOrder.ts'
import { CHOICE_NAMES, PART_NAMES, TACTIC_PARTS } from '../../../simulation/core/tacticNames.ts'
import type { Tactics } from '../../../simulation/core/tactics.ts'
import type { DeepReadonly } from '../../../simulation/core/readonly.ts'
import styles from './StandingOrders.module.css'

/** Minutes on offer, besides the one of the order. */
const MINUTES = [1, 15, 30, 46, 50, 55, 60, 65, 70, 75, 80, 85, 90]

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
  const fault = faultOf(draft)
  const minutes = [...new Set([...MINUTES, order.from])].sort((a, b) => a - b)

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
      <Select
        label="From minute"
        options={minutes.map((minute) => ({ value: String(minute), label: `${minute}′` }))}
        value={String(draft.from)}
        onChange={(value) => {
          setDraft({ ...draft, from: Number(value) })
        }}
      />
      <Select
        label="When"
        options={ORDER_CONDITIONS.map((value) => ({ value, label: CONDITION_WORDS[value] }))}
        value={draft.when}
        onChange={(when) => {
          setDraft({ ...draft, when })
        }}
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
          onChange={(value) => {
            setPart(part, value)
          }}
        />
      ))}
      <Select
        label="Substitution"
        options={[
          { value: NOBODY, label: 'nobody off' },
          ...TIRED_GROUPS.map((value) => ({ value, label: GROUP_WORDS[value] })),
        ]}
        value={draft.off ?? NOBODY}
        onChange={(value) => {
          setDraft({ ...draft, off: value === NOBODY ? null : value })
        }}
      />
      <p className={styles.preview} role="status">
        {fault ?? `${orderInWords(draft)}.`}
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
