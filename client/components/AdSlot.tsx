import { useEffect, useRef } from 'react'
import styles from './AdSlot.module.css'

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

declare global {
  interface Window {
    /** Queue of the advertising network: each object pushed fills one slot of the page. */
    adsbygoogle?: object[]
  }
}

interface AdSlotProps {
  /** Publisher id; null shows a message of our own and sends no request. */
  adClient: string | null
  /** Advertising unit of the publisher; null lets the network choose. */
  adSlot: string | null
}

/** Slot for one advertisement. */
export function AdSlot({ adClient, adSlot }: AdSlotProps) {
  const isPushed = useRef(false)

  useEffect(() => {
    if (adClient === null || isPushed.current) return
    isPushed.current = true
    loadScript(adClient)
    window.adsbygoogle ??= []
    window.adsbygoogle.push({})
  }, [adClient])

  return (
    <aside className={styles.slot} aria-label="Advertisement">
      {adClient === null ? (
        <p className={styles.house}>
          <strong>This space is yours.</strong> Half-time, 800 pies, one board by the halfway line.
        </p>
      ) : (
        <ins
          className={`adsbygoogle ${styles.ad}`}
          data-ad-client={adClient}
          data-ad-slot={adSlot ?? undefined}
          data-ad-format="auto"
        />
      )}
    </aside>
  )
}

function loadScript(adClient: string): void {
  const address = `${SCRIPT}?client=${encodeURIComponent(adClient)}`
  if (document.querySelector(`script[src="${address}"]`)) return
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.crossOrigin = 'anonymous'
  document.head.append(script)
}
