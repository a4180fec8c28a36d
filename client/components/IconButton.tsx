import type { ComponentProps } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'className'> & {
  icon: IconName
  /** Accessible name, also shown on hover. */
  label: string
  /** Of no use now. Unlike a disabled button it keeps the focus, which was on it when its last press made it so. */
  blocked?: boolean
}

export function IconButton({ icon, label, blocked = false, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-disabled={blocked || undefined}
      className={styles.button}
      onClick={blocked ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
