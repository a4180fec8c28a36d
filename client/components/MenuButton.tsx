import { useRef, useState, type ComponentProps } from 'react'
import { ActionMenu, type MenuAction } from './ActionMenu.tsx'
import { Button } from './Button.tsx'
import styles from './MenuButton.module.css'

type MenuButtonProps = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'icon' | 'title' | 'children'
> & {
  /** Accessible name of the button and of its menu. */
  label: string
  actions: readonly MenuAction[]
}

/** Button that opens a menu of actions on a press or by the down arrow. */
export function MenuButton({ label, actions, ...look }: MenuButtonProps) {
  const place = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <span ref={place} className={styles.place}>
      <Button
        {...look}
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      />
      {isOpen && (
        <ActionMenu
          label={label}
          actions={actions}
          anchor={button}
          container={place}
          onClose={() => {
            setOpen(false)
          }}
        />
      )}
    </span>
  )
}
