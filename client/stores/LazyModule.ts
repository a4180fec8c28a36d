/** Module in a chunk of its own, which the first view of a new career does without. */
export class LazyModule<Exports> {
  readonly #import: () => Promise<Exports>
  #exports: Exports | null = null
  #loading: Promise<Exports> | null = null

  constructor(load: () => Promise<Exports>) {
    this.#import = load
  }

  get isLoaded(): boolean {
    return this.#exports !== null
  }

  /** Exports of the module. Throws until it has loaded. */
  get exports(): Exports {
    if (!this.#exports) throw new Error('A part of the game is used before it has loaded')
    return this.#exports
  }

  /** Loads the module, once. The same promise until it fails; the next call then tries again. */
  load(): Promise<Exports> {
    return (this.#loading ??= this.#import().then(
      (exports) => (this.#exports = exports),
      (error: unknown) => {
        this.#loading = null
        throw error
      },
    ))
  }
}
