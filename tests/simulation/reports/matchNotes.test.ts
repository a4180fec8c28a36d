import { changeHeadToHead } from '../../../client/simulation/league/recordMeeting.ts'
import { describe, expect, it } from 'vitest'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay } from '../../../client/simulation/season/day.ts'
import { watchMatch } from '../../../client/simulation/season/watchedMatch.ts'
import { matchNotes } from '../../../client/simulation/reports/matchNotes.ts'
import { insert, textOf } from '../../../scenes/matchday/script/commentary/insert.ts'
import { surname } from '../../../client/simulation/people/player.ts'

const morning = createGame({ seed: 8, clubName: 'Northgate' })
while (!morning.awaitingKickOff) beginDay(morning)

/** Notes on the first match of a career after changes of what is known, and both clubs. */
function notesAfter(change: (game: GameState, rival: string) => void = () => {}) {
  const game = structuredClone(morning)
  const { match } = watchMatch(game)!
  const rival = match.setup[match.ownSide === 'home' ? 'away' : 'home']
  change(game, rival.club)
  const starters = game.players.filter(({ id }) =>
    match.setup[match.ownSide].eleven.some((one) => one.id === id),
  )
  const noted = matchNotes(game, match).map(({ phrase, values }) => insert(phrase, values))
  return { notes: noted.map(textOf), noted, rival, starters, match }
}

function allFromTheAcademy({ players }: GameState): void {
  for (const player of players) player.isHomegrown = true
}

describe('notes on a match', () => {
  it('name every starter from the academy who plays for the club for the first time', () => {
    const { notes, starters } = notesAfter(allFromTheAcademy)
    for (const { name } of starters)
      expect(notes).toContain(`A first match for Northgate for ${surname(name)}.`)
  })

  it('call a match of a signing the first one', () => {
    const { notes, starters } = notesAfter((game) => {
      const { name } = game.players.find(({ inSquad }) => inSquad)!
      game.transfersIn.push({ playerName: name, fee: 1, wage: 1, day: 2, club: 'Elsewhere' })
    })
    expect(notes.filter((note) => note.startsWith('A first match'))).toEqual([
      `A first match for Northgate for ${surname(starters.find(({ inSquad }) => inSquad)!.name)}.`,
    ])
  })

  it('call no match of those who were at the club before the career the first one', () => {
    expect(notesAfter().notes.filter((note) => note.startsWith('A first match'))).toEqual([])
  })

  it('lead from the name of a player to their page [TAB-10]', () => {
    const { noted, starters } = notesAfter(allFromTheAcademy)
    for (const { id, name } of starters) {
      expect(noted).toContainEqual([
        { text: 'A first match for Northgate for ', id: null },
        { text: surname(name), id },
        { text: '.', id: null },
      ])
    }
  })

  it('tell how the last meeting ended, and for whom', () => {
    const meet = (goalsFor: number, goalsAgainst: number, season: number) =>
      notesAfter((game, rival) => {
        const latest = [{ season, week: 3, isHome: true, goalsFor, goalsAgainst }]
        changeHeadToHead(game, rival, () => ({ latest }))
      })
    const lost = meet(1, 2, 1)
    expect(lost.notes).toContain(`Earlier this season it was 2–1 to ${lost.rival.name}.`)
    expect(meet(3, 0, 0).notes).toContain('When they last met it was 3–0 to Northgate.')
    expect(meet(2, 2, 0).notes).toContain('When they last met it finished 2–2.')
  })

  it.each([
    [3, false],
    [4, true],
  ])('speak of %i meetings without a win: %s', (winless, isTold) => {
    const { notes, rival } = notesAfter((game, club) => {
      game.headToHeads = game.headToHeads.map((one) => (one.club === club ? { ...one, winless } : one))
    })
    expect(notes.includes(`Northgate haven’t beaten ${rival.name} in ${winless} attempts.`)).toBe(isTold)
  })

  it.each([
    [98, null],
    [99, 'This is match number 100 for Northgate for'],
    [100, null],
  ])('count a hundred matches of a player with %i behind them', (appearances, text) => {
    const { notes, starters } = notesAfter((game) => {
      for (const player of game.players) player.earlier = { seasons: 3, appearances, goals: 0 }
    })
    const name = surname(starters[0]!.name)
    expect(notes.some((note) => note.includes('match number'))).toBe(text !== null)
    if (text !== null) expect(notes).toContain(`${text} ${name}.`)
  })

  it.each([
    [7, 0, false],
    [8, 0, true],
    [8, 1, false],
  ])('name a forward with %i matches and %i goals in a drought: %s', (appearances, goals, isTold) => {
    const { notes, starters } = notesAfter((game) => {
      for (const player of game.players) Object.assign(player, { appearances, goals })
    })
    const forwards = starters.filter(({ type }) => type === 'Forward').map(({ name }) => surname(name))
    for (const name of forwards) {
      expect(notes.includes(`${name} is still waiting for his first goal of the season.`)).toBe(isTold)
    }
  })

  it('name a player who faces the club that sold them', () => {
    const { notes, starters, rival } = notesAfter((game, club) => {
      const name = game.competitors.find(({ id }) => id === club)!.name
      for (const { name: playerName } of game.players) {
        game.transfersIn.push({ playerName, fee: 1, wage: 1, day: 1, club: name })
      }
    })
    expect(notes).toContain(`${surname(starters[0]!.name)} faces his old club, ${rival.name}.`)
  })
})
