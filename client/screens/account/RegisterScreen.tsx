import { useRef, useState, type SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Notice } from '../../components/Notice.tsx'
import { useStores } from '../../stores/useStores.tsx'
import { AccountCover } from './AccountCover.tsx'
import { AccountStep } from './AccountStep.tsx'
import { focusField } from '../../components/TextField.tsx'
import { GuestEntry } from './GuestEntry.tsx'
import { invitationAddress } from './invitationAddress.ts'
import { EMPTY_REGISTRATION, type Registration } from './registration.ts'
import { TeamStep } from './TeamStep.tsx'
import styles from './accountForm.module.css'

type Step = 1 | 2

const TITLES: Record<Step, string> = { 1: 'Create Your Account', 2: 'Setup Your Team' }

/** Registration in two steps: account and team. */
export const RegisterScreen = observer(function RegisterScreen() {
  const { session } = useStores()
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState<Step>(1)
  const [fields, setFields] = useState<Registration>(EMPTY_REGISTRATION)
  const [fault, setFault] = useState<{ field: string; message: string } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const change = (changed: Partial<Registration>) => setFields({ ...fields, ...changed })

  const goTo = (next: Step) => {
    setStep(next)
    setFault(null)
    setRefusal(null)
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = step === 1 ? await firstStepFault() : session.rules.teamFault(fields)
    setFault(found)
    setRefusal(null)
    if (found) focusField(form.current, found.field)
    else if (step === 1) goTo(2)
    else await register()
  }

  const firstStepFault = async () =>
    session.rules.accountFault(fields) ?? (await session.rules.commonPasswordFault(fields.password))

  const register = async () => {
    setPending(true)
    const { email, username, password, teamName } = fields
    const outcome = await session.register({
      email: email.trim(),
      username: username.trim(),
      password,
      teamName: teamName.trim(),
    })
    setPending(false)
    if (outcome.ok) void navigate(invitationAddress(search) ?? '/dashboard')
    else setRefusal(outcome.message)
  }

  const parts = { fields, onChange: change, fault }
  return (
    <AccountCover
      title="Create account"
      description="Create a Floodlight account, name your team and take over a club in a league of twenty."
    >
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.step}>
          <h2 className={styles.title}>{TITLES[step]}</h2>
          <p className={styles.count} role="status">
            Step {step}/2
          </p>
        </div>
        {step === 1 ? (
          <AccountStep {...parts} />
        ) : (
          <TeamStep
            {...parts}
            isPending={isPending}
            refusal={refusal !== null && <Notice tone="bad">{refusal}</Notice>}
            onBack={() => goTo(1)}
          />
        )}
      </form>
      <div className={styles.doors}>
        <Link to={{ pathname: '/login', search }}>Log In</Link>
        <GuestEntry to="/dashboard" />
      </div>
    </AccountCover>
  )
})
