import { useRef, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { useGameStores } from '../stores/useGameStores.ts'

interface ReportDialogProps {
  title: string
  tone?: ComponentProps<typeof Dialog>['tone']
  /** Control that receives the focus on opening. Defaults to the button that closes the dialog. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}

/** Wide dialog that is read and left by one button. */
export function ReportDialog({ title, tone, initialFocus, children }: ReportDialogProps) {
  const { ui } = useGameStores()
  const continueButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    ui.closeModal()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      {...(tone && { tone })}
      size="wide"
      initialFocus={initialFocus ?? continueButton}
      footer={
        <Button ref={continueButton} variant="primary" onClick={close}>
          Continue
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
