/** Morale as a mood: happy at 4 or more, neutral from 2.5, sad below (PLA-10). */
export type Mood = 'happy' | 'neutral' | 'sad'

/** Mood of a player or member of staff. */
export function moodOf(morale: number): Mood {
  return morale >= 4 ? 'happy' : morale >= 2.5 ? 'neutral' : 'sad'
}
