import { useEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { Notice } from '../../components/Notice.tsx'
import { focusField } from '../../components/TextField.tsx'
import type { ApiResult } from '../../stores/apiResult.ts'
import type { TwoStepStore } from '../../stores/TwoStepStore.ts'
import { useStores } from '../../stores/useStores.tsx'
import { useTwoStep } from '../../stores/useTwoStep.ts'
import { AccountPasswordField } from './AccountPasswordField.tsx'
import { AppSetup } from './AppSetup.tsx'
import { FormDialog } from './FormDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Stage = 'loading' | 'unavailable' | 'unconfirmed' | 'off' | 'app' | 'codes' | 'on'

/** Submit button of the stages that have one, while idle and while pending. */
const BUTTONS: Partial<Record<Stage, readonly [string, string]>> = {
  off: ['Continue', 'One moment...'],
  app: ['Switch it on', 'Checking...'],
  on: ['Switch it off', 'Switching off...'],
}

const INTRO =
  'Logging in then takes your password and a code from an app on your phone. With your password alone nobody gets past the gate.'
const UNCONFIRMED =
  'Confirm your email first: the link is in the mail we sent when you registered. Then come back here.'
const UNAVAILABLE = 'Two-step login isn’t on offer at this ground yet.'
const OFF = 'Two-step login is off. Everywhere else you are logged out.'
const CODE_MISSING = 'Code is required'

/** Switches two-step login on, by an app's code, and off, by the password. */
export const TwoStepDialog = observer(function TwoStepDialog({ onClose }: { onClose: () => void }) {
  const { session, ui } = useStores()
  const store = useTwoStep()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const stage = stageOf(store)

  useEffect(() => void store.load(), [store])
  useEffect(() => {
    // The field was not there yet when the dialog opened.
    if (stage === 'off' || stage === 'on') focusField(form.current, 'password')
  }, [stage])

  const checked = (field: string, found: string | undefined) => {
    setFault(found)
    if (found !== undefined) focusField(form.current, field)
    return found === undefined
  }

  /** Message of a refusal for the form; null when it is at the field that it is about. */
  const refusalOf = (field: string, outcome: ApiResult) => {
    if (outcome.ok) return null
    if (outcome.reason !== 'wrong secret') return outcome.message
    checked(field, outcome.message ?? undefined)
    return null
  }

  const switchOn = async () => {
    if (!checked('code', code.trim() === '' ? CODE_MISSING : undefined)) return null
    return refusalOf('code', await store.switchOn(code))
  }

  const givePassword = async () => {
    if (!checked('password', session.rules.givenPasswordFault(password)?.message)) return null
    const outcome = stage === 'on' ? await store.switchOff(password) : await store.start(password)
    if (!outcome.ok || stage !== 'on') return refusalOf('password', outcome)
    ui.showToast(OFF, 'success')
    onClose()
    return null
  }

  const [submitLabel, pendingLabel] = BUTTONS[stage] ?? []
  return (
    <FormDialog
      title="Two-Step Login"
      submitLabel={submitLabel}
      pendingLabel={pendingLabel}
      variant={stage === 'on' ? 'danger' : 'primary'}
      formRef={form}
      onSubmit={stage === 'app' ? switchOn : givePassword}
      onClose={onClose}
    >
      {stage === 'loading' &&
        (store.fault === null ? <p>Loading…</p> : <Notice tone="bad">{store.fault}</Notice>)}
      {stage === 'unavailable' && <p>{UNAVAILABLE}</p>}
      {stage === 'unconfirmed' && (
        <>
          <p>{UNCONFIRMED}</p>
          <p>
            Lost the mail, or its link no longer works?{' '}
            <Link to="/forgot-password">Ask for a new password</Link>: setting it confirms your email too.
          </p>
        </>
      )}
      {stage === 'off' && <p>{INTRO}</p>}
      {stage === 'on' && <CodesLeft count={store.card?.recoveryCodes ?? 0} />}
      {(stage === 'off' || stage === 'on') && (
        <AccountPasswordField value={password} onChange={setPassword} error={fault} />
      )}
      {stage === 'app' && store.secret && (
        <AppSetup secret={store.secret} code={code} error={fault} onCode={setCode} />
      )}
      {stage === 'codes' && store.recoveryCodes && <RecoveryCodes codes={store.recoveryCodes} />}
    </FormDialog>
  )
})

function stageOf({ card, secret, recoveryCodes }: TwoStepStore): Stage {
  if (recoveryCodes) return 'codes'
  return secret ? 'app' : (card?.state ?? 'loading')
}

/** Told to an owner who has two-step login on. */
function CodesLeft({ count }: { count: number }) {
  return (
    <>
      <p>
        Two-step login is on. Recovery codes left: <strong>{count}</strong>.
      </p>
      <p>For ten new ones, or another phone, switch it off and on again.</p>
    </>
  )
}
