import { makeAutoObservable } from 'mobx'
import type { GameStore } from '../GameStore.ts'
import { ACTIONS, SEARCH_KEY, type Action, type ActionStores, type Place } from './actions.ts'
import { matchRank } from '../../simulation/core/matchRank.ts'
import type { MarketSearch } from './MarketSearch.ts'

interface CommandStores extends ActionStores {
  game: GameStore
  marketSearch: MarketSearch
}

/** Result of a search. */
export interface Command {
  /** Unique, unlike the label. */
  id: string
  label: string
  /** Description of its kind. */
  note: string
  /** Other words whose beginning finds it, after all that have the query in their label. */
  words?: string
  key?: string
  run: () => void
}

/** Maximum number of results. */
const MAX_RESULTS = 30

/** Keyboard shortcuts, and the search over actions, players and clubs. */
export class CommandDesk {
  readonly #stores: CommandStores

  constructor(stores: CommandStores) {
    this.#stores = stores
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** True when single-key shortcuts are on. Ctrl+K always works. */
  get hasSingleKeys(): boolean {
    return this.#stores.ui.settings.shortcuts === 'on'
  }

  /** Shortcuts by place, for the help. */
  get shortcuts() {
    const within = (place: Action['place']) =>
      ACTIONS.filter((action) => action.place === place && action.key !== undefined)
    return { office: within('office'), match: within('match'), anywhere: within('anywhere') }
  }

  /** Runs the action of a key; false when it has none in the current place, or none `within` that one. */
  press(key: string, within?: Place): boolean {
    if (key !== SEARCH_KEY && !this.hasSingleKeys) return false
    const action = this.#actions.find(
      (candidate) => candidate.key === key && (within === undefined || candidate.place === within),
    )
    action?.run(this.#stores)
    return action !== undefined
  }

  /** Commands that match a search, including `more`, the best first. An empty search returns all actions. */
  find(wanted: string, more: readonly Command[] = []): Command[] {
    const actions = this.#actions.filter(({ key }) => key !== SEARCH_KEY)
    const commands = [...actions.map((action) => this.#actionCommand(action)), ...more]
    if (wanted.trim() === '') return commands
    if (!this.#stores.matchday.isOpen) commands.push(...this.#players(), ...this.#clubs())
    return commands
      .map((command) => ({ command, rank: rankOf(command, wanted) }))
      .filter((found): found is { command: Command; rank: number } => found.rank !== null)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MAX_RESULTS)
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
      run: () => run(this.#stores),
    }
  }

  #players(): Command[] {
    const { game, marketSearch, ui } = this.#stores
    const own = game.state.players.map(({ id, name, type }) => ({
      id,
      label: name,
      note: `${type}, your squad`,
      run: () => ui.openModal({ kind: 'player-details', id }),
    }))
    const forSale = game.state.market.map(({ id, name, type }) => ({
      id,
      label: name,
      note: `${type}, for sale`,
      run: () => {
        ui.selectTab('transfers')
        marketSearch.lookFor(name)
      },
    }))
    const here = new Set(own.map(({ id }) => id))
    const former = Object.entries(game.state.remembered)
      .filter(([id]) => !here.has(id))
      .map(([id, [label, type]]) => ({
        id,
        label,
        note: `${type}, played before`,
        run: () => ui.openPlayer(id),
      }))
    return [...own, ...forSale, ...former]
  }

  #clubs(): Command[] {
    const { game, ui } = this.#stores
    const { club, competitors } = game.state
    return [club, ...competitors].map(({ id, name }) => ({
      id,
      label: name,
      note: id === club.id ? 'Your club' : 'Club',
      run: () => ui.openClub(id),
    }))
  }
}

/** Ranks of `matchRank` up to that for a query within a word. */
const WITHIN_WORD = 3

function rankOf({ label, words = '' }: Command, wanted: string): number | null {
  const rank = matchRank(label, wanted)
  if (rank !== null) return rank
  return (matchRank(`${label} ${words}`, wanted) ?? WITHIN_WORD) < WITHIN_WORD ? WITHIN_WORD + 1 : null
}
