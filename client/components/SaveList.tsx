import { useState } from 'react'
import { careerMarks } from '../simulation/core/savesStatement.ts'
import { Button } from './Button.tsx'
import { formatSavedAt } from './formatSavedAt.ts'
import styles from './SaveList.module.css'

/** Shown above a list of saves while the running career has unsaved changes. */
export const REPLACE_WARNING = 'Loading replaces your current career, which has unsaved changes.'

interface Save {
  name: string
  /** Milliseconds since 1970. */
  savedAt: number
  day: number
  season: number
  club: string
  loads?: number
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
      {saves.map(({ name, savedAt, day, season, club, loads = 0 }) => (
        <li key={name} className={styles.save}>
          <div className={styles.facts}>
            <h4 className={styles.name}>{name}</h4>
            <p>
              {club} · Season {season}, day {day}
            </p>
            <p className={styles.date}>
              <time dateTime={new Date(savedAt).toISOString()}>{formatSavedAt(savedAt)}</time>
              {careerMarks({ loads }).map((mark) => ` · ${mark}`)}
            </p>
          </div>
          <SaveActions
            question={`Delete ${name} for good?`}
            label={(action) => `${action} ${name}`}
            isAsking={nameToDelete === name}
            onAsk={(isAsking) => {
              setNameToDelete(isAsking ? name : null)
            }}
            onLoad={() => {
              onLoad(name)
            }}
            onExport={() => {
              onExport(name)
            }}
            onDelete={() => {
              onDelete(name)
            }}
          />
        </li>
      ))}
    </ul>
  )
}

interface SaveActionsProps {
  /** Accessible name of the question whether to delete the save. */
  question: string
  /** Accessible name of the button of an action. */
  label: (action: 'Load' | 'Export' | 'Delete') => string
  /** True while the question is shown instead of the actions. */
  isAsking: boolean
  onAsk: (isAsking: boolean) => void
  onLoad: () => void
  onExport: () => void
  onDelete: () => void
}

/** Actions of a save in a list. Deleting asks for confirmation in their place. */
export function SaveActions(props: SaveActionsProps) {
  const { question, label, isAsking, onAsk, onLoad, onExport, onDelete } = props
  if (isAsking)
    return (
      // A key of its own, so that Keep is a new button, which receives the focus.
      <div key="question" className={styles.actions} role="group" aria-label={question}>
        <span>Delete for good?</span>
        <Button
          size="small"
          autoFocus
          onClick={() => {
            onAsk(false)
          }}
        >
          Keep
        </Button>
        <Button
          size="small"
          variant="danger"
          onClick={() => {
            onAsk(false)
            onDelete()
          }}
        >
          Delete
        </Button>
      </div>
    )
  return (
    <div className={styles.actions}>
      <Button size="small" variant="primary" aria-label={label('Load')} onClick={onLoad}>
        Load
      </Button>
      <Button size="small" aria-label={label('Export')} onClick={onExport}>
        Export
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={label('Delete')}
        onClick={() => {
          onAsk(true)
        }}
      >
        Delete
      </Button>
    </div>
  )
}
