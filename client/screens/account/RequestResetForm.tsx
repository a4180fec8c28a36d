import { useRef, useState, type SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { TextField, focusField } from '../../components/TextField.tsx'
import { useStores } from '../../stores/useStores.tsx'
import styles from './accountForm.module.css'

/** The same for known and unknown addresses, so that it doesn't reveal who has an account. */
const REQUESTED =
  'If this email has an account, a mail is on its way. Its link lets you set a new password and works for a short time.'

export const RequestResetForm = observer(function RequestResetForm() {
  const { session } = useStores()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(session.rememberedEmail)
  const [fault, setFault] = useState<string>()
  const [answer, setAnswer] = useState<{ tone: 'good' | 'bad'; message: string } | null>(null)
  const [isPending, setPending] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = session.rules.emailFault(email)
    setFault(found?.message)
    setAnswer(null)
    if (found) {
      focusField(form.current, found.field)
      return
    }
    setPending(true)
    const outcome = await session.requestPasswordReset(email.trim())
    setPending(false)
    setAnswer(outcome.ok ? { tone: 'good', message: REQUESTED } : { tone: 'bad', message: outcome.message })
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={styles.title}>Forgot your password?</h2>
      <p className={styles.lead}>Tell us your account’s email and we’ll send you a link.</p>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={fault}
      />
      {answer && <Notice tone={answer.tone}>{answer.message}</Notice>}
      <Button type="submit" variant="primary" size="large" busy={isPending}>
        {isPending ? 'Sending...' : 'Send the link'}
      </Button>
    </form>
  )
})
