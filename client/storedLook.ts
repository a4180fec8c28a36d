import { readSettings } from './stores/settings.ts'

/** Gives the page the theme and motion chosen on an earlier visit, also where no store is loaded. */
export function applyStoredLook(): void {
  const { dataset } = document.documentElement
  const { theme, motion } = readSettings(storedText())
  dataset.theme = theme
  dataset.motion = motion
}

function storedText(): string | null {
  try {
    return window.localStorage.getItem('settings')
  } catch {
    // A browser that blocks site data has no earlier visit to tell of.
    return null
  }
}
