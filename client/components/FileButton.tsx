import { useRef } from 'react'
import { Button } from './Button.tsx'

interface FileButtonProps {
  label: string
  /** File types offered by the system's file dialog. */
  accept: string
  onChoose: (file: File) => void
}

/** Button that opens the system's file dialog. */
export function FileButton({ label, accept, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Reset, so that choosing the same file again fires a change event.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}
