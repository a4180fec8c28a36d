import { makeAutoObservable } from 'mobx'
import type { Environment } from '../environment.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'
import { scoreAfter } from '../shownMatch.ts'
import type { UiStore } from '../UiStore.ts'

interface ClipStores {
  matchday: MatchdayStore
  ui: UiStore
}

const NOT_SAVED = {
  picture: 'Your browser couldn’t make the picture.',
  clip: 'Your browser couldn’t make the clip.',
}
const SAVED = { picture: 'Picture saved to your downloads.', clip: 'Clip saved to your downloads.' }
const ENDINGS = { picture: 'png', clip: 'webm' } as const

/** Saves a replay as a picture or as a clip, which begins with the replay and ends with it. Nothing is uploaded. */
export class ClipDesk {
  /** Kind of file that is being made; null for none. */
  wanted: 'picture' | 'clip' | null = null
  /** Score, scorer and minute of the chance, such as 'Northgate 1–0 Harbour Rovers, K. Jarvis 32′'. */
  title = ''
  readonly #stores: ClipStores
  readonly #environment: Pick<Environment, 'downloadFile'>

  constructor(stores: ClipStores, environment: Pick<Environment, 'downloadFile'>) {
    this.#stores = stores
    this.#environment = environment
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** True while a replay is recorded. */
  get isRecording(): boolean {
    return this.wanted === 'clip' && this.#stores.matchday.again.index !== null
  }

  takePicture(): void {
    if (this.wanted === null) this.#want('picture')
  }

  /** Shows the replay from its start, and records it. */
  record(): void {
    if (this.wanted !== null) return
    this.#stores.matchday.again.restart()
    this.#want('clip')
  }

  /** Downloads the file that has been made of a match; null when the browser made none. */
  save(kind: 'picture' | 'clip', file: Blob | null): void {
    const { matchday, ui } = this.#stores
    if (this.wanted === kind) this.wanted = null
    if (!file) {
      ui.showToast(NOT_SAVED[kind], 'error')
      return
    }
    const codes = matchday.report ? [matchday.report.setup.home.code, matchday.report.setup.away.code] : []
    this.#environment.downloadFile(`${['floodlight', ...codes].join('-')}.${ENDINGS[kind]}`, file)
    ui.showToast(SAVED[kind], 'success')
  }

  #want(kind: 'picture' | 'clip'): void {
    const { again, report } = this.#stores.matchday
    const { event, index } = again
    if (!report || !event || index === null) return
    const { home, away } = report.setup
    const { home: scored, away: conceded } = scoreAfter(report, report.events.slice(0, index + 1))
    this.title = `${home.name} ${scored}–${conceded} ${away.name}, ${event.playerName} ${event.minute}′`
    this.wanted = kind
  }
}
