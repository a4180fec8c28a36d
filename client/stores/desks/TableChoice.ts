import { makeAutoObservable } from 'mobx'

/** Table of a division: of the whole season, of a part of it, or by other figures. */
export type ShownTable = 'whole' | 'home' | 'away' | 'form' | 'chances' | 'power' | 'books'

/** Table shown of a division, chosen in the League tab. */
export class TableChoice {
  table: ShownTable = 'whole'

  constructor() {
    makeAutoObservable(this)
  }

  show(table: ShownTable): void {
    this.table = table
  }
}
