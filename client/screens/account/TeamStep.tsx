import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { Announcement } from '../../components/VisuallyHidden.tsx'
import { Button, LinkButton } from '../../components/Button.tsx'
import { Checkbox } from '../../components/Checkbox.tsx'
import { TextField } from '../../components/TextField.tsx'
import type { StepProps } from './registration.ts'
import styles from './accountForm.module.css'

const TermsDialog = lazy(async () => ({
  default: (await import('../../modals/account/TermsDialog.tsx')).TermsDialog,
}))

interface TeamStepProps extends StepProps {
  isPending: boolean
  /** Error message of the server. */
  refusal: ReactNode
  onBack: () => void
}

/** Step 2 of the registration: name of the team and agreement to the terms. */
export function TeamStep({ fields, onChange, fault, isPending, refusal, onBack }: TeamStepProps) {
  const [areTermsOpen, setTermsOpen] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const errorAt = (field: string) => (fault?.field === field ? fault.message : undefined)

  useEffect(() => nameField.current?.focus(), [])

  return (
    <>
      <TextField
        ref={nameField}
        label="Team Name"
        name="teamName"
        autoComplete="off"
        maxLength={40}
        value={fields.teamName}
        onChange={(teamName) => onChange({ teamName })}
        error={errorAt('teamName')}
      />
      <Checkbox
        label="I agree to the Terms & Conditions"
        name="hasAgreed"
        isChecked={fields.hasAgreed}
        onChange={(hasAgreed) => onChange({ hasAgreed })}
        error={errorAt('hasAgreed')}
      >
        <LinkButton onClick={() => setTermsOpen(true)}>Read the terms</LinkButton>
      </Checkbox>
      {refusal}
      <div className={styles.buttons}>
        <Button size="large" onClick={onBack} disabled={isPending}>
          Back
        </Button>
        <Button type="submit" variant="primary" size="large" busy={isPending}>
          {isPending ? 'Creating...' : 'Create Team'}
        </Button>
      </div>
      <Announcement>{isPending ? 'Creating...' : ''}</Announcement>
      {areTermsOpen && (
        <Suspense fallback={null}>
          <TermsDialog onClose={() => setTermsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
