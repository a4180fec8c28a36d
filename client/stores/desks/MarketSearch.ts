import { makeAutoObservable } from 'mobx'
import type { Footballer } from '../../simulation/people/player.ts'
import type { Position } from '../../simulation/people/position.ts'

type TransferView = 'market' | 'sell' | 'history' | 'bids' | 'search' | 'scouting'

/** Sub-tab of the transfers, and what is searched for in it. */
export class MarketSearch {
  view: TransferView = 'market'
  search = ''
  position: Position | 'All' = 'All'

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Opens a sub-tab, with search and filter reset. */
  show(view: TransferView): void {
    if (view === this.view) return
    this.view = view
    this.search = ''
    this.position = 'All'
  }

  /** Searches the market for a player's name. */
  lookFor(name: string): void {
    this.show('market')
    this.position = 'All'
    this.search = name
  }

  searchFor(text: string): void {
    this.search = text
  }

  filterBy(position: Position | 'All'): void {
    this.position = position
  }

  /** True when name, nationality or position contains the search, ignoring case, and the filter matches. */
  matches({ name, nationality, type }: Pick<Footballer, 'name' | 'nationality' | 'type'>): boolean {
    if (this.position !== 'All' && type !== this.position) return false
    const wanted = this.search.trim().toLowerCase()
    return [name, nationality, type].some((text) => text.toLowerCase().includes(wanted))
  }
}
