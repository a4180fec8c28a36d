/** Knowledge of a commentator before an own match: its history, the table, the people and the day. */
import { opponentById } from '../clubs/clubsOfEurope.ts'
import type { Meeting } from '../club/headToHead.ts'
import { ordinal } from '../core/ordinal.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Weather } from '../core/weather.ts'
import type { Snapshot } from '../gameState.ts'
import { leagueTable } from '../league/table.ts'
import { headToHead } from '../league/recordMeeting.ts'
import { isDerby } from '../league/rivalry.ts'
import type { MatchSetup, Side, TeamSheet } from '../match/matchReport.ts'
import { clubFigures, milestoneAt } from '../people/clubFigures.ts'
import { borrowedOf } from '../people/loan.ts'
import { nameInMatch } from '../people/nameInMatch.ts'
import { surname, type Player, type PlayerId } from '../people/player.ts'

interface Occasion {
  setup: DeepReadonly<MatchSetup>
  ownSide: Side
  crowd: { attendance: number; capacity: number }
  weather: Weather
}

/** Sentence, and the player in the place of its `{player}`, if it is about one. */
export interface MatchNote {
  phrase: string
  values: Readonly<Record<string, { name: string; id: PlayerId }>>
}

/** Least length of a run, of meetings without a win, and week from which the table counts. */
const RUN = 5
const WINLESS = 4
const TABLE_FROM = 6
/** Matches without a goal that make a forward's drought, and goals of a season that are many. */
const DROUGHT = 8
const MANY_GOALS = 10

const DERBY = [
  'It’s derby day, and you can feel it.',
  'Derbies don’t need selling to anybody here.',
  'Form counts for nothing in a derby, they say.',
  'Both ends have been singing since the turnstiles opened. It’s a derby.',
  'Bragging rights until they meet again: it’s a derby.',
]
const RAIN = [
  'The rain isn’t letting up, and the pitch is getting heavy.',
  'Wet through, the lot of them. A day for long studs.',
  'Rain, rain and more rain.',
  'The ball skids on in this rain.',
  'Not many without a hood in this rain.',
]
const FULL = [
  'Not an empty seat in the ground.',
  'A full house today.',
  'They’ve sold every last ticket.',
  'Standing room only, if there was any.',
]

/** Sentence of this match week, so that none comes again the next time. */
function ofWeek(sentences: readonly string[], { currentMatchWeek }: Snapshot): string {
  return sentences[currentMatchWeek % sentences.length] ?? ''
}

/** Notes, the most telling first. True at kick-off and for the whole match. */
export function matchNotes(state: Snapshot, { setup, ownSide, crowd, weather }: Occasion): MatchNote[] {
  const own = setup[ownSide]
  const rival = setup[ownSide === 'home' ? 'away' : 'home']
  const named = ({ player, phrase }: PlayerNote): MatchNote => ({
    phrase,
    values: { player: { id: player.id, name: nameInMatch(setup, player) } },
  })
  return [
    ...historyNotes(state, own, rival).map(plainNote),
    ...peopleNotes(state, own).map(named),
    ...reunionNotes(state, own, rival).map(named),
    ...tableNotes(state, own, rival).map(plainNote),
    ...dayNotes(state, weather, crowd).map(plainNote),
  ]
}

function plainNote(phrase: string): MatchNote {
  return { phrase, values: {} }
}

/** Note about a player, whom the phrase names. */
interface PlayerNote {
  player: { readonly id: PlayerId; readonly name: string }
  phrase: string
}

function historyNotes(
  state: Snapshot,
  own: DeepReadonly<TeamSheet>,
  rival: DeepReadonly<TeamSheet>,
): string[] {
  const { latest, winless } = headToHead(state, rival.club)
  const notes: string[] = []
  if (isDerby(rival.name)) notes.push(ofWeek(DERBY, state))
  const [last] = latest
  if (last) notes.push(meetingNote(last, state.currentSeason, { own: own.name, rival: rival.name }))
  if (winless >= WINLESS) notes.push(`${own.name} haven’t beaten ${rival.name} in ${winless} attempts.`)
  return notes
}

