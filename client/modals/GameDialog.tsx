import { useRef, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../components/Button.tsx'
import { CloseButton, Dialog } from '../components/Dialog.tsx'
import { Notice } from '../components/Notice.tsx'
import { useGameStores } from '../stores/useGameStores.ts'
import styles from './GameDialog.module.css'

type DialogProps = ComponentProps<typeof Dialog>
type GameDialogProps = Omit<DialogProps, 'onClose'> & Partial<Pick<DialogProps, 'onClose'>>

/** Dialog within the game. It closes the open modal, unless `onClose` does something else. */
export function GameDialog(props: GameDialogProps) {
  const { ui } = useGameStores()
  return <Dialog onClose={() => ui.closeModal()} {...props} />
}

interface ConfirmDialogProps extends Pick<GameDialogProps, 'title' | 'onClose' | 'finalFocus'> {
  /** Label of the button that carries the action out. */
  action: string
  onConfirm: () => void
  children: ReactNode
}

/** Asks before an action that cannot be taken back. */
export function ConfirmDialog({ action, onConfirm, ...props }: ConfirmDialogProps) {
  return (
    <GameDialog
      {...props}
      footer={
        <>
          <CloseButton data-initial-focus>Cancel</CloseButton>
          <Button variant="danger" onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  )
}

interface ReportDialogProps extends Pick<GameDialogProps, 'title' | 'tone' | 'gap' | 'children'> {
  /** Buttons beside the one that leaves it. */
  actions?: ReactNode
}

/** Wide dialog that is read and left by one button. */
export function ReportDialog({ actions, ...props }: ReportDialogProps) {
  return (
    <GameDialog
      {...props}
      size="wide"
      footer={
        <>
          {actions}
          <CloseButton variant="primary" data-initial-focus>
            Continue
          </CloseButton>
        </>
      }
    />
  )
}

/** Shown in place of a dialog whose subject no longer exists. */
export function NotFoundDialog({ title, text }: { title: string; text: string }) {
  const { ui } = useGameStores()
  const { onRemove, finalFocus } = useHeadingFocus()
  return (
    <GameDialog
      onClose={() => {
        onRemove()
        ui.closeModal()
      }}
      title={title}
      finalFocus={finalFocus}
    >
      <Notice tone="bad">{text}</Notice>
    </GameDialog>
  )
}

/** Part of a long dialog under a heading of its own. */
export function DialogPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className={styles.part}>
      <h3 className={styles.heading}>{heading}</h3>
      {children}
    </section>
  )
}

/** Moves the focus to the page's heading when closing a dialog that has removed the element focused before. */
export function useHeadingFocus() {
  const isRemoved = useRef(false)
  return {
    /** Must be called before the dialog closes. */
    onRemove: () => {
      isRemoved.current = true
    },
    finalFocus: () => (isRemoved.current ? document.querySelector<HTMLElement>('main h1') : null),
  }
}
