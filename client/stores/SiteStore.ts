import { makeAutoObservable, runInAction } from 'mobx'
import type { Api } from '../api/Api.ts'

/** Configuration of the site by its operator. */
export class SiteStore {
  /** Publisher id of the advertising network; null without advertising. */
  adClient: string | null = null
  /** Advertising unit; null for the network's choice. */
  adSlot: string | null = null
  readonly #api: Api
  #isAsked = false

  constructor(api: Api) {
    this.#api = api
    makeAutoObservable(this)
  }

  /** Loads the configuration once. A failed call leaves everything off and can be repeated. */
  async load(): Promise<void> {
    if (this.#isAsked) return
    this.#isAsked = true
    try {
      const { adClient, adSlot } = await this.#api.siteConfig()
      runInAction(() => {
        this.adClient = adClient
        this.adSlot = adSlot
      })
    } catch {
      this.#isAsked = false
    }
  }
}
