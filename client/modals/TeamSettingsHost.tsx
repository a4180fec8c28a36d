import { useEffect, useState, type SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { ClubEmblem } from '../components/ClubEmblem.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { Notice } from '../components/Notice.tsx'
import { TextField } from '../components/TextField.tsx'
import { useStores } from '../stores/useStores.tsx'
import { LogoPicker } from './LogoPicker.tsx'
import styles from './TeamSettings.module.css'

const FORM_ID = 'team-settings'
const SAVED = 'Team settings updated successfully!'

/** Name and logo of the club (specification, section 2), loaded when the dialog opens. */
export const TeamSettingsHost = observer(function TeamSettingsHost({ onClose }: { onClose: () => void }) {
  const stores = useStores()
  const { session, team, ui } = stores
  const [club] = useState(() => stores.careerClub)
  /** Null until the player types; the loaded name is shown until then. */
  const [typedName, setTypedName] = useState<string | null>(null)
  const [picked, setPicked] = useState<{ file: File; url: string } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [fault, setFault] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const name = typedName ?? team.team.name

  useEffect(() => {
    void team.load().then((outcome) => {
      if (!outcome.ok) setFailure(outcome.message)
    })
  }, [team])

  useEffect(() => {
    if (!picked) return
    return () => {
      URL.revokeObjectURL(picked.url)
    }
  }, [picked])

  const pick = (file: File) => {
    setPicked({ file, url: URL.createObjectURL(file) })
  }

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSaving) return
    const found = session.rules.teamNameFault(name)
    setFault(found?.message)
    if (found) return
    setSaving(true)
    setFailure(null)
    const outcome = await team.update({ name: name.trim(), picture: picked?.file })
    setSaving(false)
    if (!outcome.ok) {
      setFailure(outcome.message)
      return
    }
    ui.showToast(SAVED, 'success')
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Team Settings"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM_ID} variant="primary" busy={isSaving}>
            {isSaving ? 'Saving...' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
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
          <LogoPicker pictureName={picked?.file.name} onPick={pick} />
        </div>
        <TextField
          label="Team Name"
          name="teamName"
          autoComplete="off"
          maxLength={40}
          value={name}
          onChange={setTypedName}
          error={fault}
        />
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
      </form>
    </Dialog>
  )
})
