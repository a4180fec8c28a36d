/** Source of ids that are never reused. */
export interface IdSource {
  nextId: number
}

export function createId(ids: IdSource, prefix: string): string {
  const id = `${prefix}${ids.nextId}`
  ids.nextId += 1
  return id
}
