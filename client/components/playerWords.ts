import type { Form, Mood } from '../simulation/people/player.ts'

export const MOOD_NAMES: Record<Mood, string> = { happy: 'Happy', neutral: 'Content', sad: 'Unhappy' }

/** Saves from before form was recorded have none. */
export const formName = (form: Form | undefined): string => form ?? 'N/A'
