import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { Face } from '../components/face/Face.tsx'
import { messageOf } from '../simulation/reports/inboxReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { EventAnswers } from './EventAnswers.tsx'
import styles from './MessageDialog.module.css'
import { NotFoundDialog } from './NotFoundDialog.tsx'

/** Message of an own player with its answers. */
export const MessageDialog = observer(function MessageDialog({ id }: { id: string }) {
  const { game, ui } = useGameStores()
  const message = useReport(messageOf, id)
  if (!message) return <NotFoundDialog title="Message" text="Nobody waits for this answer any more." />
  const { player, title, facts, deadline, silence, choices } = message
  const close = () => {
    ui.closeModal()
  }
  return (
    <Dialog open onClose={close} title={title} footer={<Button onClick={close}>Decide Later</Button>}>
      <div className={styles.page}>
        <div className={styles.head}>
          <Face player={player} colours={game.state.club.colours} size={96} />
          <p className={styles.facts}>{facts}</p>
        </div>
        <EventAnswers
          choices={choices}
          note={`Answer by day ${deadline}. ${silence}`}
          onAnswer={(index) => {
            const choice = choices[index]
            if (choice && game.decide('answerUnrest', id, choice.answer).done) close()
          }}
        />
      </div>
    </Dialog>
  )
})
