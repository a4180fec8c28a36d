import { useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { GlossaryTerm } from '../components/GlossaryTerm.tsx'
import { Money } from '../components/Money.tsx'
import { STAFF_NOT_FOUND } from '../simulation/news/outcome.ts'
import { staffReport } from '../simulation/reports/staffReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { NotFoundDialog } from './NotFoundDialog.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'

/** Confirmation before a member of staff is dismissed. */
export const ConfirmDismissal = observer(function ConfirmDismissal({ id }: { id: string }) {
  const { game, ui } = useGameStores()
  const cancel = useRef<HTMLButtonElement>(null)
  const { onRemove, finalFocus } = useHeadingFocus()
  const row = useReport(staffReport).rows.find(({ member }) => member.id === id)
  if (!row) return <NotFoundDialog title="Staff" text={STAFF_NOT_FOUND} />
  const { member, severance, moodCost } = row

  const close = () => {
    ui.closeModal()
  }

  const dismiss = () => {
    if (game.decide('dismissStaff', id).done) onRemove()
    close()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={`Dismiss ${member.name}?`}
      initialFocus={cancel}
      finalFocus={finalFocus}
      footer={
        <>
          <Button ref={cancel} onClick={close}>
            Cancel
          </Button>
          <Button variant="danger" onClick={dismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      <p>
        The {member.role} gets a <GlossaryTerm term="severance">severance</GlossaryTerm> of{' '}
        <Money amount={severance} />, and supporters lose {moodCost} points of mood. It cannot be undone.
      </p>
    </Dialog>
  )
})
