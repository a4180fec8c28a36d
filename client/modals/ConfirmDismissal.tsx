import { observer } from 'mobx-react-lite'
import { ConfirmDialog, NotFoundDialog, useHeadingFocus } from './GameDialog.tsx'
import { GlossaryTerm } from '../components/GlossaryTerm.tsx'
import { Money } from '../components/Money.tsx'
import { STAFF_NOT_FOUND } from '../simulation/news/outcome.ts'
import { staffReport } from '../simulation/reports/staffReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'

/** Confirmation before a member of staff is dismissed. */
export const ConfirmDismissal = observer(function ConfirmDismissal({ id }: { id: string }) {
  const { game, ui } = useGameStores()
  const { onRemove, finalFocus } = useHeadingFocus()
  const row = useReport(staffReport).rows.find(({ member }) => member.id === id)
  if (!row) return <NotFoundDialog title="Staff" text={STAFF_NOT_FOUND} />
  const { member, severance, moodCost } = row

  const close = () => ui.closeModal()

  const dismiss = () => {
    if (game.decide('dismissStaff', id).done) onRemove()
    close()
  }

  return (
    <ConfirmDialog
      title={`Dismiss ${member.name}?`}
      action="Dismiss"
      onConfirm={dismiss}
      finalFocus={finalFocus}
    >
      <p>
        The {member.role} gets a <GlossaryTerm term="severance">severance</GlossaryTerm> of{' '}
        <Money amount={severance} />, and fan mood drops by {moodCost}. You can’t undo it.
      </p>
    </ConfirmDialog>
  )
})
