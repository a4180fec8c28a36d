import type { ComponentProps } from 'react'
import styles from './LinkButton.module.css'

/** A button that reads as a link: it opens something on this page. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={styles.link} />
}
