import type { ComponentProps } from 'react'
import styles from './LinkButton.module.css'

/** Button styled as a link: it opens something on the same page. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={styles.link} />
}
