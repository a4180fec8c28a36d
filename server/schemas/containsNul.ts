/** True when any text in the input, at any depth, contains NUL, which PostgreSQL can't store. */
export function containsNul(input: unknown): boolean {
  // Iterative: the input may be nested too deep for recursion.
  const open: unknown[] = [input]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) open.push(part)
  }
  return false
}
