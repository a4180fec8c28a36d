/** Last word of a name, with the particles before it ('van der Berg'). */
export function surname(name: string): string {
  const words = name.trim().split(/\s+/)
  let from = words.length - 1
  while (from > 1 && /^\p{Ll}/u.test(words[from - 1] ?? '')) from--
  return words.slice(Math.max(0, from)).join(' ')
}
