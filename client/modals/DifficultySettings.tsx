import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { DifficultyLines } from '../components/DifficultyChoice.tsx'
import { DIFFICULTY_NAMES, type Difficulty } from '../simulation/club/difficulty.ts'
import { difficultyReport } from '../simulation/reports/difficultyReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import styles from './SettingsDialog.module.css'

/** Difficulty of the career, which can be raised once a season. */
export const DifficultySettings = observer(function DifficultySettings() {
  const { game } = useGameStores()
  const { difficulty, harder, hurdle } = useReport(difficultyReport)
  const [wanted, setWanted] = useState<Difficulty | null>(null)
  return (
    <>
      <p>{DIFFICULTY_NAMES[wanted ?? difficulty]}</p>
      <DifficultyLines difficulty={wanted ?? difficulty} />
      {hurdle === null && wanted === null && (
        <span className={styles.choices}>
          {harder.map((level) => (
            <Button
              key={level}
              size="small"
              onClick={() => {
                setWanted(level)
              }}
            >
              Raise to {DIFFICULTY_NAMES[level]}
            </Button>
          ))}
        </span>
      )}
      {wanted !== null && (
        <span
          className={styles.choices}
          role="group"
          aria-label={`Raise to ${DIFFICULTY_NAMES[wanted]} for good?`}
        >
          <span className={styles.question}>There is no way back. {DIFFICULTY_NAMES[wanted]} for good?</span>
          <Button
            size="small"
            autoFocus
            onClick={() => {
              setWanted(null)
            }}
          >
            Stay with {DIFFICULTY_NAMES[difficulty]}
          </Button>
          <Button
            size="small"
            variant="danger"
            onClick={() => {
              game.decide('raiseDifficulty', wanted)
              setWanted(null)
            }}
          >
            Raise
          </Button>
        </span>
      )}
      <p className={styles.hint}>{hurdle ?? 'You can raise it once a season, but never lower it.'}</p>
    </>
  )
})
