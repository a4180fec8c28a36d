import { useLayoutEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { Notice } from '../components/Notice.tsx'
import { useStores } from '../stores/useStores.tsx'
import styles from './StorageWarning.module.css'

/** Warning above every page of a browser that refuses to store the session. */
export const StorageWarning = observer(function StorageWarning() {
  const { session } = useStores()
  return session.isKept ? null : <Banner />
})

function Banner() {
  const { pathname } = useLocation()

  // Restores the scroll position, which would otherwise hide the banner on a page after a longer one.
  useLayoutEffect(() => {
    document.documentElement.scrollTop = 0
  }, [pathname])

  return (
    <div className={styles.banner}>
      <Notice tone="bad">
        Nothing is being saved: your browser won’t store data for this page. You’ll lose your login, settings
        and career when you reload or close it. Allow data for this site, or free up space, to keep them.
      </Notice>
    </div>
  )
}
