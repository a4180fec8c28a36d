import { makeAutoObservable, observableRef } from 'mobx'
import type { Footballer } from '../../simulation/people/player.ts'
import type { Position } from '../../simulation/people/position.ts'
import type { ScoutingBrief } from '../../simulation/people/scouting.ts'
import type { SearchRow } from '../../simulation/reports/offerReport.ts'

type TransferView = 'market' | 'sell' | 'history' | 'bids' | 'search' | 'scouting'

/** Criteria of the search over the squads of the rivals. A bound of 0 is none. */
interface Wanted {
  /** Part of the name of the player or the club. */
  text: string
  position: Position | 'All'
  oldest: number
  /** Stars. */
  lowestQuality: number
  /** Pounds. */
  highestValue: number
  /** Players who would not join are left out. */
  interestedOnly: boolean
  shortlistOnly: boolean
}

/** Sub-tab of the transfers, and what is searched for in it. */
export class MarketSearch {
  view: TransferView = 'market'
  /** Search and filter of the market and of the own players for sale. */
  search = ''
  position: Position | 'All' = 'All'
  wanted: Wanted = {
    text: '',
    position: 'All',
    oldest: 0,
    lowestQuality: 0,
    highestValue: 0,
    interestedOnly: true,
    shortlistOnly: false,
  }
  /** Scouting assignment that is being written. */
  brief: ScoutingBrief = { region: 'league', position: 'any', ages: 'any' }

  constructor() {
    makeAutoObservable(this, { wanted: observableRef, brief: observableRef }, { autoBind: true })
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

  searchRivals(change: Partial<Wanted>): void {
    this.wanted = { ...this.wanted, ...change }
  }

  /** True for a player of a rival that matches the criteria. */
  isWanted({ player, club, value, isInterested, isShortlisted }: SearchRow): boolean {
    const { text, position, oldest, lowestQuality, highestValue, interestedOnly, shortlistOnly } = this.wanted
    const part = text.trim().toLowerCase()
    return (
      (position === 'All' || player.type === position) &&
      (oldest === 0 || player.age <= oldest) &&
      player.quality >= lowestQuality &&
      (highestValue === 0 || value <= highestValue) &&
      (!interestedOnly || isInterested) &&
      (!shortlistOnly || isShortlisted) &&
      [player.name, club.name].some((name) => name.toLowerCase().includes(part))
    )
  }

  changeBrief(change: Partial<ScoutingBrief>): void {
    this.brief = { ...this.brief, ...change }
  }
}
