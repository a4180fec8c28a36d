import { useState, useSyncExternalStore } from 'react'
import { Button } from './components/Button.tsx'
import { useStores } from './stores/useStores.tsx'
import { isUpdateReady, takeUpdate, watchUpdates } from './versionUpdates.ts'
import styles from './UpdateOffer.module.css'

/** True once the player has put the update off, until the next visit. */
let isPutOff = false

/** Offers a new version of the game, which the player may use now or after this visit. */
export function UpdateOffer({ reloadPage }: { reloadPage: () => void }) {
  const root = useStores()
  const isReady = useSyncExternalStore(watchUpdates, isUpdateReady)
  const [isBusy, setBusy] = useState(false)
  const [isHidden, setHidden] = useState(isPutOff)
  if (!isReady || isHidden) return null

  const update = () => {
    if (!root.prepareReload()) return
    setBusy(true)
    void takeUpdate(reloadPage)
  }
  const putOff = () => {
    isPutOff = true
    setHidden(true)
  }
  return (
    <section className={styles.offer} aria-label="New version">
      <p role="status">A new version of Floodlight is ready.</p>
      <div className={styles.actions}>
        <Button variant="primary" busy={isBusy} onClick={update}>
          Update now
        </Button>
        <Button onClick={putOff}>Later</Button>
      </div>
    </section>
  )
}
