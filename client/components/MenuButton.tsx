import { Menu } from '@base-ui/react/menu'
import { useRef, useState, type ComponentProps, type RefObject } from 'react'
import { Button } from './Button.tsx'
import styles from './MenuButton.module.css'

interface MenuAction {
  label: string
  /** Reason why the action is disabled; null if it is enabled. */
  refusal: string | null
  onChoose: () => void
}

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

interface ActionMenuProps {
  label: string
  actions: readonly MenuAction[]
  /** Button that opens the menu, and receives the focus afterwards. */
  anchor: RefObject<HTMLElement | null>
  /** Element in which the menu is rendered, so that it belongs to the same landmark as the button. */
  container: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Open menu of actions at a button. */
function ActionMenu({ label, actions, anchor, container, onClose }: ActionMenuProps) {
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Menu.Portal container={container}>
        <Menu.Positioner
          className={styles.positioner}
          anchor={anchor}
          side="bottom"
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <Menu.Popup className={styles.popup} aria-label={label} finalFocus={anchor}>
            {actions.map((action) => (
              <Menu.Item
                key={action.label}
                className={styles.item}
                disabled={action.refusal !== null}
                aria-description={action.refusal ?? undefined}
                onClick={action.onChoose}
              >
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
