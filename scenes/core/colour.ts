/** Colours as three channels 0–255, with contrast and perceptual distance; also for the client's components. */
export type Rgb = readonly [number, number, number]

/** Parses '#rgb' or '#rrggbb'; anything else returns grey. */
export function parseColour(text: string): Rgb {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (!hex) return [128, 128, 128]
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  const value = parseInt(full, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export function cssColour([r, g, b]: Rgb, alpha = 1): string {
  return `rgb(${Math.round(r)} ${Math.round(g)} ${Math.round(b)} / ${alpha})`
}

/** Formats as '#rrggbb'. */
export function hexColour(colour: Rgb): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Interpolates: `share` 0 returns the first colour, 1 the second. */
export function mixColours(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

/** Relative luminance, 0–1 (WCAG 2.2). */
export function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** Linear light of a channel, 0–1 (sRGB). */
export function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Perceived lightness, 0–255 (weights of ITU-R BT.601). */
export function lightness([r, g, b]: Rgb): number {
  return 0.299 * r + 0.587 * g + 0.114 * b
}

/** Contrast of two colours, 1–21 (WCAG 2.2). */
export function contrast(a: Rgb, b: Rgb): number {
  const high = Math.max(luminance(a), luminance(b))
  const low = Math.min(luminance(a), luminance(b))
  return (high + 0.05) / (low + 0.05)
}

/** Perceptual distance of two colours, 0 to about 765 ('redmean', a weighted RGB distance). */
export function colourDistance(a: Rgb, b: Rgb): number {
  const red = (a[0] + b[0]) / 2
  const [dr, dg, db] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
  return Math.sqrt((2 + red / 256) * dr * dr + 4 * dg * dg + (2 + (255 - red) / 256) * db * db)
}

/** Near-black or white, whichever has more contrast on the colour. */
export function inkOn(colour: Rgb): Rgb {
  const dark: Rgb = [16, 20, 26]
  const light: Rgb = [255, 255, 255]
  return contrast(colour, dark) >= contrast(colour, light) ? dark : light
}
