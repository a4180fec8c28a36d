/** Whether any text in the input, however deep, holds the character NUL, which PostgreSQL can't store. */
export function holdsNul(input: unknown): boolean {
  // A list instead of recursion: the input may be nested as deep as its size allows.
  const open: unknown[] = [input]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) open.push(part)
  }
  return false
}
