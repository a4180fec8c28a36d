import { ClubLogo } from './ClubLogo.tsx'
import { Crest, type CrestProps } from './Crest.tsx'

interface ClubEmblemProps {
  logoUrl: string
  /** What a club's logo is until it has one of its own. */
  defaultLogoUrl: string
  /** The club in its league; null before there is one. */
  club: CrestProps['club'] | null
  /** Width and height in pixels. */
  size: number
  /** What it says to those who can't see it; without one it is decoration beside the club's name. */
  title?: string
}

/** What the own club is known by: its logo, or else the crest that its league gave it. */
export function ClubEmblem({ logoUrl, defaultLogoUrl, club, size, title }: ClubEmblemProps) {
  if (club && logoUrl === defaultLogoUrl) return <Crest club={club} size={size} {...(title && { title })} />
  return <ClubLogo url={logoUrl} fallbackUrl={defaultLogoUrl} size={size} alt={title ?? ''} />
}
