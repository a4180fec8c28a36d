/** Letters that normalisation does not decompose. */
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
 * Rank of a text for a search, 0 is best: 0 the text starts with the query, 1 a word does, 2 each word of the
 * query starts a word, 3 the text contains the query. Null for no match. Ignores case and accents.
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
