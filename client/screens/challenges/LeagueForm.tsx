import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { focusField, TextField } from '../../components/TextField.tsx'
import type { ApiResult } from '../../stores/apiResult.ts'
import type { LeaguesStore } from '../../stores/LeaguesStore.ts'
import { useStores } from '../../stores/useStores.tsx'
import styles from './Leagues.module.css'

interface LeagueFormProps {
  leagues: LeaguesStore
  /** Label of the button. */
  action: string
  variant?: 'primary' | 'plain'
  /** Called once at a time, by an account that has a nickname, with the form, in which it may focus a field. */
  onSubmit: (form: HTMLFormElement | null) => Promise<ApiResult>
  /** Fields before the nickname. */
  children?: ReactNode
}

/** Form of a league, which asks an account without a nickname for one. */
export const LeagueForm = observer(function LeagueForm({
  leagues,
  action,
  variant = 'primary',
  onSubmit,
  children,
}: LeagueFormProps) {
  const { session } = useStores()
  const form = useRef<HTMLFormElement>(null)
  const [nickname, setNickname] = useState(session.user?.username ?? '')
  const [nameFault, setNameFault] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const send = async () => {
    const named = await leagues.setNickname(nickname)
    setNameFault(named.ok ? null : named.message)
    if (!named.ok) {
      focusField(form.current, 'nickname')
      return
    }
    const outcome = await onSubmit(form.current)
    setFault(outcome.ok ? null : outcome.message)
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    setFault(null)
    setPending(true)
    await send()
    setPending(false)
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {children}
      {leagues.own?.nickname === null && (
        <TextField
          label="Your name in the table"
          name="nickname"
          autoComplete="off"
          maxLength={leagues.longestNickname}
          hint="Everybody can read it."
          value={nickname}
          onChange={setNickname}
          error={nameFault ?? undefined}
        />
      )}
      {fault !== null && <Notice tone="bad">{fault}</Notice>}
      <Button type="submit" variant={variant} busy={isPending}>
        {action}
      </Button>
    </form>
  )
})

/** Field for the name of a league. */
export function LeagueNameField({
  leagues,
  value,
  onChange,
  label,
}: {
  leagues: LeaguesStore
  value: string
  onChange: (value: string) => void
  label: string
}) {
  return (
    <TextField
      label={label}
      name="league"
      autoComplete="off"
      maxLength={leagues.longestName}
      hint="Everybody with the link reads it."
      value={value}
      onChange={onChange}
    />
  )
}
