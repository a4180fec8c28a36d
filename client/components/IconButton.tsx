import type { ComponentProps } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'className'> & {
  icon: IconName
  /** Accessible name, also shown on hover. */
  label: string
}

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={styles.button}>
      <Icon name={icon} />
    </button>
  )
}
