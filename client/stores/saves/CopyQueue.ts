import type { Snapshot } from '../../simulation/gameState.ts'
import type { RootStore } from '../RootStore.ts'
import { cardOf, sealInSteps, type Stamp } from './packCareer.ts'
import type { SaveCard } from './saveRecord.ts'
import { atOnce } from './steps.ts'

/** Copy of a career that is being sealed, or has been handed to the database. */
export interface Copy {
  readonly key: string
  readonly career: Snapshot
  readonly card: SaveCard
  /** Steps of sealing it that are left. */
  readonly steps: Iterator<void, string>
  /** Null until it is sealed. */
  record: string | null
  /** True once the record is on the disk. */
  isSafe: boolean
  /** Takes the work of the database, once it has begun. */
  readonly begin: (writing: Promise<void>) => void
  /** Settles with the database; never when a later copy takes its place before. */
  readonly writing: Promise<void>
}

/** Copies of careers on their way to the database: each is sealed in steps, then handed over. */
export class CopyQueue {
  readonly #root: Pick<RootStore, 'environment' | 'saves'>
  /** The copy handed to the database last. */
  #written: Copy | null = null
  /** Copies that are not sealed yet: the first is under way. */
  #unsealed: readonly Copy[] = []
  #stopSealing = () => {}

  constructor(root: Pick<RootStore, 'environment' | 'saves'>) {
    this.#root = root
  }

  /** Begins a copy, which is sealed in tasks to come. It takes the place of one that waits for that. */
  begin({ key, name, career }: { key: string; name: string; career: Snapshot }, stamp: Stamp): Copy {
    const { saves } = this.#root
    const game = { name, savedAt: saves.records.stamps.next('recovery'), career }
    let begin: Copy['begin'] = () => {}
    const writing = new Promise<void>((resolve) => {
      begin = resolve
    })
    const steps = sealInSteps(game, stamp)
    const copy = {
      key,
      career,
      card: cardOf(game, stamp),
      steps,
      record: null,
      isSafe: false,
      begin,
      writing,
    }
    this.#unsealed = [...this.#unsealed.filter((other, i) => i === 0 || other.key !== key), copy]
    this.#sealSoon()
    return copy
  }

  /** Seals the latest copy of every career at once. */
  sealAll(): void {
    const copies = new Map(this.#unsealed.map((copy) => [copy.key, copy]))
    this.#unsealed = []
    for (const copy of copies.values()) this.#write(copy, atOnce(copy.steps), true)
  }

  /** Drops the copies of a career that are not sealed yet. */
  drop(key: string): void {
    this.#unsealed = this.#unsealed.filter((copy) => copy.key !== key)
  }

  #sealSoon(): void {
    this.#stopSealing()
    if (this.#unsealed.length > 0) this.#stopSealing = this.#root.environment.soon(() => this.#sealSome())
  }

  /** Goes a step on in sealing, and hands what is sealed to the database. */
  #sealSome(): void {
    const [copy] = this.#unsealed
    if (!copy) return
    const step = copy.steps.next()
    if (step.done) {
      this.#unsealed = this.#unsealed.slice(1)
      this.#write(copy, step.value, false)
    }
    this.#sealSoon()
  }

  #write(copy: Copy, record: string, isLast: boolean): void {
    const before = this.#written?.key === copy.key ? this.#written.record : null
    const backup = before === null ? null : { stored: before, isLast }
    copy.record = record
    this.#written = copy
    copy.begin(
      this.#root.saves.keepCopy(copy.key, record, backup).then(
        () => {
          copy.isSafe = true
        },
        (fault: unknown) => {
          if (this.#written === copy) this.#written = null
          throw fault
        },
      ),
    )
  }
}
