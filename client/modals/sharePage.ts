import type { SharePlace } from '../simulation/marketing/campaigns.ts'

/** The page of a social network on which `text` is shared; null for what is shared here. */
export function sharePage(place: SharePlace, text: string): string | null {
  const game = encodeURIComponent(window.location.origin)
  switch (place) {
    case 'Facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${game}&quote=${encodeURIComponent(text)}`
    case 'Twitter':
      return `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)}&url=${game}`
    case 'Instagram':
      // It takes no text by address: its own page is as near as one can come.
      return 'https://www.instagram.com/'
    case 'Club Website':
      return null
  }
}
