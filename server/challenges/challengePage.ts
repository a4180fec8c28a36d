/** Page of a challenge as the server writes it: for crawlers, previews of links and browsers without JavaScript. */
import { type Challenge, scoreInWords } from '../../client/simulation/club/challenge.ts'
import { challengeBrief } from '../../client/simulation/club/challengeWords.ts'
import {
  ALL_TIME_TITLE,
  challengeDescription,
  challengeKicker,
  emptyTable,
  NAME_REMOVED,
  RUNS_NOTE,
  TABLE_NOTE,
  tableCaption,
} from '../../client/simulation/club/challengePageWords.ts'
import { counted } from '../../client/simulation/core/english.ts'
import { tablePageSize } from '../schemas/challengeRules.ts'
import type { ChallengeTable } from '../schemas/challenges.ts'
import type { InvitationCard, InvitationInput } from '../schemas/leagues.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import { openedChallenges } from './calendar.ts'
import { readLeadingTable, readTable } from './challengeTable.ts'
import { readInvitation } from './leagues.ts'
import { type Markup, markup } from './markup.ts'
import { type ChallengePage, frame, inTime, pageHead, pageWithTable } from './pageParts.ts'

/** Address of a page: the latest week, the leading table and its first page by default. */
interface PageAddress {
  readonly week: string | undefined
  /** 'ranked' or 'open'. */
  readonly table: string | undefined
  readonly page: string | undefined
}

/** Table of a challenge that a page shows. */
interface ShownTable {
  readonly ranked: boolean
  readonly page: number
  readonly table: ChallengeTable
}

type PageContext = Pick<ServiceContext, 'db' | 'clock' | 'publicUrl'>

/** Returns the page at an address; null where there is none. The database is needed for the table alone. */
export async function readChallengePage(
  context: PageContext,
  { week, table, page = '1' }: PageAddress,
): Promise<ChallengePage | null> {
  const opened = openedChallenges(context.clock.now())
  const challenge = week === undefined ? opened[0] : opened.find(({ id }) => id === week)
  if (!challenge || !/^[1-9]\d{0,4}$/.test(page) || !/^(ranked|open)?$/.test(table ?? '')) return null
  const choice = { ranked: table === undefined ? null : table === 'ranked', page: Number(page) }
  return pageWithTable({
    head: headOf(context.publicUrl, challenge, choice),
    reading: readShownTable(context, challenge, choice),
    tableOf: (shown) => tableOf(challenge, shown),
    bodyOf: (table) => bodyOf(opened, challenge, table),
  })
}

/**
 * Returns the page of the latest week with the invitation to a league as its preview. Without it for a code of none, and
 * while the league can't be read: the client explains that.
 */
export async function readInvitationPage(context: PageContext, code: string): Promise<ChallengePage | null> {
  const [challenge] = openedChallenges(context.clock.now())
  const reading = readInvitation(context, null, { code })
  const [page, invitation] = await Promise.all([
    readChallengePage(context, { week: undefined, table: undefined, page: undefined }),
    inTime(reading).catch(() => null),
  ])
  if (!page || !challenge || !invitation) return page
  return { ...page, head: invitationHead(context.publicUrl, challenge, { ...invitation, code }) }
}

function invitationHead(
  publicUrl: string,
  challenge: Challenge,
  { name, maker, members, code }: Pick<InvitationCard, 'name' | 'maker' | 'members'> & InvitationInput,
): Markup {
  const leader = maker === null ? '' : `Run by ${maker}. `
  return pageHead({
    title: `You’re invited: ${name}`,
    description: `${leader}${counted(members, 'manager')} so far. Join them and play the week: ${challenge.title}.`,
    url: `${publicUrl}/challenges?league=${encodeURIComponent(code)}`,
    picture: pictureOf(publicUrl, challenge),
    isPrivate: true,
  })
}

interface Choice {
  /** Null for the leading table. */
  readonly ranked: boolean | null
  readonly page: number
}

