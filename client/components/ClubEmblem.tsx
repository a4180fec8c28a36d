import { ClubLogo } from './ClubLogo.tsx'
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
