import { makeAutoObservable, observableRef } from 'mobx'
import { fieldsOf, parseJson } from '../../simulation/core/checks.ts'
import { isHintWeek } from '../../simulation/reports/firstSteps.ts'
import type { HintTask } from '../../simulation/reports/hint.ts'
import type { HintTopic, Known } from '../../simulation/reports/hints.ts'
import type { KeyValueStorage } from '../environment.ts'
import type { GameStore } from '../GameStore.ts'
import { keepValues } from '../keepValues.ts'
import type { UiStore } from '../UiStore.ts'
import type { UndoableDecisions } from './UndoableDecisions.ts'
import type { WayDesk } from './WayDesk.ts'

interface HintStores {
  game: GameStore
  lineUp: UndoableDecisions
  tactics: UndoableDecisions
  ui: UiStore
  ways: WayDesk
}

/** Stored hints of one career. */
interface Kept {
  seed: number
  /** Tabs that have been opened. */
  tabs: readonly string[]
  /** Topics of all hints so far, the latest last. */
  topics: readonly string[]
  /** Match week of the latest hint, 0 before the first. */
  week: number
  isClosed: boolean
}

const KEY = 'hints'

/** Remembers the assistant's hints and the tabs that have been opened, and does what a hint offers. */
export class HintDesk {
  kept: Kept | null
  readonly #stores: HintStores
  readonly #storage: KeyValueStorage

  constructor(stores: HintStores, storage: KeyValueStorage) {
    this.#stores = stores
    this.#storage = storage
    this.kept = readKept(storage.getItem(KEY))
    makeAutoObservable(this, { kept: observableRef }, { autoBind: true })
  }

  /** True while this week has a hint, or may get one. */
  get isDue(): boolean {
    const { game, ui } = this.#stores
    const isOver = this.#isThisWeeks && this.#own.isClosed
    return ui.settings.hints === 'on' && isHintWeek(game.state) && !isOver
  }

  /** Topic of this week's hint; null before it is chosen. */
  get topic(): HintTopic | null {
    // Only `give` adds topics.
    return this.#isThisWeeks ? (this.#own.topics.at(-1) as HintTopic) : null
  }

  get known(): Known {
    const { tabs, topics } = this.#own
    return { tabs, topics }
  }

  /** Notes that the open tab has been met. */
  meet(): void {
    const { tab } = this.#stores.ui
    const { tabs } = this.#own
    if (!tabs.includes(tab)) this.#keep({ tabs: [...tabs, tab] })
  }

  /** Makes the topic this week's. */
  give(topic: HintTopic): void {
    const { topics } = this.#own
    const week = this.#stores.game.state.currentMatchWeek
    this.#keep({ topics: [...topics, topic], week, isClosed: false })
  }

  /** Puts this week's hint away. */
  close(): void {
    this.#keep({ isClosed: true })
  }

  turnOff(): void {
    const { ui } = this.#stores
    ui.changeSettings({ hints: 'off' })
    ui.showToast('No more hints. You can turn them on again in the settings.')
  }

  /** Does what the hint offers. */
  carryOut(task: HintTask): void {
    const { game, lineUp, tactics, ui, ways } = this.#stores
    switch (task.kind) {
      case 'pick-eleven':
        lineUp.decide('autoPick')
        return
      case 'hire':
        game.decide('hireStaff', task.role)
        return
      case 'launch':
        game.decide('launchCampaign', task.id)
        return
      case 'tactics':
        tactics.decide('setTactics', task.change)
        return
      case 'assistant':
        game.decide('setAssistant', task.change)
        ui.showToast('Done. The settings list all that your assistant does.', 'success')
        return
      case 'way':
        ways.take(task.way)
    }
  }

  get #isThisWeeks(): boolean {
    const { week, topics } = this.#own
    return topics.length > 0 && week === this.#stores.game.state.currentMatchWeek
  }

  /** Hints of the running career; none for a new one. */
  get #own(): Kept {
    const { seed } = this.#stores.game.state
    return this.kept?.seed === seed ? this.kept : { seed, tabs: [], topics: [], week: 0, isClosed: false }
  }

  #keep(change: Partial<Kept>): void {
    this.kept = { ...this.#own, ...change }
    keepValues(this.#storage, { [KEY]: JSON.stringify(this.kept) })
  }
}

/** Parses the stored hints; null when they are damaged. */
function readKept(text: string | null): Kept | null {
  const { seed, tabs, topics, week, isClosed }: Partial<Record<keyof Kept, unknown>> = fieldsOf(
    parseJson(text),
  )
  if (typeof seed !== 'number' || typeof week !== 'number') return null
  return { seed, tabs: textsOf(tabs), topics: textsOf(topics), week, isClosed: isClosed === true }
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
