/** All-time table as the server writes it, for crawlers, previews of links and browsers without JavaScript. */
import {
  ALL_TIME_DESCRIPTION,
  ALL_TIME_EMPTY,
  ALL_TIME_NOTE,
  ALL_TIME_TITLE,
  NAME_REMOVED,
} from '../../client/simulation/club/challengePageWords.ts'
import type { AllTimeTable } from '../schemas/challenges.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import { readAllTimeTable } from './allTimeTable.ts'
import { type Markup, markup } from './markup.ts'
import { type ChallengePage, frame, pageHead, pageWithTable } from './pageParts.ts'

/** Returns the page; without the database it lacks its table. */
export function readAllTimePage(
  context: Pick<ServiceContext, 'db' | 'clock' | 'publicUrl'>,
): Promise<ChallengePage | null> {
  return pageWithTable({
    head: pageHead({
      title: ALL_TIME_TITLE,
      description: ALL_TIME_DESCRIPTION,
      url: `${context.publicUrl}/challenges/all-time`,
    }),
    reading: readAllTimeTable(context, null),
    tableOf,
    bodyOf: (table) =>
      frame(markup`<p class="kicker">The weekly challenges</p>
<h1>${ALL_TIME_TITLE}</h1>
<p>${ALL_TIME_NOTE}</p>
${table}
<p><a href="/challenges">The challenge of the week</a></p>`),
  })
}

function tableOf({ rows }: AllTimeTable): Markup {
  if (rows.length === 0) return markup`<p>${ALL_TIME_EMPTY}</p>`
  const cells = rows.map(
    ({ place, nickname, points, weeks, wins, best }) => markup`<tr>
<td>${place}</td><th scope="row">${nickname ?? NAME_REMOVED}</th><td>${points}</td>
<td>${weeks}</td><td>${wins}</td><td>${best}</td>
</tr>`,
  )
  return markup`<table>
<caption>${ALL_TIME_TITLE}</caption>
<thead><tr>
<th scope="col">Place</th><th scope="col">Manager</th><th scope="col">Points</th>
<th scope="col">Weeks</th><th scope="col">Wins</th><th scope="col">Best place</th>
</tr></thead>
<tbody>${cells}</tbody>
</table>`
}
