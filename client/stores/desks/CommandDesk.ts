import { makeAutoObservable } from 'mobx'
import type { GameStore } from '../GameStore.ts'
import { ACTIONS, SEARCH_KEY, type Action, type ActionStores } from './actions.ts'
import { matchRank } from './matchRank.ts'
import type { TransferDesk } from './TransferDesk.ts'

interface CommandStores extends ActionStores {
  game: GameStore
  transfers: TransferDesk
}

/** Something that a search has found, and what choosing it does. */
export interface Command {
  /** Two finds may have one name. */
  id: string
  label: string
  /** What kind of thing it is, in words. */
  note: string
  key?: string
  run: () => void
}

/** How many finds are shown: more are better looked for by another letter. */
const MOST_FOUND = 30

/** The keyboard, and the search over everything that can be done. */
export class CommandDesk {
  readonly #stores: CommandStores

  constructor(stores: CommandStores) {
    this.#stores = stores
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whether single keys do something; Ctrl+K always does. */
  get hasSingleKeys(): boolean {
    return this.#stores.ui.settings.shortcuts === 'on'
  }

  /** Every shortcut by where it counts, for the help. */
  get shortcuts() {
    const within = (place: Action['place']) =>
      ACTIONS.filter((action) => action.place === place && action.key !== undefined)
    return { office: within('office'), match: within('match'), anywhere: within('anywhere') }
  }

  /** Does what a key stands for here; false when it stands for nothing. */
  press(key: string): boolean {
    if (key !== SEARCH_KEY && !this.hasSingleKeys) return false
    const action = this.#actions.find((candidate) => candidate.key === key)
    action?.run(this.#stores)
    return action !== undefined
  }

  /** What answers a search among all that is here and `more`, the best first; without one, all that can be done. */
  find(wanted: string, more: readonly Command[] = []): Command[] {
    const actions = this.#actions.filter(({ key }) => key !== SEARCH_KEY)
    const commands = [...actions.map((action) => this.#actionCommand(action)), ...more]
    if (wanted.trim() === '') return commands
    if (!this.#stores.matchday.isOpen) commands.push(...this.#players())
    return commands
      .map((command) => ({ command, rank: matchRank(command.label, wanted) }))
      .filter((found): found is { command: Command; rank: number } => found.rank !== null)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MOST_FOUND)
      .map(({ command }) => command)
  }

  get #actions(): Action[] {
    const here = this.#stores.matchday.isOpen ? 'match' : 'office'
    return ACTIONS.filter(({ place }) => place === here || place === 'anywhere')
  }

  #actionCommand({ label, key, run }: Action): Command {
    return {
      id: label,
      label,
      note: '',
      ...(key !== undefined && { key }),
      run: () => {
        run(this.#stores)
      },
    }
  }

  #players(): Command[] {
    const { game, transfers, ui } = this.#stores
    const own = game.state.players.map(({ id, name, type }) => ({
      id,
      label: name,
      note: `${type}, your squad`,
      run: () => {
        ui.openModal({ kind: 'player-details', id })
      },
    }))
    const forSale = game.state.market.map(({ id, name, type }) => ({
      id,
      label: name,
      note: `${type}, for sale`,
      run: () => {
        ui.selectTab('transfers')
        transfers.lookFor(name)
      },
    }))
    return [...own, ...forSale]
  }
}
