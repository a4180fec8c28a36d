import type { MatchSound } from './stores/environment.ts'

/** Opens the loudspeakers, and loads what plays on them. Call after a gesture of the player. */
export async function openSound(volume: number): Promise<MatchSound> {
  // Before anything is awaited: Safari allows it only within the gesture.
  const context = new AudioContext()
  try {
    const { MatchSound } = await import('../scenes/sound/MatchSound.ts')
    return new MatchSound(context, volume)
  } catch (error) {
    void context.close()
    throw error
  }
}
