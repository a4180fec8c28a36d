import type { GamePlace } from '../../simulation/news/newsPlace.ts'
import type { NeedAction } from '../../simulation/reports/need.ts'
import type { GameStore } from '../GameStore.ts'
import type { UiStore } from '../UiStore.ts'
import type { MarketSearch } from './MarketSearch.ts'
import type { UndoableDecisions } from './UndoableDecisions.ts'
import type { WayDesk } from './WayDesk.ts'

interface QueueStores {
  game: GameStore
  lineUp: UndoableDecisions
  marketSearch: MarketSearch
  ui: UiStore
  ways: WayDesk
}

/** Opens the places that news and the queue name, and takes the actions of the queue. */
export class QueueDesk {
  readonly #stores: QueueStores

  constructor(stores: QueueStores) {
    this.#stores = stores
  }

  /** Opens a tab at the place, or its dialog. */
  open(place: GamePlace): void {
    const { marketSearch, ui } = this.#stores
    switch (place) {
      case 'objectives':
      case 'finances':
        ui.openModal({ kind: place })
        return
      case 'bids':
      case 'market':
      case 'scouting':
        marketSearch.show(place)
        ui.selectTab('transfers')
        return
      case 'academy':
      case 'contracts':
      case 'loans':
      case 'training':
        ui.showSquad(place)
        ui.selectTab('squad')
        return
      case 'squad':
        ui.showSquad('selection')
        ui.selectTab('squad')
        return
      case 'cup':
      case 'history':
      case 'results':
        ui.selectTab('league')
        ui.showLeague(place)
        return
      case 'league':
      case 'facilities':
      case 'marketing':
      case 'staff':
      case 'tactics':
      case 'tickets':
        ui.selectTab(place)
    }
  }

  /** Takes the action of a row: by a command, or where it is taken. */
  take(action: NeedAction): void {
    const { game, lineUp, marketSearch, ui, ways } = this.#stores
    switch (action.kind) {
      case 'pick-eleven':
        lineUp.decide('autoPick')
        return
      case 'message':
        ui.openModal({ kind: 'message', id: action.id })
        return
      case 'contract':
        ui.openModal({ kind: 'contract-talks', id: action.id })
        return
      case 'way':
        ways.take(action.way)
        return
      case 'cup-draw':
        ui.openModal(action)
        return
      case 'keeper':
        this.open('market')
        marketSearch.filterBy('Goalkeeper')
        return
      case 'save':
        game.decide('saveFor', action.facility)
        return
      case 'place':
        this.open(action.place)
    }
  }
}
