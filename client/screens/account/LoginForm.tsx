import { lazy, Suspense, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { Link, useNavigate } from 'react-router-dom'
import { Announcement } from '../../components/VisuallyHidden.tsx'
import { Button } from '../../components/Button.tsx'
import { Checkbox } from '../../components/Checkbox.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { TextField, focusField } from '../../components/TextField.tsx'
import { useStores } from '../../stores/useStores.tsx'
import { invitationAddress } from './invitationAddress.ts'
import styles from './accountForm.module.css'

/** Loaded for accounts with two-step login. */
const CodeField = lazy(async () => ({ default: (await import('./CodeField.tsx')).CodeField }))

/** States of the Log In button. */
type ButtonState = 'idle' | 'loading' | 'success' | 'error'

const BUSY_TEXT: Partial<Record<ButtonState, string>> = { loading: 'Logging in...', success: 'Success!' }
/** Specification, section 9. */
const REDIRECT_MS = 800
const SHAKE_MS = 500

export const LoginForm = observer(function LoginForm() {
  const { session, environment } = useStores()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(session.rememberedEmail)
  const [password, setPassword] = useState('')
  const [isRemembered, setRemembered] = useState(session.rememberedEmail !== '')
  const [state, setState] = useState<ButtonState>('idle')
  const [fault, setFault] = useState<ReturnType<typeof session.rules.loginFault>>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** Undefined until the server asks for it. */
  const [code, setCode] = useState<string>()

  const isBusy = state === 'loading' || state === 'success'

  useEffect(() => {
    if (state === 'success') {
      const { search } = window.location
      const next = invitationAddress(search) ?? '/game' + search
      return environment.clock.after(REDIRECT_MS, () => void navigate(next))
    }
    if (state !== 'error') return
    return environment.clock.after(SHAKE_MS, () => setState('idle'))
  }, [state, environment, navigate])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = session.rules.loginFault({ email, password })
    setFault(found)
    setRefusal(null)
    if (found) {
      focusField(form.current, found.field)
      setState('error')
      return
    }
    setState('loading')
    const outcome = await session.logIn({ email: email.trim(), password, isRemembered, code })
    if (outcome.ok) setState('success')
    else if (outcome.reason === 'code needed' && code === undefined) {
      setCode('')
      setState('idle')
    } else {
      setRefusal(outcome.message)
      setState('error')
    }
  }

  const errorAt = (field: string) => (fault?.field === field ? fault.message : undefined)

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={errorAt('email')}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={errorAt('password')}
      />
      {code !== undefined && (
        <Suspense fallback={null}>
          <CodeField value={code} onChange={setCode} />
        </Suspense>
      )}
      <div className={styles.aside}>
        <Checkbox label="Remember me" isChecked={isRemembered} onChange={setRemembered} />
        <Link to="/forgot-password">Forgot Password?</Link>
      </div>
      {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
      <div className={styles.submit} data-state={state}>
        <Button type="submit" variant="primary" size="large" busy={isBusy}>
          {BUSY_TEXT[state] ?? 'Log In'}
        </Button>
        <Announcement>{BUSY_TEXT[state] ?? ''}</Announcement>
      </div>
    </form>
  )
})
