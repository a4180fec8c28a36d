import { useEffect, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { formatSavedAt } from '../../components/formatSavedAt.ts'
import { Panel } from '../../components/Panel.tsx'
import type { ListedRecord } from '../../stores/saves/BrowserRecords.ts'
import type { Rescue } from '../../stores/saves/Rescue.ts'
import styles from './RescuePanel.module.css'

export interface RescuePanelProps {
  heading: string
  rescue: Rescue
  /** Reloads the page with the data that is stored then. */
  onReload: () => void
}

/** Recovery options for a player whose game can't start with the stored data. */
export function RescuePanel({ heading, rescue, onReload }: RescuePanelProps) {
  const [backups, setBackups] = useState<readonly ListedRecord[]>([])
  const [isSure, setSure] = useState(false)
  useEffect(() => void rescue.backups().then(setBackups), [rescue])
  return (
    <Panel heading={heading}>
      <ol className={styles.options}>
        <li>
          <p>
            <strong>Keep a copy.</strong> Everything this browser keeps of the game, as it is. After that,
            nothing can get lost.
          </p>
          <Button onClick={() => void rescue.exportAll()}>Export everything</Button>
        </li>
        <li>
          <p>
            <strong>Restore a backup:</strong> the save before a career’s last one.
            {backups.length === 0 && ' There is none in this browser.'}
          </p>
          {backups.length > 0 && (
            <ul className={styles.backups} aria-label="Backups">
              {backups.map(({ key, card: { name, club, season, day, savedAt } }) => (
                <li key={key}>
                  <span className={styles.name}>{name === '' ? club : name}</span>
                  <span className={styles.facts}>
                    Season {season}, day {day} · {formatSavedAt(savedAt)}
                  </span>
                  <Button
                    size="small"
                    aria-label={`Restore ${name === '' ? club : name}, day ${day}`}
                    onClick={() => void rescue.restore(key).then(onReload)}
                  >
                    Restore
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </li>
        <li>
          <p>
            <strong>Start over.</strong> This deletes your career and settings. Saved games stay.
          </p>
          {isSure ? (
            <Button variant="danger" autoFocus onClick={() => void rescue.startAnew().then(onReload)}>
              Give up the running career
            </Button>
          ) : (
            <Button onClick={() => setSure(true)}>Start over</Button>
          )}
        </li>
      </ol>
    </Panel>
  )
}
