import { useState } from 'react'
import { Button } from './Button.tsx'
import { formatSavedAt } from './formatSavedAt.ts'
import styles from './SaveList.module.css'

/** Shown above a list of saves while the running career has unsaved changes. */
export const REPLACE_WARNING = 'Loading replaces the running career, which has unsaved changes.'

interface Save {
  name: string
  /** Milliseconds since 1970. */
  savedAt: number
  day: number
  season: number
  club: string
}

interface SaveListProps {
  saves: readonly Save[]
  /** Message for an empty list. */
  none: string
  onLoad: (name: string) => void
  onDelete: (name: string) => void
  onExport: (name: string) => void
}

/** Saved games with their actions; deleting asks for confirmation in the row. */
export function SaveList({ saves, none, onLoad, onDelete, onExport }: SaveListProps) {
  const [nameToDelete, setNameToDelete] = useState<string | null>(null)
  if (saves.length === 0) return <p className={styles.none}>{none}</p>
  return (
    <ul className={styles.list} aria-label="Saved games">
      {saves.map(({ name, savedAt, day, season, club }) => (
        <li key={name} className={styles.save}>
          <div className={styles.facts}>
            <h3 className={styles.name}>{name}</h3>
            <p>
              {club} · Season {season}, day {day}
            </p>
            <p className={styles.date}>
              <time dateTime={new Date(savedAt).toISOString()}>{formatSavedAt(savedAt)}</time>
            </p>
          </div>
          {nameToDelete === name ? (
            <div className={styles.actions} role="group" aria-label={`Delete ${name} for good?`}>
              <span>Delete for good?</span>
              <Button
                size="small"
                autoFocus
                onClick={() => {
                  setNameToDelete(null)
                }}
              >
                Keep
              </Button>
              <Button
                size="small"
                variant="danger"
                onClick={() => {
                  setNameToDelete(null)
                  onDelete(name)
                }}
              >
                Delete
              </Button>
            </div>
          ) : (
            <div className={styles.actions}>
              <Button
                size="small"
                variant="primary"
                aria-label={`Load ${name}`}
                onClick={() => {
                  onLoad(name)
                }}
              >
                Load
              </Button>
              <Button
                size="small"
                aria-label={`Export ${name}`}
                onClick={() => {
                  onExport(name)
                }}
              >
                Export
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Delete ${name}`}
                onClick={() => {
                  setNameToDelete(name)
                }}
              >
                Delete
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
