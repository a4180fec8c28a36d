import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { Unbroken } from '../../components/Unbroken.tsx'
import { weekInWords } from '../../simulation/core/calendar.ts'
import { newsOfPlayer, playerPromises } from '../../simulation/reports/playerPromises.ts'
import { useGameStores } from '../../stores/useGameStores.ts'
import { useReport } from '../../stores/useReport.ts'
import { DialogPart } from '../GameDialog.tsx'
import text from '../pageText.module.css'
import styles from './PlayerPage.module.css'

/** Promises to an own player and what they have said, beside the latest news of any player. */
export const PlayerPromises = observer(function PlayerPromises({ id }: { id: string }) {
  const { matchday, ui } = useGameStores()
  const promises = useReport(playerPromises, id)
  const news = useReport(newsOfPlayer, id)
  if (!promises && news.length === 0) return null
  return (
    <div className={styles.columns}>
      {promises && (
        <DialogPart heading="Promises">
          <ul className={text.list}>
            <li>
              <strong>{promises.status}</strong> in a contract until the end of season {promises.until}
            </li>
            {promises.unrest && (
              <li>
                <strong>{promises.unrest.words}</strong>. {promises.unrest.details}
              </li>
            )}
          </ul>
          {promises.unrest?.isWaiting && !matchday.isOpen && (
            <Button size="small" onClick={() => ui.replaceModal({ kind: 'message', id })}>
              Answer
            </Button>
          )}
        </DialogPart>
      )}
      {news.length > 0 && (
        <DialogPart heading="In the news">
          <ul className={text.list} aria-label="In the news">
            {news.map((one) => (
              <li key={one.id}>
                <Unbroken text={one.text} /> <span className={styles.club}>{weekInWords(one.day)}</span>
              </li>
            ))}
          </ul>
        </DialogPart>
      )}
    </div>
  )
})
