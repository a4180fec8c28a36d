import { useRef } from 'react'
import { Button } from '../../components/Button.tsx'
import styles from './TeamSettingsDialog.module.css'

interface LogoPickerProps {
  /** Name of the chosen file. */
  pictureName: string | undefined
  onPick: (picture: File) => void
}

/** Opens the device's file picker for a picture. */
export function LogoPicker({ pictureName, onPick }: LogoPickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.picker}>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept="image/*"
        aria-label="Logo file"
        tabIndex={-1}
        onChange={(event) => {
          const picture = event.target.files?.[0]
          if (picture) onPick(picture)
        }}
      />
      <Button
        onClick={() => {
          input.current?.click()
        }}
      >
        Select Logo
      </Button>
      <p className={styles.hint}>
        {pictureName ?? 'Recommended: square PNG or JPG, max 1MB. Larger pictures are scaled down.'}
      </p>
    </div>
  )
}
