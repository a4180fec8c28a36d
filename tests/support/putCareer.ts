import type { Page } from '@playwright/test'
import { firstClub } from '../../client/simulation/club/club.ts'
import type { Snapshot } from '../../client/simulation/gameState.ts'
import { isCareer } from '../../client/simulation/save/careerCheck.ts'
import { sealCareer } from './sealCareer.ts'
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

/** Prepares the page's storage, so that its next visit resumes this career. */
export async function putCareer(
  page: Page,
  career: Snapshot,
  { settings = {}, player: { token, user } = GUEST }: Visit = {},
): Promise<void> {
  // The game would silently start another one.
  if (!isCareer(career)) throw new Error('This is not a valid career')
  const stored = {
    token,
    user: JSON.stringify(user),
    teamData: JSON.stringify({ name: firstClub(career).name, logoUrl: '/logo.png' }),
    settings: JSON.stringify(settings),
  }
  const text = sealCareer({ name: '', savedAt: 0, career }, { revision: '', isSaved: false })
  await page.addInitScript(
    ({ stored, key, text }) => {
      // Only once: later loads must keep what the page has stored.
      if (sessionStorage.getItem('prepared') !== null) return
      sessionStorage.setItem('prepared', 'true')
      sessionStorage.setItem(key, text)
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
    },
    { stored, key: `career/${user.isGuest ? 'guest' : user.id}`, text },
  )
}