/** Returns null for a page after the last, without a query of its own: there are pages for any number of robots. */
async function readShownTable(
  context: PageContext,
  { id }: Challenge,
  { ranked: chosen, page }: Choice,
): Promise<ShownTable | null> {
  const first =
    chosen === null
      ? await readLeadingTable(context, id)
      : { ranked: chosen, table: await readTable(context, null, { challenge: id, page: 1, ranked: chosen }) }
  const { ranked, table } = first
  if (page === 1) return { ranked, page, table }
  if (page > pagesOf(table)) return null
  return { ranked, page, table: await readTable(context, null, { challenge: id, page, ranked }) }
}

function pagesOf({ total }: ChallengeTable): number {
  return Math.max(1, Math.ceil(total / tablePageSize))
}

function headOf(publicUrl: string, challenge: Challenge, { ranked, page }: Choice): Markup {
  const { id, title } = challenge
  const own = `/challenges/${id}`
  const url = publicUrl + (ranked === null && page === 1 ? own : own + queryOf(ranked, page))
  return pageHead({
    title: `Challenge: ${title}`,
    description: challengeDescription(challenge),
    url,
    picture: pictureOf(publicUrl, challenge),
  })
}

function pictureOf(publicUrl: string, challenge: Challenge) {
  const { id, title } = challenge
  return { url: `${publicUrl}/challenges/${id}/picture.png`, alt: `${title}. ${challengeBrief(challenge)}` }
}

function queryOf(ranked: boolean | null, page: number): string {
  const table = ranked === null ? '' : `table=${ranked ? 'ranked' : 'open'}&`
  return `?${table}page=${page}`
}

function bodyOf(opened: readonly Challenge[], challenge: Challenge, table: Markup): Markup {
  const { id, title } = challenge
  const others = opened
    .filter((one) => one !== challenge)
    .map((one) => markup`<li><a href="/challenges/${one.id}">${one.title}</a></li>`)
  const otherWeeks = markup`<h2>Other weeks</h2>
<ul>${others}</ul>`
  return frame(markup`<p class="kicker">${challengeKicker(id, challenge === opened[0])}</p>
<h1>${title}</h1>
<p>${challengeBrief(challenge)}</p>
<p>${RUNS_NOTE}</p>
<p><a href="/game?challenge=${id}">Play it</a></p>
<p><a href="/challenges/all-time">${ALL_TIME_TITLE}</a></p>
<h2>Table</h2>
<p>${TABLE_NOTE}</p>
${table}
${others.length > 0 ? otherWeeks : markup``}`)
}

function tableOf({ id, scoring }: Challenge, { ranked, page, table }: ShownTable): Markup {
  const link = (words: string, toRanked: boolean, toPage: number) =>
    markup`<a href="/challenges/${id}${queryOf(toRanked, toPage)}">${words}</a>`
  const kind = (words: string, isRanked: boolean) =>
    isRanked === ranked ? markup`<strong>${words}</strong>` : link(words, isRanked, 1)
  const pages = pagesOf(table)
  const turns = markup`<nav aria-label="Pages of the table">
${page > 1 ? link('Higher places', ranked, page - 1) : markup``}
<span>Page ${page} of ${pages}</span>
${page < pages ? link('Lower places', ranked, page + 1) : markup``}
</nav>`
  const rows = table.rows.map(
    ({ place, nickname, score, decisions, tries }) => markup`<tr>
<td>${place}</td><th scope="row">${nickname ?? NAME_REMOVED}</th><td>${scoreInWords(score, scoring)}</td>
<td>${decisions}</td>${ranked ? markup`` : markup`<td>${tries}</td>`}
</tr>`,
  )
  const whole = markup`<table>
<caption>${tableCaption(ranked)}</caption>
<thead><tr>
<th scope="col">Place</th><th scope="col">Manager</th><th scope="col">Score</th>
<th scope="col">Decisions</th>${ranked ? markup`` : markup`<th scope="col">Tries</th>`}
</tr></thead>
<tbody>${rows}</tbody>
</table>`
  return markup`<nav aria-label="Runs">${kind('Ranked', true)} ${kind('Open', false)}</nav>
${rows.length > 0 ? whole : markup`<p>${emptyTable(ranked)}</p>`}
${pages > 1 ? turns : markup``}`
}
