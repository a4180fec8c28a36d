/** Draws the icons of the installed game from the icon of the pages: node --import tsx assets/drawIcons.ts */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Colour behind the mark, as in icon.svg. */
const background = '#14202b'
/** Share of the width for the mark in icons that systems cut to a shape of their own, which may be a circle. */
const safeShare = 0.7

const folder = join(import.meta.dirname, 'public/icons')
const icon = await readFile(join(import.meta.dirname, 'icon.svg'))

/** Draws the icon, at a share of the width on a full square. */
async function drawIcon(name: string, { size, share = 1 }: { size: number; share?: number }): Promise<void> {
  const markSize = Math.round(size * share)
  // 72 dots per inch draw the 32 units of the mark as 32 pixels.
  const mark = await sharp(icon, { density: (72 * markSize) / 32 })
    .resize(markSize)
    .png()
    .toBuffer()
  const square = share < 1 ? background : { r: 0, g: 0, b: 0, alpha: 0 }
  await sharp({ create: { width: size, height: size, channels: 4, background: square } })
    .composite([{ input: mark }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, `${name}.png`))
}

await mkdir(folder, { recursive: true })
await drawIcon('icon-192', { size: 192 })
await drawIcon('icon-512', { size: 512 })
await drawIcon('maskable-192', { size: 192, share: safeShare })
await drawIcon('maskable-512', { size: 512, share: safeShare })
await drawIcon('apple-touch', { size: 180, share: 0.85 })
