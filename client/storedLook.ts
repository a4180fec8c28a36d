import { readSettings } from './stores/settings.ts'

/** Applies the theme and motion settings of an earlier visit, also on pages without stores. */
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
    // A browser that blocks site data has no stored settings.
    return null
  }
}
