import { useState, type ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { Notice } from '../../components/Notice.tsx'
import type { ApiResult } from '../../stores/apiResult.ts'

interface LeagueQuestionProps {
  title: string
  /** Label of the button that confirms. */
  action: string
  onConfirm: () => Promise<ApiResult>
  /** Called when it is done. */
  onDone: () => void
  onClose: () => void
  children: ReactNode
}

/** Question before something that can't be undone. */
export function LeagueQuestion({ title, action, onConfirm, onDone, onClose, children }: LeagueQuestionProps) {
  const [fault, setFault] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const confirm = async () => {
    setPending(true)
    const outcome = await onConfirm()
    setPending(false)
    if (outcome.ok) {
      onClose()
      onDone()
    } else setFault(outcome.message)
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      gap="small"
      footer={
        <>
          <Button data-initial-focus onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {fault !== null && <Notice tone="bad">{fault}</Notice>}
    </Dialog>
  )
}
