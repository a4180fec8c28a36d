/** Hands out ids that are never used again. */
export interface IdSource {
  nextId: number
}

export function takeId(ids: IdSource, prefix: string): string {
  const id = `${prefix}${ids.nextId}`
  ids.nextId += 1
  return id
}
