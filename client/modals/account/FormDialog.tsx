import { useId, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { Notice } from '../../components/Notice.tsx'
import styles from './FormDialog.module.css'

interface FormDialogProps {
  title: string
  /** Label of the submit button. Without it the dialog can only be closed. */
  submitLabel: string | undefined
  /** Label while the form is being submitted. */
  pendingLabel?: string | undefined
  variant?: 'primary' | 'danger'
  /** Called once at a time. Resolves to an error message for the player, or null. */
  onSubmit: () => Promise<string | null>
  onClose: () => void
  formRef?: RefObject<HTMLFormElement | null>
  children: ReactNode
}

/** Dialog with a form, a submit button that shows progress, and the error message of a failed submit. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    submitLabel,
    pendingLabel,
    variant = 'primary',
    onSubmit,
    onClose,
    formRef,
    children,
  } = props
  const formId = useId()
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    setError(null)
    setPending(true)
    setError(await onSubmit())
    setPending(false)
  }

  return (
    <Dialog
      onClose={onClose}
      title={title}
      footer={
        <>
          {/* A field of the form that is marked comes before it. */}
          <Button data-initial-focus onClick={onClose}>
            {submitLabel ? 'Cancel' : 'Close'}
          </Button>
          {submitLabel && (
            <Button type="submit" form={formId} variant={variant} busy={isPending}>
              {isPending ? pendingLabel : submitLabel}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={formRef}
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {children}
        {error !== null && <Notice tone="bad">{error}</Notice>}
      </form>
    </Dialog>
  )
}
