import type { PlayerId } from '../people/player.ts'

interface Named {
  readonly id: PlayerId
  readonly name: string
}
interface Sheet {
  readonly eleven: readonly Named[]
  readonly bench: readonly Named[]
}

/** Returns the function that finds the name of a player on either sheet of a match; '' for anybody else. */
export function nameOnSheets({
  home,
  away,
}: {
  readonly home: Sheet
  readonly away: Sheet
}): (id: PlayerId | null) => string {
  const names = new Map(
    [home.eleven, home.bench, away.eleven, away.bench].flat().map(({ id, name }) => [id, name]),
  )
  return (id) => names.get(id ?? '') ?? ''
}
