import { Link, type LinkProps } from 'react-router-dom'
import button from '../../components/Button.module.css'
import styles from './ButtonLink.module.css'

type ButtonLinkProps = Omit<LinkProps, 'className'> & {
  /** 'primary' for the main link, 'reversed' on an accent background. */
  variant?: 'primary' | 'plain' | 'reversed'
  size?: 'regular' | 'large'
}

/** Link styled as a button. */
export function ButtonLink({ variant = 'plain', size = 'regular', ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={`${button.button} ${styles.link}`} data-variant={variant} data-size={size} />
  )
}
