import type {
  MatchReport,
  SheetPlayer,
  Side,
  TeamSheet,
} from '../../../../client/simulation/match/matchReport.ts'
import { nameInMatch } from '../../../../client/simulation/people/nameInMatch.ts'
import type { PlayerId } from '../../../../client/simulation/people/player.ts'

/** Player on the pitch or on the bench. */
export interface Person {
  id: PlayerId
  name: string
  /** Text of the label, by which the player can be told from the others. */
  label: string
  number: number
  side: Side
  keeper: boolean
}

/** Players of both sheets; indices into `people` are constant for the whole match. */
export interface Cast {
  people: readonly Person[]
  indexOf(id: PlayerId | null): number
  /** Index of the starting player of each of the 22 slots; −1 where a side is short. */
  starting: readonly number[]
}

export function castOf(report: MatchReport): Cast {
  const people: Person[] = []
  const index = new Map<PlayerId, number>()
  const starting: number[] = []
  for (const side of ['home', 'away'] as const) {
    const sheet: TeamSheet = report.setup[side]
    const add = (player: SheetPlayer) => {
      index.set(player.id, people.length)
      people.push(personOf(player, { side, setup: report.setup }))
      return people.length - 1
    }
    for (let slot = 0; slot < 11; slot++) {
      const player = sheet.eleven[slot]
      starting.push(player ? add(player) : -1)
    }
    sheet.bench.forEach(add)
  }
  return { people, starting, indexOf: (id) => (id === null ? -1 : (index.get(id) ?? -1)) }
}

function personOf(player: SheetPlayer, { side, setup }: { side: Side; setup: MatchReport['setup'] }): Person {
  return {
    id: player.id,
    name: player.name,
    label: nameInMatch(setup, player),
    number: player.number,
    side,
    keeper: player.type === 'Goalkeeper',
  }
}
