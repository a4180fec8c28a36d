/** The scripts that start a built page, with the module preloads among them. */
const tags =
  /(?:\s*<script type="module"[^>]* src="[^"]+"><\/script>(?:\s*<link rel="modulepreload"[^>]*>)*)+/

/** Finds the scripts that start a built page: their tags in its HTML, and their addresses. Throws when there are none. */
export function entryScripts(page: string): { tags: string; addresses: string[] } {
  const [found] = tags.exec(page) ?? []
  if (found === undefined) throw new Error('The page of the build starts no script')
  return { tags: found, addresses: Array.from(found.matchAll(/ src="([^"]+)"/g), ([, src = '']) => src) }
}
