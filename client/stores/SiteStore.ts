import { makeAutoObservable, runInAction } from 'mobx'
import type { Api } from '../api/Api.ts'

/** What the operator of the site has switched on. */
export class SiteStore {
  /** The publisher's id at the advertising network; null while there is none. */
  adClient: string | null = null
  /** The advertising unit of the account; null lets the network choose. */
  adSlot: string | null = null
  readonly #api: Api
  #isAsked = false

  constructor(api: Api) {
    this.#api = api
    makeAutoObservable(this)
  }

  /** Asks the server once; without an answer everything stays off. */
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
