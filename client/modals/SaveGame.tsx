import { useState, type SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { CloseButton } from '../components/Dialog.tsx'
import { GameDialog } from './GameDialog.tsx'
import { Notice } from '../components/Notice.tsx'
import { TextField } from '../components/TextField.tsx'
import type { SaveResult } from '../stores/desks/SaveDesk.ts'
import type { Exit } from '../stores/modal.ts'
import { MAX_NAME_LENGTH } from '../simulation/core/savesStatement.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import styles from './SaveGame.module.css'
import { useLeaveGame } from './useLeaveGame.ts'

const FORM = 'save-game'
interface SaveGameProps {
  /** Exit taken after saving, if any. */
  then?: Exit
  onRestart: () => void
}

/** Saves the running career under a name. */
export const SaveGame = observer(function SaveGame({ then, onRestart }: SaveGameProps) {
  const { autosave, saving, ui } = useGameStores()
  const leave = useLeaveGame(onRestart)
  const [name, setName] = useState(autosave.origin?.name ?? '')
  const fault = saving.nameFault(name)
  const isNamed = fault === null
  /** True once the player has typed or tried to save; only then is the name's error shown. */
  const [isTouched, setTouched] = useState(false)
  const [refusal, setRefusal] = useState<Exclude<SaveResult, { result: 'saved' }> | null>(null)
  const [isPending, setPending] = useState(false)

  const saveAs = async (chosenName: string) => {
    setPending(true)
    const outcome = await saving.save(chosenName)
    setPending(false)
    if (outcome.result !== 'saved') {
      setRefusal(outcome)
      return
    }
    ui.closeModal()
    if (then) leave(then)
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending && isNamed) void saveAs(name)
  }

  return (
    <GameDialog
      title="Save Game"
      footer={
        <>
          <CloseButton>Cancel</CloseButton>
          <Button type="submit" form={FORM} variant="primary" busy={isPending} disabled={!isNamed}>
            Save
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          data-initial-focus
          label="Name"
          name="save-name"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={(typed) => {
            setName(typed)
            setTouched(true)
          }}
          onKeyDown={({ key }) => {
            // A form whose submit button is disabled is not submitted.
            if (key === 'Enter' && !isNamed) setTouched(true)
          }}
          error={isTouched && fault !== null ? fault : undefined}
          hint={hintFor(saving.overwrites(name))}
        />
        {refusal && <Notice tone="bad">{refusal.message}</Notice>}
        {refusal?.result === 'conflict' && (
          <Button onClick={() => void saveAs(saving.copyName(name.trim()))}>Save as copy</Button>
        )}
        {refusal?.result === 'full' && (
          <Button onClick={() => void saving.exportCareer()}>Export to a file</Button>
        )}
      </form>
    </GameDialog>
  )
})

function hintFor(day: number | null): string {
  return day === null ? 'The ten latest saves are kept.' : `Overwrites the save of day ${day}.`
}
