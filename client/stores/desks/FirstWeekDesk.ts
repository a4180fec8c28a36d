import { makeAutoObservable, observableRef } from 'mobx'
import { isObject, parseJson } from '../../simulation/core/checks.ts'
import { nextMatch } from '../../simulation/reports/programme.ts'
import { firstSteps, isNewManager } from '../../simulation/reports/firstSteps.ts'
import type { KeyValueStorage } from '../environment.ts'
import type { GameStore } from '../GameStore.ts'
import { keepValues } from '../keepValues.ts'
import type { Tab, UiStore } from '../UiStore.ts'
import type { TimeDesk } from './TimeDesk.ts'
import type { UndoableDecisions } from './UndoableDecisions.ts'

interface FirstWeekStores {
  game: GameStore
  lineUp: UndoableDecisions
  tactics: UndoableDecisions
  tickets: UndoableDecisions
  time: TimeDesk
  ui: UiStore
}

const STEPS = ['objective', 'eleven', 'tactics', 'price', 'investment', 'match'] as const
type Step = (typeof STEPS)[number]

/** Item of the checklist. */
interface FirstStep {
  id: Step
  label: string
  /** Benefit in one sentence. */
  hint: string
  isDone: boolean
  open: () => void
}

/** Stored checklist of one career. */
interface Kept {
  seed: number
  /** Steps done, including those that the career no longer shows: a campaign ends, a price is reset. */
  done: readonly Step[]
  /** Choice of the player to show or hide it; null until they choose. */
  isWanted: boolean | null
}

const KEY = 'first-week'

/** Checklist of the first week. It blocks nothing. */
export class FirstWeekDesk {
  kept: Kept | null
  readonly #stores: FirstWeekStores
  readonly #storage: KeyValueStorage

  constructor(stores: FirstWeekStores, storage: KeyValueStorage) {
    this.#stores = stores
    this.#storage = storage
    this.kept = readKept(storage.getItem(KEY))
    makeAutoObservable(this, { kept: observableRef }, { autoBind: true })
  }

  /** True in the first weeks until all steps are done or the player hides it; later only at their request. */
  get isShown(): boolean {
    const isOfUse = isNewManager(this.#stores.game.state) && this.doneCount < STEPS.length
    return this.#own.isWanted ?? isOfUse
  }

  get steps(): FirstStep[] {
    const { game, time, ui } = this.#stores
    const { hasEleven } = firstSteps(game.state)
    const next = nextMatch(game.state)
    const opponent = next.kind === 'match' ? ` against ${next.opponent.shortName}` : ''
    const tab = (name: Tab) => () => ui.selectTab(name)
    return [
      this.#step(
        'objective',
        'Choose the board’s objective',
        'Aim higher and you get more to spend, and more to lose.',
        () => ui.openModal({ kind: 'objectives' }),
      ),
      this.#step(
        'eleven',
        'Pick your eleven',
        hasEleven ? 'All eleven are fit to play.' : 'Auto-pick finds the best who are fit.',
        tab('squad'),
      ),
      this.#step('tactics', 'Set your tactics', `See what each choice is worth${opponent}.`, tab('tactics')),
      this.#step('price', 'Set the ticket price', 'Dearer tickets fill fewer seats.', tab('tickets')),
      this.#step(
        'investment',
        'Make one investment',
        'Money in the bank wins no matches.',
        tab('facilities'),
      ),
      this.#step('match', 'Play your first match', 'Continue leads to the match day.', () => time.advance()),
    ]
  }

  /** Steps done so far, by the state of the career or by the stored list. */
  get done(): Step[] {
    const { game, lineUp, tactics, tickets } = this.#stores
    const steps = firstSteps(game.state)
    const shows: Record<Step, boolean> = {
      objective: steps.hasChosen,
      eleven: steps.hasEleven || lineUp.canUndo,
      tactics: steps.hasSetTactics || tactics.canUndo,
      price: steps.hasPriced || tickets.canUndo,
      investment: steps.hasInvested,
      match: steps.hasPlayed,
    }
    return STEPS.filter((step) => shows[step] || this.#own.done.includes(step))
  }

  get doneCount(): number {
    return this.done.length
  }

  /** Stores the steps done. The last one hides the list. */
  remember(done: readonly Step[]): void {
    if (done.length <= this.#own.done.length) return
    this.#keep(done.length < STEPS.length ? { done } : { done, isWanted: null })
  }

  skip(): void {
    this.#keep({ isWanted: false })
  }

  /** Shows it on the dashboard, even after it was hidden. */
  reopen(): void {
    this.#keep({ isWanted: true })
    this.#stores.ui.selectTab('dashboard')
  }

  #step(id: Step, label: string, hint: string, open: () => void): FirstStep {
    return { id, label, hint, isDone: this.done.includes(id), open }
  }

  /** Checklist of the running career; empty for a new one. */
  get #own(): Kept {
    const { seed } = this.#stores.game.state
    return this.kept?.seed === seed ? this.kept : { seed, done: [], isWanted: null }
  }

  #keep(change: Partial<Kept>): void {
    this.kept = { ...this.#own, ...change }
    keepValues(this.#storage, { [KEY]: JSON.stringify(this.kept) })
  }
}

/** Parses the stored checklist; null when it is damaged. */
function readKept(text: string | null): Kept | null {
  const value = parseJson(text)
  if (!isObject(value)) return null
  const { seed, done, isWanted }: Partial<Record<keyof Kept, unknown>> = value
  if (typeof seed !== 'number' || !Array.isArray(done)) return null
  return {
    seed,
    done: STEPS.filter((step) => done.includes(step)),
    isWanted: typeof isWanted === 'boolean' ? isWanted : null,
  }
}
