import type { SharePlace } from '../simulation/club/marketing.ts'
import type { CareerEnd } from '../simulation/club/careerEnd.ts'
import { DIFFICULTY_NAMES, type Difficulty } from '../simulation/club/difficulty.ts'
import { LOCALE, counted } from '../simulation/core/english.ts'

/** Texts that a manager shares, and the pages of social networks that take them. */

interface SharedCareer {
  reason: CareerEnd['reason']
  clubName: string
  seasons: number
  titles: number
  cups: number
  isIron: boolean
  difficulty: Difficulty
  /** In pounds, formatted as the same figure in euros. */
  finalBudget: number
}

const EUROS = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** Text that a manager shares who was sacked or has retired. */
export function shareText({
  reason,
  clubName,
  seasons,
  titles,
  cups,
  isIron,
  difficulty,
  finalBudget,
}: SharedCareer): string {
  const iron = isIron ? ' in an iron career, with no way back,' : ''
  const level = difficulty === 'normal' ? '' : ` on ${DIFFICULTY_NAMES[difficulty]}`
  const time = counted(seasons, 'season') + level + iron
  const trophies = [
    ...(titles > 0 ? [counted(titles, 'title')] : []),
    ...(cups > 0 ? [counted(cups, 'cup')] : []),
  ]
  const won = trophies.length === 0 ? '' : `${isIron ? '' : ','} won ${trophies.join(' and ')}`
  const left = reason === 'retired' ? 'retired' : 'left'
  return `I managed ${clubName} for ${time}${won} and ${left} with a final budget of ${EUROS.format(Math.round(finalBudget) + 0)}. Think you can do better? Come and play Floodlight!`
}

/** Share links of social networks for the text, with an address to play at. */
export function sharePages(text: string, playAt: string): { name: string; address: string }[] {
  const [words, link] = [encodeURIComponent(text), encodeURIComponent(playAt)]
  return [
    { name: 'Twitter', address: `https://twitter.com/intent/tweet?text=${words}&url=${link}` },
    { name: 'Facebook', address: `https://www.facebook.com/sharer/sharer.php?u=${link}&quote=${words}` },
    { name: 'Reddit', address: `https://www.reddit.com/submit?url=${link}&title=${words}` },
    {
      name: 'WhatsApp',
      address: `https://api.whatsapp.com/send?text=${encodeURIComponent(`${text} ${playAt}`)}`,
    },
  ]
}

/** Page on which a campaign is shared at this place; null for the club's website, which is within the game. */
export function campaignPage(place: SharePlace, text: string, playAt: string): string | null {
  if (place === 'Club Website') return null
  // Instagram accepts no text by URL, so the link opens its home page.
  if (place === 'Instagram') return 'https://www.instagram.com/'
  return sharePages(text, playAt).find(({ name }) => name === place)?.address ?? null
}
