import { wayEffect, wayTitle, type WayOut } from '../simulation/news/wayOut.ts'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import { Button } from './Button.tsx'
import { Unbroken } from './Unbroken.tsx'
import styles from './WaysOut.module.css'

interface WaysOutProps {
  ways: DeepReadonly<WayOut[]>
  onTake: (way: DeepReadonly<WayOut>) => void
}

/** Steps that help the club, each as a button with its effect. */
export function WaysOut({ ways, onTake }: WaysOutProps) {
  return (
    <ul className={styles.ways}>
      {ways.map((way) => (
        <li key={wayTitle(way)} className={styles.way}>
          <Button size="small" onClick={() => onTake(way)}>
            {wayTitle(way)}
          </Button>
          <span>
            <Unbroken text={wayEffect(way)} />
          </span>
        </li>
      ))}
    </ul>
  )
}
