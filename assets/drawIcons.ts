/** Draws the icons of the installed game from the icon of the pages: node --import tsx assets/drawIcons.ts */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Colour behind the mark, as in icon.svg. */
const background = '#14202b'
/** Share of the width for the mark in icons that systems cut to a shape of their own, which may be a circle. */
const safeShare = 0.7

const publicFolder = join(import.meta.dirname, 'public')
const folder = join(publicFolder, 'icons')
const icon = await readFile(join(import.meta.dirname, 'icon.svg'))

interface IconShape {
  readonly size: number
  readonly share?: number
}

/** PNG of the icon, at a share of the width on a full square. */
async function pictureOf({ size, share = 1 }: IconShape): Promise<Buffer> {
  const markSize = Math.round(size * share)
  // 72 dots per inch draw the 32 units of the mark as 32 pixels.
  const mark = await sharp(icon, { density: (72 * markSize) / 32 })
    .resize(markSize)
    .png()
    .toBuffer()
  const square = share < 1 ? background : { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: size, height: size, channels: 4, background: square } })
    .composite([{ input: mark }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

async function drawIcon(name: string, shape: IconShape): Promise<void> {
  await writeFile(join(folder, `${name}.png`), await pictureOf(shape))
}

/** Writes an ICO file with one PNG; browsers ask for it where a page can't name its icon, as a text can't. */
async function drawFavicon(size: number): Promise<void> {
  const picture = await pictureOf({ size })
  // File header: reserved, type (icon), number of pictures; then size, colours, planes, depth, length and offset.
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  await writeFile(join(publicFolder, 'favicon.ico'), Buffer.concat([header, picture]))
}

await mkdir(folder, { recursive: true })
await drawIcon('icon-192', { size: 192 })
await drawIcon('icon-512', { size: 512 })
await drawIcon('maskable-192', { size: 192, share: safeShare })
await drawIcon('maskable-512', { size: 512, share: safeShare })
await drawIcon('apple-touch', { size: 180, share: 0.85 })
await drawFavicon(32)
