import type { Page } from '@playwright/test'
import type { Snapshot } from '../../client/simulation/gameState.ts'
import { isCareer } from '../../client/simulation/save/careerCheck.ts'
import { sealCareer } from '../../client/stores/saves/packCareer.ts'
import type { Settings } from '../../client/stores/settings.ts'

export interface Player {
  token: string
  user: { id: string; username: string; isGuest: boolean }
}

export const GUEST: Player = {
  token: 'guest_visitor',
  user: { id: 'guest_visitor', username: 'Guest Player', isGuest: true },
}

interface Visit {
  settings?: Partial<Settings>
  player?: Player
}

/** Makes the page's next visit that of someone who has come as far as this career. */
export async function putCareer(
  page: Page,
  career: Snapshot,
  { settings = {}, player: { token, user } = GUEST }: Visit = {},
): Promise<void> {
  // The game would begin another one without a word.
  if (!isCareer(career)) throw new Error('This career would not be taken for one')
  const stored = {
    token,
    user: JSON.stringify(user),
    teamData: JSON.stringify({ name: career.club.name, logoUrl: '/logo.png' }),
    settings: JSON.stringify(settings),
  }
  const text = sealCareer({ name: '', savedAt: 0, career }, { revision: '', isSaved: false })
  await page.addInitScript(
    ({ stored, key, text }) => {
      // Once: what the page keeps from then on is its own.
      if (sessionStorage.getItem('prepared') !== null) return
      sessionStorage.setItem('prepared', 'true')
      sessionStorage.setItem(key, text)
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
    },
    { stored, key: `career/${user.isGuest ? 'guest' : user.id}`, text },
  )
}
