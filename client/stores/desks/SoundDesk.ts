import { makeAutoObservable, observableRef } from 'mobx'
import type { SoundMoment } from '../../../scenes/sound/MatchSound.ts'
import type { Environment, MatchSound } from '../environment.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'
import type { UiStore } from '../UiStore.ts'

interface SoundStores {
  matchday: MatchdayStore
  ui: UiStore
}

/**
 * Sound of the watched match. Nothing is loaded or opened before the player has switched it on and a match
 * runs, which a gesture has started: browsers warn about sound that opens by itself.
 */
export class SoundDesk {
  /** True while the page is hidden. */
  isHidden = false
  /** Null while nothing can be heard. */
  sound: MatchSound | null = null
  readonly #stores: SoundStores
  readonly #environment: Pick<Environment, 'openSound'>
  /** Number of the latest opening; an earlier one that ends later is closed at once. */
  #opening = 0

  constructor(stores: SoundStores, environment: Pick<Environment, 'openSound'>) {
    this.#stores = stores
    this.#environment = environment
    makeAutoObservable(this, { sound: observableRef }, { autoBind: true })
  }

  /** True while a match is shown with sound, running or not. */
  get isOn(): boolean {
    const { matchday, ui } = this.#stores
    return matchday.isOpen && ui.settings.sound === 'on'
  }

  /** True while it can be heard. */
  get isRunning(): boolean {
    return this.isOn && !this.isHidden && !this.#stores.matchday.isPaused
  }

  /** True when the sound is to be opened. */
  get isMissing(): boolean {
    return this.isRunning && this.sound === null && !this.#stores.matchday.isOver
  }

  /** Percent. */
  get volume(): number {
    return this.#stores.ui.settings.volume
  }

  setHidden(isHidden: boolean): void {
    this.isHidden = isHidden
  }

  /** Follows the picture of the match. */
  follow(moment: Omit<SoundMoment, 'attendance'>): void {
    const { match } = this.#stores.matchday
    if (match) this.sound?.follow({ ...moment, attendance: match.crowd.attendance })
  }

  async open(): Promise<void> {
    const { ui } = this.#stores
    const opening = ++this.#opening
    try {
      const sound = await this.#environment.openSound(this.volume)
      if (opening === this.#opening) this.begin(sound)
      else sound.close()
    } catch {
      if (opening !== this.#opening) return
      ui.changeSettings({ sound: 'off' })
      ui.showToast('The sound could not be started', 'error')
    }
  }

  close(): void {
    this.#opening += 1
    this.sound?.close()
    this.sound = null
  }

  private begin(sound: MatchSound): void {
    this.sound = sound
    // They may have changed while it was loading.
    sound.setVolume(this.volume)
    sound.setRunning(this.isRunning)
  }
}
