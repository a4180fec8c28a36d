/** Notes for the paper what the own club and the rival of a match have behind them. */
import type { ClubIdentity } from '../club/club.ts'
import { PRESS_NOTES_KEPT, type MeetingHistory } from '../news/pressNote.ts'
import type { GameState } from '../gameState.ts'
import { headToHead } from '../league/recordMeeting.ts'
import { GREAT_RIVAL_FROM, isDerby } from '../league/rivalry.ts'

/** Meetings without a win after which a win is news. */
export const WINLESS_NEWS = 3

/** Adds a note of the match in `week`, unless there is no history. Call before the meeting is counted. */
export function noteMeeting(
  state: GameState,
  rival: Readonly<Pick<ClubIdentity, 'id' | 'name'>>,
  week: number,
): void {
  const { pressNotes, currentSeason } = state
  const { wins, draws, losses, winless, rivalry, reasons } = headToHead(state, rival.id)
  const isGreatRival = rivalry >= GREAT_RIVAL_FROM
  let duel: MeetingHistory['duel'] = null
  for (const { cause, season, gap } of reasons) {
    if (season === currentSeason || (cause !== 'title-race' && cause !== 'survival')) continue
    duel = { cause, season, gap }
    break
  }
  const isNews = isGreatRival || duel !== null || winless >= WINLESS_NEWS || isDerby(rival.name)
  if (!isNews || wins + draws + losses === 0 || pressNotes.length >= PRESS_NOTES_KEPT) return
  const history = { wins, draws, losses, winless, isGreatRival, duel }
  pressNotes.push({ kind: 'meeting', week, opponent: rival.id, ...history })
}
