import { useRef, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { useGameStores } from '../stores/useGameStores.ts'

interface ReportDialogProps {
  title: string
  tone?: ComponentProps<typeof Dialog>['tone']
  children: ReactNode
}

/** Wide dialog that is read and left by its one button, which has the focus. */
export function ReportDialog({ title, tone, children }: ReportDialogProps) {
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
      initialFocus={continueButton}
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
