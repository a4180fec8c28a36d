import { observer } from 'mobx-react-lite'
import { Dialog } from '../../components/Dialog.tsx'
import type { Challenge } from '../../simulation/club/challenge.ts'
import { useChallengeTable } from '../../stores/useChallengeTable.ts'
import { ChallengeTable } from './ChallengeTable.tsx'

interface ChallengeTableDialogProps {
  challenge: Pick<Challenge, 'id' | 'title' | 'scoring'>
  onClose: () => void
}

/** Table of a challenge, for everybody. */
export const ChallengeTableDialog = observer(function ChallengeTableDialog({
  challenge: { id, title, scoring },
  onClose,
}: ChallengeTableDialogProps) {
  const store = useChallengeTable(id)
  return (
    <Dialog onClose={onClose} title={`Table: ${title}`} size="wide" gap="regular">
      <p>
        We play every result again, move for move, before it goes in. In a ranked run nobody knows the luck
        before kick-off.
      </p>
      <ChallengeTable store={store} scoring={scoring} />
    </Dialog>
  )
})
