import type { SharePlace } from '../simulation/club/marketing.ts'

/** URL that shares `text` on a social network; null for targets within the game. */
export function sharePage(place: SharePlace, text: string): string | null {
  const game = encodeURIComponent(window.location.origin)
  switch (place) {
    case 'Facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${game}&quote=${encodeURIComponent(text)}`
    case 'Twitter':
      return `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)}&url=${game}`
    case 'Instagram':
      // Instagram accepts no text by URL, so the link opens its home page.
      return 'https://www.instagram.com/'
    case 'Club Website':
      return null
  }
}
