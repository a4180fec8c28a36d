/** Transfers between the clubs of the league, and what the paper notes of them (LEA-22, LEA-23). */
import type { Competitor } from '../club/club.ts'
import type { ClubId } from '../core/ids.ts'
import { type PlayerId, type RivalPlayer, isFit } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import { PRESS_NOTES_KEPT, type PressNote, type TransferNote } from '../news/pressNote.ts'
import { rankPlayers, RIVAL_SQUAD } from '../clubs/createCompetitors.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { expectedReturn, RIVAL_CARE } from '../players/expectedReturn.ts'
import { noteMove } from '../history/noteMove.ts'
import { rivalValue } from '../transfers/offerPrice.ts'

/** Number of a summer's transfers that are noted, those of the best players. */
const SUMMER_NOTES = 20
/** Match weeks before which the rivals may deal with each other. */
const WINTER_WEEKS = { first: 18, last: 21 }
/** Days of absence of a first choice from which a club looks for cover. */
const LONG_ABSENCE = 21
/** Stars by which the cover must be better than the club's own. */
const WORTH_A_DEAL = 0.1

/** Club of every player of the league. */
export function clubsOfPlayers({
  club,
  players,
  competitors,
}: Pick<Snapshot, 'club' | 'players' | 'competitors'>): Map<PlayerId, ClubId> {
  return new Map(
    [{ id: club.id, players }, ...competitors].flatMap((one) => one.players.map(({ id }) => [id, one.id])),
  )
}

/** Notes of the best players whom rivals have signed from clubs of the league; `before` is the end of the season. */
export function noteSummerTransfers(
  { competitors }: Pick<GameState, 'competitors'>,
  before: ReadonlyMap<PlayerId, ClubId>,
): PressNote[] {
  const moves = competitors.flatMap(({ id: to, players }) =>
    players.flatMap(({ id, name, type, quality }) => {
      const from = before.get(id) ?? to
      return from === to ? [] : [{ quality, note: noteOf({ name, type }, { week: 0, from, to }) }]
    }),
  )
  moves.sort((a, b) => b.quality - a.quality)
  return moves.slice(0, SUMMER_NOTES).map(({ note }) => note)
}

interface Deal {
  buyer: Competitor
  seller: Competitor
  signing: RivalPlayer
  /** Player in exchange, so that both squads stay complete. */
  exchange: RivalPlayer
  fee: number
  gain: number
}

/**
 * Signs cover for an injured first choice of the rival with the most to gain, in the weeks of winter: one deal a week,
 * and one a season for a club (LEA-23).
 */
export function dealInWinter(state: GameState): void {
  const week = state.currentMatchWeek + 1
  if (week < WINTER_WEEKS.first || week > WINTER_WEEKS.last) return
  const dealt = new Set(
    state.pressNotes.flatMap((note) =>
      note.kind === 'transfer' && note.week > 0 ? [note.from, note.to] : [],
    ),
  )
  const clubs = state.competitors.filter(({ id }) => !dealt.has(id))
  let best: Deal | null = null
  for (const buyer of clubs) {
    for (const deal of dealsOf(state, buyer, clubs)) if (!best || deal.gain > best.gain) best = deal
  }
  if (!best) return
  const { buyer, seller, signing, exchange, fee } = best
  swap(buyer, exchange, signing)
  swap(seller, signing, exchange)
  buyer.transferBudget -= fee
  seller.transferBudget += fee
  noteMove(state, signing.id, { from: seller.id, to: buyer.id, fee })
  noteMove(state, exchange.id, { from: buyer.id, to: seller.id, fee: 0 })
  if (state.pressNotes.length >= PRESS_NOTES_KEPT) return
  state.pressNotes.push(noteOf(signing, { week, from: seller.id, to: buyer.id, exchange: exchange.name }))
}

/** Deals by which a club could replace its long-term absentees, by a reserve of another rival. */
function dealsOf({ offers, loans }: GameState, buyer: Competitor, clubs: readonly Competitor[]): Deal[] {
  if (!buyer.players.some(isOutForLong)) return []
  const talkedOf = new Set([
    ...offers.map(({ playerId }) => playerId),
    ...loans.map(({ player }) => player.id),
  ])
  // By line, the quality of its best absentee: nobody better comes as cover.
  const absentees = new Map<Position, number>()
  for (const { type, quality } of firstChoices(buyer).filter(isOutForLong)) {
    absentees.set(type, Math.max(quality, absentees.get(type) ?? 0))
  }
  return [...absentees].flatMap(([type, most]) => {
    const line = buyer.players.filter((player) => player.type === type)
    const cover = line.slice(RIVAL_SQUAD[type].starters).filter(isFit)
    const exchange = line.findLast((player) => isFit(player) && !talkedOf.has(player.id))
    if (!exchange) return []
    return clubs.flatMap((seller) => {
      if (seller === buyer) return []
      const signing = reservesOf(seller, type).find(
        (player) => isFit(player) && !talkedOf.has(player.id) && player.quality <= most,
      )
      if (!signing) return []
      const gain = signing.quality - Math.max(0, ...cover.map(({ quality }) => quality))
      const fee = Math.max(0, rivalValue(signing) - rivalValue(exchange))
      const isWorthIt = gain >= WORTH_A_DEAL && fee <= buyer.transferBudget
      return isWorthIt ? [{ buyer, seller, signing, exchange, fee, gain }] : []
    })
  })
}

function firstChoices({ players }: Competitor): RivalPlayer[] {
  return (Object.keys(RIVAL_SQUAD) as (keyof typeof RIVAL_SQUAD)[]).flatMap((type) =>
    players.filter((player) => player.type === type).slice(0, RIVAL_SQUAD[type].starters),
  )
}

function reservesOf({ players }: Competitor, type: RivalPlayer['type']): RivalPlayer[] {
  return players.filter((player) => player.type === type).slice(RIVAL_SQUAD[type].starters)
}

function isOutForLong({ injury }: RivalPlayer): boolean {
  return injury !== null && expectedReturn(injury, RIVAL_CARE).soonest >= LONG_ABSENCE
}

function swap(club: Competitor, leaving: RivalPlayer, joining: RivalPlayer): void {
  club.players = rankPlayers(club.players.map((player) => (player === leaving ? joining : player)))
}

function noteOf(
  { name: player, type }: Pick<RivalPlayer, 'name' | 'type'>,
  move: Pick<TransferNote, 'week' | 'from' | 'to'> & { exchange?: string },
): TransferNote {
  return { kind: 'transfer', player, type, exchange: null, ...move }
}
