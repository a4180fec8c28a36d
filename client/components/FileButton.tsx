import { useRef } from 'react'
import { Button } from './Button.tsx'

interface FileButtonProps {
  label: string
  /** What the system's chooser offers. */
  accept: string
  onChoose: (file: File) => void
}

/** A button that asks the system for a file. */
export function FileButton({ label, accept, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        onClick={() => {
          input.current?.click()
        }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}
