import { Popover } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import styles from './PeekCard.module.css'

/** Connects the triggers with the one popover that they open. */
const handle = Popover.createHandle<string>()

export function closePeekCard(): void {
  handle.close()
}

interface PeekTriggerProps {
  /** Id of the subject of the card. */
  id: string
  children: ReactNode
}

/** Word that opens the card on hover, click, tap or Enter. */
export function PeekTrigger({ id, children }: PeekTriggerProps) {
  return (
    <Popover.Trigger
      handle={handle}
      payload={id}
      className={styles.trigger}
      openOnHover
      delay={350}
      closeDelay={120}
    >
      {children}
    </Popover.Trigger>
  )
}

/** The popover itself, rendered once per page; `children` renders the content for an id. */
export function PeekCard({ children }: { children: (id: string) => ReactNode }) {
  return (
    <Popover.Root handle={handle}>
      {({ payload }) => (
        <Popover.Portal>
          <Popover.Positioner
            className={styles.positioner}
            side="bottom"
            align="start"
            sideOffset={4}
            collisionPadding={8}
          >
            <Popover.Popup className={styles.popup}>
              {payload !== undefined && children(payload)}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      )}
    </Popover.Root>
  )
}

/** Heading that names the card. */
export function PeekTitle({ children }: { children: ReactNode }) {
  return <Popover.Title className={styles.title}>{children}</Popover.Title>
}
