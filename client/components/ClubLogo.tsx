import { useState } from 'react'
import styles from './ClubLogo.module.css'

interface ClubLogoProps {
  /** The picture's address. */
  url: string
  /** Shown when the picture can't be loaded. */
  fallbackUrl: string
  /** Width and height in pixels. */
  size: number
  /** What it says to those who can't see it; '' beside the club's name. */
  alt: string
}

/** A club's own logo. */
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
