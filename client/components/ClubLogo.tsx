import { useState } from 'react'
import styles from './ClubLogo.module.css'

interface ClubLogoProps {
  /** The picture's address. */
  url: string
  /** Shown when the picture fails to load. */
  fallbackUrl: string
  /** Width and height in pixels. */
  size: number
  /** Alternative text; '' beside the club's name. */
  alt: string
}

/** Logo of a club. */
export function ClubLogo({ url, fallbackUrl, size, alt }: ClubLogoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  return (
    <img
      className={styles.logo}
      src={brokenUrl === url ? fallbackUrl : url}
      width={size}
      height={size}
      alt={alt}
      onError={() => {
        setBrokenUrl(url)
      }}
    />
  )
}
