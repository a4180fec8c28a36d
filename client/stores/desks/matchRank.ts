/** Letters that keep no plain letter behind when their marks are taken off. */
const PLAIN: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
}

/**
 * How well a text answers a search, 0 best: it begins with what is wanted, a word of it does, every
 * wanted word begins one of its words, or it contains what is wanted. Null when it does not answer.
 * Capitals and accents make no difference.
 */
export function matchRank(text: string, wanted: string): number | null {
  const [searched, query] = [fold(text), fold(wanted)]
  const words = searched.split(/[\s'’-]+/)
  if (searched.startsWith(query)) return 0
  if (words.some((word) => word.startsWith(query))) return 1
  if (query.split(/\s+/).every((part) => words.some((word) => word.startsWith(part)))) return 2
  return searched.includes(query) ? 3 : null
}

function fold(text: string): string {
  const bare = text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return bare.replace(/[øłđðßæœıþ]/g, (letter) => PLAIN[letter] ?? letter)
}
