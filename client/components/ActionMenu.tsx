import { Menu } from '@base-ui/react/menu'
import type { RefObject } from 'react'
import styles from './ActionMenu.module.css'

export interface MenuAction {
  label: string
  /** Reason why the action is disabled; null if it is enabled. */
  refusal: string | null
  onChoose: () => void
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
export function ActionMenu({ label, actions, anchor, container, onClose }: ActionMenuProps) {
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
