import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'

type ButtonProps = ComponentProps<'button'> & {
  /** 'primary' marks the main action of the page. */
  variant?: 'primary' | 'plain' | 'quiet' | 'danger'
  size?: 'small' | 'regular' | 'large'
  icon?: ReactNode
  /** Work in progress: the button keeps the focus and ignores clicks. */
  busy?: boolean
  /** Of no use now. Unlike a disabled button it keeps the focus, which was on it when its last press made it so. */
  blocked?: boolean
}

export function Button({
  variant = 'plain',
  size = 'regular',
  icon,
  busy = false,
  blocked = false,
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
      aria-disabled={busy || blocked || undefined}
      onClick={busy || blocked ? ignore : onClick}
    >
      {icon}
      {children}
    </button>
  )
}

/** Button styled as a link: it opens something on the same page. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={styles.link} />
}

function ignore(event: MouseEvent): void {
  event.preventDefault()
}
