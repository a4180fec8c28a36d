/** Pictures of charts, drawn in the browser alone: shapes from their SVG, texts in the fonts of the page. */
import { downloadFile } from '../downloadFile.ts'

/** Pixels of the picture for a CSS pixel. */
const SCALE = 2
const PADDING = 16
const TITLE = { size: 20, height: 34 }

/** CSS properties of shapes that an SVG outside the page does not know. */
const SHAPE_PROPERTIES = [
  'fill',
  'fill-opacity',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
]

/** Downloads a chart as a PNG under its title. */
export async function savePicture(chart: HTMLElement, title: string): Promise<void> {
  const picture = await drawPicture(chart, title)
  downloadFile(`${title}.png`, await pngOf(picture))
}

/** Encodes a picture. Rejects when the browser makes no PNG of it. */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file) throw new Error('The browser makes no PNG')
  return file
}

/** Draws a chart as it stands on the page, in the colours of its theme, on the ground around it. */
export async function drawPicture(chart: HTMLElement, title: string): Promise<HTMLCanvasElement> {
  const box = chart.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((box.width + 2 * PADDING) * SCALE)
  canvas.height = Math.ceil((box.height + 2 * PADDING + TITLE.height) * SCALE)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  context.scale(SCALE, SCALE)
  context.fillStyle = groundOf(chart)
  context.fillRect(0, 0, canvas.width, canvas.height)
  const { color, fontFamily } = getComputedStyle(document.querySelector('h2') ?? chart)
  context.fillStyle = color
  context.font = `600 ${TITLE.size}px ${fontFamily}`
  context.fillText(title, PADDING, PADDING + TITLE.size)
  context.translate(PADDING - box.left, PADDING + TITLE.height - box.top)
  await document.fonts?.ready
  for (const svg of chart.querySelectorAll('svg')) await drawShapes(context, svg)
  drawTexts(context, chart)
  return canvas
}

/** Background colour of the nearest element that has one. */
function groundOf(element: Element | null): string {
  if (!element) return '#ffffff'
  const { backgroundColor } = getComputedStyle(element)
  return /^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)
    ? groundOf(element.parentElement)
    : backgroundColor
}

/** Draws the shapes of an SVG where it stands. */
export async function drawShapes(context: CanvasRenderingContext2D, svg: SVGSVGElement): Promise<void> {
  const { left, top, width, height } = svg.getBoundingClientRect()
  if (width === 0 || height === 0) return
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = copy.querySelectorAll<SVGElement>('*')
  for (const [i, shape] of svg.querySelectorAll('*').entries()) {
    const style = getComputedStyle(shape)
    for (const property of SHAPE_PROPERTIES) {
      copies[i]?.style.setProperty(property, style.getPropertyValue(property))
    }
  }
  for (const text of copy.querySelectorAll('text')) text.remove()
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.style.overflow = 'visible'
  // Marks on the edge of the drawing lie partly outside.
  const around = PADDING
  const size = { width: width + 2 * around, height: height + 2 * around }
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width * SCALE}" height="${size.height * SCALE}" viewBox="${-around} ${-around} ${size.width} ${size.height}">${new XMLSerializer().serializeToString(copy)}</svg>`,
  )}`
  await image.decode()
  context.drawImage(image, left - around, top - around, size.width, size.height)
}

/** Draws all words of a chart where they stand, those of its drawing too. */
export function drawTexts(context: CanvasRenderingContext2D, chart: HTMLElement): void {
  const texts = document.createTreeWalker(chart, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!parent) continue
    const style = getComputedStyle(parent)
    if (style.clipPath !== 'none') continue
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    context.fillStyle = parent instanceof SVGElement ? style.fill : style.color
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const [place] = range.getClientRects()
      if (!place) continue
      const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = context.measureText(word)
      context.fillText(word, place.left, place.top + (place.height - above - below) / 2 + above)
    }
  }
}
