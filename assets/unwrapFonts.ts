/**
 * Writes the fonts that the server draws with (server/challenges/drawPicture.ts) as TTF, the one form that its library
 * reads, from the WOFF files of their packages: node --import tsx assets/unwrapFonts.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'server/challenges/fonts')

/** Families with the weight that is drawn, each in western alphabets. */
const families = [
  { family: 'barlow-condensed', weight: 700 },
  { family: 'ibm-plex-sans', weight: 400 },
]
const alphabets = ['latin', 'latin-ext']

/** Bytes of a WOFF file before its list of tables, and of each line of the list; then the same of a TTF file. */
const [woffHeader, woffLine, ttfHeader, ttfLine] = [44, 20, 12, 16]

/** Returns the TTF in a WOFF file: the same tables, not compressed (https://www.w3.org/TR/WOFF/). */
function unwrap(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const power = 2 ** Math.floor(Math.log2(count))
  const header = Buffer.alloc(ttfHeader + ttfLine * count)
  woff.copy(header, 0, 4, 8)
  const search = [count, ttfLine * power, Math.log2(power), ttfLine * (count - power)]
  search.forEach((value, i) => header.writeUInt16BE(value, 4 + 2 * i))
  const parts = [header]
  let end = header.length
  for (let i = 0; i < count; i += 1) {
    const line = woff.subarray(woffHeader + woffLine * i)
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((at) => line.readUInt32BE(at))
    const stored = woff.subarray(offset, offset! + packed!)
    const table = packed! < length! ? inflateSync(stored) : stored
    const at = ttfHeader + ttfLine * i
    line.copy(header, at, 0, 4)
    ;[checksum!, end, length!].forEach((value, field) => header.writeUInt32BE(value, at + 4 + 4 * field))
    const padded = Buffer.alloc(Math.ceil(length! / 4) * 4)
    table.copy(padded)
    parts.push(padded)
    end += padded.length
  }
  return Buffer.concat(parts)
}

await mkdir(folder, { recursive: true })
for (const { family, weight } of families) {
  for (const alphabet of alphabets) {
    const name = `${family}-${alphabet}-${weight}-normal`
    const woff = await readFile(join(root, 'node_modules/@fontsource', family, 'files', `${name}.woff`))
    await writeFile(join(folder, `${name}.ttf`), unwrap(woff))
  }
}
