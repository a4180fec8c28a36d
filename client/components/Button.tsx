import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'

type ButtonProps = ComponentProps<'button'> & {
  /** 'primary' for the one thing to do next. */
  variant?: 'primary' | 'plain' | 'quiet' | 'danger'
  size?: 'small' | 'regular' | 'large'
  icon?: ReactNode
  /** Work is under way: the button keeps the focus and does nothing. */
  busy?: boolean
}

export function Button({
  variant = 'plain',
  size = 'regular',
  icon,
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      {icon}
      {children}
    </button>
  )
}

function ignore(event: MouseEvent): void {
  event.preventDefault()
}
