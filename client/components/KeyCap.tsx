import styles from './KeyCap.module.css'

/** Key as printed on the keyboard; 'Ctrl+K' renders two. */
export function KeyCap({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {keys.split('+').map((key) => (
        <kbd key={key} className={styles.key}>
          {key.length === 1 ? key.toUpperCase() : key}
        </kbd>
      ))}
    </span>
  )
}
