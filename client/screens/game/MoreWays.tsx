import { Suspense, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'
import { lazyComponent } from '../../components/lazyComponent.tsx'
import { useGameStores } from '../../stores/useGameStores.ts'
import styles from './MoreWays.module.css'

const ActionMenu = lazyComponent(async () => (await import('../../components/ActionMenu.tsx')).ActionMenu)

const LABEL = 'More ways to continue'

/** The button beside Continue that opens the menu of what to play ahead to. */
export const MoreWays = observer(function MoreWays() {
  const { ahead } = useGameStores()
  const place = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <span ref={place} className={styles.more}>
      <Button
        ref={button}
        variant="primary"
        aria-label={LABEL}
        title={LABEL}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        icon={<Icon name="down" />}
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
        <Suspense fallback={null}>
          <ActionMenu
            label={LABEL}
            actions={ahead.ways}
            anchor={button}
            container={place}
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </span>
  )
})
