import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { ClubEmblem } from '../../components/ClubEmblem.tsx'
import { FileButton } from '../../components/FileButton.tsx'
import { Notice } from '../../components/Notice.tsx'
import { TextField } from '../../components/TextField.tsx'
import { useStores } from '../../stores/useStores.tsx'
import { FormDialog } from './FormDialog.tsx'
import styles from './TeamSettingsDialog.module.css'

const SAVED = 'Team settings updated successfully!'

/** Name and logo of the club, loaded when the dialog opens. */
export const TeamSettingsDialog = observer(function TeamSettingsDialog({ onClose }: { onClose: () => void }) {
  const stores = useStores()
  const { session, team, ui } = stores
  const [club] = useState(() => stores.careerClub)
  /** Null until the player types; the loaded name is shown until then. */
  const [typedName, setTypedName] = useState<string | null>(null)
  const [picked, setPicked] = useState<{ file: File; url: string } | null>(null)
  const [loadError, setLoadError] = useState<string | null>(null)
  const [fault, setFault] = useState<string>()
  const name = typedName ?? team.team.name

  useEffect(() => {
    void team.load().then((outcome) => {
      if (!outcome.ok) setLoadError(outcome.message)
    })
  }, [team])

  useEffect(() => {
    if (!picked) return
    return () => URL.revokeObjectURL(picked.url)
  }, [picked])

  const pick = (file: File) => setPicked({ file, url: URL.createObjectURL(file) })

  const save = async () => {
    const found = session.rules.teamNameFault(name)
    setFault(found?.message)
    if (found) return null
    setLoadError(null)
    const outcome = await team.update({ name: name.trim(), picture: picked?.file })
    if (!outcome.ok) return outcome.message
    ui.showToast(SAVED, 'success')
    onClose()
    return null
  }

  return (
    <FormDialog
      title="Team Settings"
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.logo}>
        <span className={styles.preview}>
          <ClubEmblem
            logoUrl={picked?.url ?? team.team.logoUrl}
            defaultLogoUrl={team.defaultTeam.logoUrl}
            club={club}
            size={112}
            title="Team logo"
          />
        </span>
        <div className={styles.picker}>
          <FileButton label="Select Logo" accept="image/*" onChoose={pick} />
          <p className={styles.hint}>
            {picked?.file.name ?? 'Recommended: square PNG or JPG, max 1MB. Larger pictures are scaled down.'}
          </p>
        </div>
      </div>
      <TextField
        data-initial-focus
        label="Team Name"
        name="teamName"
        autoComplete="off"
        maxLength={40}
        value={name}
        onChange={setTypedName}
        error={fault}
      />
      {loadError !== null && <Notice tone="bad">{loadError}</Notice>}
    </FormDialog>
  )
})