function meetingNote(
  { season, goalsFor, goalsAgainst }: DeepReadonly<Meeting>,
  currentSeason: number,
  names: { own: string; rival: string },
): string {
  const when = season === currentSeason ? 'Earlier this season' : 'When they last met'
  if (goalsFor === goalsAgainst) return `${when} it finished ${goalsFor}–${goalsAgainst}.`
  const score = `${Math.max(goalsFor, goalsAgainst)}–${Math.min(goalsFor, goalsAgainst)}`
  return `${when} it was ${score} to ${goalsFor > goalsAgainst ? names.own : names.rival}.`
}

function peopleNotes(state: Snapshot, own: DeepReadonly<TeamSheet>): PlayerNote[] {
  const starters = state.players.filter(({ id }) => own.eleven.some((player) => player.id === id))
  return starters.flatMap((player) => {
    const phrase = phraseAbout(state, player, own.name)
    return phrase === null ? [] : [{ player, phrase }]
  })
}

/** The most telling of a starter; null without any. */
function phraseAbout(state: Snapshot, player: DeepReadonly<Player>, club: string): string | null {
  const { matches } = clubFigures(player)
  const { type, appearances, goals } = player
  if (matches === 0) return isDebut(state, player) ? `A first match for ${club} for {player}.` : null
  if (milestoneAt('matches', matches + 1) === matches + 1) {
    return `This is match number ${matches + 1} for ${club} for {player}.`
  }
  if (state.farewells.retiring.includes(player.id)) return '{player} hangs up his boots in the summer.'
  if (state.minds.some(({ playerId, promise }) => playerId === player.id && promise)) {
    return '{player} was promised matches, and here he is.'
  }
  if (type === 'Forward' && appearances >= DROUGHT && goals === 0) {
    return '{player} is still waiting for his first goal of the season.'
  }
  return goals >= MANY_GOALS ? `{player} started the day with ${goals} goals this season.` : null
}

/** False for those who were at the club before matches were counted: they may have played any number. */
function isDebut(state: Snapshot, { id, name, earlier, isHomegrown }: DeepReadonly<Player>): boolean {
  const isSigning = state.transfersIn.some(({ playerName }) => playerName === name)
  return earlier.seasons > 0 || isHomegrown || isSigning || borrowedOf(state, id) !== undefined
}

/** Players against the club that sold them, on either side. */
function reunionNotes(
  { transfersIn, transfersOut }: Snapshot,
  own: DeepReadonly<TeamSheet>,
  rival: DeepReadonly<TeamSheet>,
): PlayerNote[] {
  const notes = (moves: Snapshot['transfersIn' | 'transfersOut'], sheet: typeof own, phrase: string) =>
    moves.flatMap(({ playerName, club }) => {
      const starter = sheet.eleven.find(({ name }) => name === playerName)
      return club === rival.name && starter ? [{ player: starter, phrase }] : []
    })
  return [
    ...notes(transfersIn, own, `{player} faces his old club, ${rival.name}.`),
    ...notes(transfersOut, rival, `{player} was a ${own.name} player once. He’ll want to make a point.`),
  ]
}

function tableNotes(state: Snapshot, own: DeepReadonly<TeamSheet>, rival: DeepReadonly<TeamSheet>): string[] {
  const { runs, currentMatchWeek } = state
  const notes: string[] = []
  if (runs.winning.length >= RUN) notes.push(`${own.name} have won ${runs.winning.length} in a row.`)
  else if (runs.unbeaten.length >= RUN) {
    notes.push(`${own.name} haven’t lost in ${runs.unbeaten.length} matches.`)
  }
  if (currentMatchWeek >= TABLE_FROM) {
    const table = leagueTable(state)
    const place = (id: string) => table.find(({ club }) => club.id === id)?.position
    const [ours, theirs] = [place(own.club), place(rival.club)]
    if (ours && theirs) {
      notes.push(`At kick-off it was ${ordinal(ours)} against ${ordinal(theirs)} in the table.`)
    }
    const { name, manager } = opponentById(state, rival.club)
    if (manager.since === state.currentSeason && state.currentSeason > 1) {
      notes.push(`${name} are still getting used to ${surname(manager.name)} as manager.`)
    }
  }
  return notes
}

function dayNotes(state: Snapshot, { sky }: Weather, { attendance, capacity }: Occasion['crowd']): string[] {
  const notes: string[] = []
  if (sky === 'rain') notes.push(ofWeek(RAIN, state))
  if (sky === 'snow') notes.push('Snow on the pitch. Not everybody’s idea of fun.')
  if (attendance > 0 && attendance >= capacity) notes.push(ofWeek(FULL, state))
  return notes
}
