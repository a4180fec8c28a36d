/** Texts of events whose areas load after the first page, with the modules that announce them. */
import type { Presentation, Presenters } from './presentation.ts'

type Presenter = (event: never) => Presentation

const LATER: Partial<Record<string, Presenter>> = {}

/** Adds the texts of an area. */
export function addPresenters<Events>(presenters: Presenters<Events>): void {
  Object.assign(LATER, presenters)
}

/** Texts of a kind of event whose area has been loaded. */
export function laterPresenter(kind: string): Presenter {
  const present = LATER[kind]
  if (!present) throw new Error(`The texts of '${kind}' have not been loaded.`)
  return present
}
