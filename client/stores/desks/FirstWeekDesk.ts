import { makeAutoObservable, observableRef } from 'mobx'
import { firstSteps } from '../../simulation/history/firstSteps.ts'
import type { KeyValueStorage } from '../environment.ts'
import type { GameStores } from '../GameStores.ts'
import { TABS, type Tab } from '../UiStore.ts'

/** Something to do in the first week. */
export interface FirstStep {
  label: string
  /** What it is good for. */
  hint: string
  isDone: boolean
  open: () => void
}

/** What is remembered of the checklist of one career. */
interface Kept {
  seed: number
  /** The tabs that have been opened. */
  seen: readonly Tab[]
  /** Whether the player wants it shown; null until he has said so. */
  isWanted: boolean | null
}

const KEY = 'first-week'

/** The checklist of the first week: it teaches by doing, and keeps nobody from anything. */
export class FirstWeekDesk {
  kept: Kept | null
  readonly #stores: GameStores
  readonly #storage: KeyValueStorage

  constructor(stores: GameStores, storage: KeyValueStorage) {
    this.#stores = stores
    this.#storage = storage
    this.kept = readKept(storage.getItem(KEY))
    makeAutoObservable(this, { kept: observableRef }, { autoBind: true })
  }

  /** In the first season until the player puts it away; later only when he asks for it. */
  get isShown(): boolean {
    return this.#own.isWanted ?? this.#stores.game.state.currentSeason === 1
  }

  get steps(): FirstStep[] {
    const { hasHired, hasBuilt, hasLaunched, hasPlayed } = firstSteps(this.#stores.game.state)
    return [
      this.#visit('squad', 'Check your eleven', 'Auto-pick finds the best who are fit.'),
      this.#visit('tactics', 'Look at your tactics', 'See what each choice is worth.'),
      this.#visit('tickets', 'Weigh the ticket price', 'Dearer tickets fill fewer seats.'),
      {
        ...this.#visit('staff', 'Hire a specialist', 'Each role lifts one part of the club.'),
        isDone: hasHired,
      },
      {
        ...this.#visit('facilities', 'Build or upgrade', 'What stands earns every season.'),
        isDone: hasBuilt,
      },
      {
        ...this.#visit('marketing', 'Launch a campaign', 'It wins fans while it runs.'),
        isDone: hasLaunched,
      },
      {
        label: 'Play your first match',
        hint: 'Continue leads to the match day.',
        isDone: hasPlayed,
        open: () => {
          this.#stores.goOn()
        },
      },
    ]
  }

  get doneCount(): number {
    return this.steps.filter(({ isDone }) => isDone).length
  }

  /** Takes down that a tab has been opened. */
  see(tab: Tab): void {
    const { seen } = this.#own
    if (!seen.includes(tab)) this.#keep({ seen: [...seen, tab] })
  }

  skip(): void {
    this.#keep({ isWanted: false })
  }

  /** Shows it on the dashboard, also when it has been put away. */
  reopen(): void {
    this.#keep({ isWanted: true })
    this.#stores.ui.selectTab('dashboard')
  }

  #visit(tab: Tab, label: string, hint: string): FirstStep {
    const open = () => {
      this.#stores.ui.selectTab(tab)
    }
    return { label, hint, isDone: this.#own.seen.includes(tab), open }
  }

  /** Of the running career: another one begins with an empty list. */
  get #own(): Kept {
    const { seed } = this.#stores.game.state
    return this.kept?.seed === seed ? this.kept : { seed, seen: [], isWanted: null }
  }

  #keep(change: Partial<Kept>): void {
    this.kept = { ...this.#own, ...change }
    try {
      this.#storage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // A browser that is full forgets the list with the page; the career is what matters.
    }
  }
}

/** What is damaged counts as never kept. */
function readKept(text: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { seed, seen, isWanted }: Partial<Record<keyof Kept, unknown>> = value
    if (typeof seed !== 'number' || !Array.isArray(seen)) return null
    return {
      seed,
      seen: TABS.filter((tab) => seen.includes(tab)),
      isWanted: typeof isWanted === 'boolean' ? isWanted : null,
    }
  } catch {
    return null
  }
}
