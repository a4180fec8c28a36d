/** Parts of the server-written pages of challenges. */
import { finishesWithin } from '../systemClock.ts'
import { pictureSize } from './drawPicture.ts'
import { type Markup, markup } from './markup.ts'

export interface ChallengePage {
  /** Title and other tags of the head. */
  readonly head: Markup
  readonly body: Markup
  /** Error of a table that could not be read, and is left out; undefined for a whole page. */
  readonly fault?: unknown
}

/** Maximum wait for the database: browsers show nothing before. */
const readingLimitMs = 1_000

/** Returns what is read for a page. Throws when it takes too long. */
export async function inTime<Value>(reading: Promise<Value>): Promise<Value> {
  if (!(await finishesWithin(readingLimitMs, reading))) throw new Error('The database did not answer in time')
  return reading
}

interface PageWithTable<Table> {
  readonly head: Markup
  readonly reading: Promise<Table>
  readonly tableOf: (table: NonNullable<Table>) => Markup
  readonly bodyOf: (table: Markup) => Markup
}

/** Returns a page once its table is read, or without it after a while; null without a table at its address. */
export async function pageWithTable<Table>({
  head,
  reading,
  tableOf,
  bodyOf,
}: PageWithTable<Table>): Promise<ChallengePage | null> {
  try {
    const table = await inTime(reading)
    return table ? { head, body: bodyOf(tableOf(table)) } : null
  } catch (fault) {
    const apology = markup`<p>The table can’t be reached right now. Please look in again in a minute.</p>`
    return { head, body: bodyOf(apology), fault }
  }
}

/** Page for an address of no challenge. */
export const missingPage: ChallengePage = {
  head: markup`<title>No such challenge · Floodlight</title>${styleSheet()}`,
  body: frame(markup`<h1>There’s no such challenge</h1>
<p>It may not have kicked off yet, or its table may not go down that far.</p>
<p><a href="/challenges">The challenge of the week</a></p>`),
}

interface PageTerms {
  readonly title: string
  readonly description: string
  readonly url: string
  /** Of the size of `pictureSize`. */
  readonly picture?: { readonly url: string; readonly alt: string }
  /** True for a page of those who have its link, which search engines leave out. */
  readonly isPrivate?: boolean
}

/** Tags of the head: title, description, canonical address and Open Graph (https://ogp.me). */
export function pageHead({ title, description, url, picture, isPrivate = false }: PageTerms): Markup {
  const preview = {
    type: 'website',
    site_name: 'Floodlight',
    title,
    description,
    url,
    ...(picture && {
      image: picture.url,
      'image:width': pictureSize.width,
      'image:height': pictureSize.height,
      'image:alt': picture.alt,
    }),
  }
  return markup`<title>${title} · Floodlight</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
${isPrivate ? markup`<meta name="robots" content="noindex">\n` : markup``}<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">
${Object.entries(preview).map(([name, value]) => markup`<meta property="og:${name}" content="${value}">\n`)}
${styleSheet()}`
}

function styleSheet(): Markup {
  return markup`<link rel="stylesheet" href="/reading.css">`
}

/** Page beside the empty #root; reading.css hides it once the client shows a page there. */
export function frame(main: Markup): Markup {
  return markup`<div class="reading" id="reading">
<header><a href="/">Floodlight</a></header>
<main>
${main}
</main>
</div>`
}
