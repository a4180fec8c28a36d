import { useState } from 'react'
import styles from './ClubEmblem.module.css'
import { Crest, type CrestProps } from './Crest.tsx'

interface ClubEmblemProps {
  logoUrl: string
  /** Logo that the server assigns to a new club. */
  defaultLogoUrl: string
  /** The club in its league; null before there is one. */
  club: CrestProps['club'] | null
  /** Width and height in pixels. */
  size: number
  /** Accessible name. Without one the emblem is decoration beside the club's name. */
  title?: string
}

/** Emblem of the own club: its uploaded logo, otherwise its league crest. */
export function ClubEmblem({ logoUrl, defaultLogoUrl, club, size, title }: ClubEmblemProps) {
  if (club && logoUrl === defaultLogoUrl) return <Crest club={club} size={size} {...(title && { title })} />
  return <ClubLogo url={logoUrl} fallbackUrl={defaultLogoUrl} size={size} alt={title ?? ''} />
}

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
function ClubLogo({ url, fallbackUrl, size, alt }: ClubLogoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  return (
    <img
      className={styles.logo}
      src={brokenUrl === url ? fallbackUrl : url}
      width={size}
      height={size}
      alt={alt}
      onError={() => setBrokenUrl(url)}
    />
  )
}
