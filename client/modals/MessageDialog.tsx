import { dayInWords } from '../simulation/core/calendar.ts'
import { observer } from 'mobx-react-lite'
import { CloseButton } from '../components/Dialog.tsx'
import { GameDialog, NotFoundDialog } from './GameDialog.tsx'
import { Face } from '../components/face/Face.tsx'
import { messageOf } from '../simulation/reports/inboxReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { EventAnswers } from './EventAnswers.tsx'
import styles from './MessageDialog.module.css'

/** Message of an own player with its answers. */
export const MessageDialog = observer(function MessageDialog({ id }: { id: string }) {
  const { game, ui } = useGameStores()
  const message = useReport(messageOf, id)
  if (!message) return <NotFoundDialog title="Message" text="Nobody is waiting for this answer any more." />
  const { player, title, facts, deadline, silence, choices } = message
  const close = () => {
    ui.closeModal()
  }
  return (
    <GameDialog gap="small" title={title} footer={<CloseButton>Decide Later</CloseButton>}>
      <div className={styles.head}>
        <Face player={player} colours={game.state.club.colours} size={96} />
        <p className={styles.facts}>{facts}</p>
      </div>
      <EventAnswers
        choices={choices}
        note={`Answer by ${dayInWords(deadline)}. ${silence}`}
        onAnswer={(index) => {
          const choice = choices[index]
          if (choice && game.decide('answerUnrest', id, choice.answer).done) close()
        }}
      />
    </GameDialog>
  )
})
