import { makeAutoObservable, observableRef } from 'mobx'
import type { KeyValueStorage } from './environment.ts'
import { keepValues } from './keepValues.ts'
import { joinLegacies, NO_LEGACY, readLegacy, type Legacy } from './legacy/legacyRecord.ts'

const LEGACY_KEY = 'legacy'

/** Part of the browser that a legacy is kept in. */
interface Device {
  storage: KeyValueStorage
}

const legacies = new WeakMap<Device, LegacyStore>()

/** Legacy of a page, one for all who ask. Apart from the stores of the page, so that the login does not load it. */
export function legacyOf({ environment }: { environment: Device }): LegacyStore {
  const legacy = legacies.get(environment) ?? new LegacyStore(environment.storage)
  legacies.set(environment, legacy)
  return legacy
}

/** Legacy of the device across careers: achievements, and halls of fame of careers and players. */
class LegacyStore {
  legacy: Legacy = NO_LEGACY
  readonly #storage: KeyValueStorage

  constructor(storage: KeyValueStorage) {
    this.#storage = storage
    makeAutoObservable(this, { legacy: observableRef }, { autoBind: true })
    this.refresh()
  }

  /** Ids of all achievements earned so far. */
  get earned(): ReadonlySet<string> {
    return new Set(this.legacy.achievements.map(({ id }) => id))
  }

  /** Reloads what other tabs have stored. */
  refresh(): void {
    this.legacy = joinLegacies(this.legacy, readLegacy(this.#storage.getItem(LEGACY_KEY)))
  }

  /** Adds what is new and stores it. A browser that refuses keeps it for as long as the page lasts. */
  add(news: Partial<Legacy>): void {
    this.refresh()
    const before = JSON.stringify(this.legacy)
    this.legacy = joinLegacies(this.legacy, { ...NO_LEGACY, ...news })
    const text = JSON.stringify(this.legacy)
    if (text !== before) keepValues(this.#storage, { [LEGACY_KEY]: text })
  }
}

export type { LegacyStore }
