import { describe, expect, it } from 'vitest'
import { commentary } from '../../scenes/matchday/script/commentary/commentary.ts'
import { SHOUTS, TALKS } from '../../client/simulation/club/calls.ts'
import type {
  MatchInput,
  MatchReport,
  SheetPlayer,
  TeamSheet,
} from '../../client/simulation/match/matchReport.ts'
import type { StandingOrder } from '../../client/simulation/club/standingOrder.ts'
import { OWN_CLUB } from '../../client/simulation/core/ids.ts'
import { playMatch } from '../../client/simulation/match/engine.ts'
import { makeReport, makeSetup } from './makeReport.ts'

describe('commentary', () => {
  it('has a line for every event, in order, with all placeholders filled', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const report = makeReport(seed)
      const lines = commentary(report)
      expect(lines.map(({ kind }) => kind)).toEqual(report.events.map(({ type }) => type))
      for (const { text } of lines) {
        expect(text).toMatch(/\S/)
        expect(text).not.toMatch(/[{}]|undefined|the winger/)
      }
    }
  })

  it('names each player as a part of their own, with their id [TAB-10]', () => {
    const named = { shots: 0, substitutions: 0 }
    for (let seed = 1; seed <= 10; seed++) {
      const report = makeReport(seed)
      const { home, away } = report.setup
      const sheets = [...home.eleven, ...home.bench, ...away.eleven, ...away.bench]
      for (const { event, kind, text, parts } of commentary(report)) {
        expect(parts.map((part) => part.text).join('')).toBe(text)
        const ids = parts.flatMap(({ id }) => id ?? [])
        for (const part of parts) {
          if (part.id === null) continue
          expect(sheets.find(({ id }) => id === part.id)?.name.endsWith(part.text)).toBe(true)
        }
        const { player, assist } = report.events[event ?? -1] ?? {}
        if (kind === 'substitution') {
          expect(ids.toSorted()).toEqual([player, assist].toSorted())
          named.substitutions++
        } else if (kind === 'goal') {
          expect(ids).toContain(player)
          named.shots++
        }
      }
    }
    expect(Math.min(named.shots, named.substitutions)).toBeGreaterThan(0)
  })

  it('could not tell two players of one surname apart', () => {
    const report = makeReport(3)
    const { home, away } = report.setup
    const scorer = report.events.find(({ type }) => type === 'goal')?.player
    const named = (sheet: TeamSheet, change: (player: SheetPlayer) => string): TeamSheet => ({
      ...sheet,
      eleven: sheet.eleven.map((player) => ({ ...player, name: change(player) })),
    })
    const isHome = home.eleven.some(({ id }) => id === scorer)
    const namesake = (isHome ? away : home).eleven.at(-1)?.id
    const own = named(isHome ? home : away, ({ id, name }) => (id === scorer ? 'Tom Hill' : name))
    const other = named(isHome ? away : home, ({ id, name }) => (id === namesake ? 'Sam Hill' : name))
    const setup = { ...report.setup, home: isHome ? own : other, away: isHome ? other : own }
    const names = commentary({ ...report, setup })
      .flatMap(({ parts }) => parts)
      .filter(({ id }) => id === scorer)
      .map(({ text }) => text)
    expect(new Set(names)).toEqual(new Set(['T. Hill']))
  })

  describe('by standing order', () => {
    const orders: StandingOrder[] = [
      { from: 60, when: 'any', tactics: { style: 'attacking', intensity: 'high' }, off: 'Midfielder' },
      { from: 70, when: 'any', tactics: { style: 'attacking', defensiveStyle: 'high_press' }, off: null },
    ]
    /** Texts of both changes of set-up, and of the substitution, of the home side. */
    const linesOf = (ownSide: 'home' | null) => {
      const setup = makeSetup(2)
      const report = playMatch({ ...setup, home: { ...setup.home, orders } })
      const at = commentary(report, ownSide).filter(
        ({ minute, team }) => [60, 70].includes(minute) && team === 'home',
      )
      const textsOf = (wanted: string) => at.filter(({ kind }) => kind === wanted).map(({ text }) => text)
      return { changes: textsOf('tactics'), substitutions: textsOf('substitution') }
    }

    it.each(['home', null] as const)(
      'names the changes of set-up and the substitute, own side %s',
      (side) => {
        const { changes, substitutions } = linesOf(side)
        expect(changes).toHaveLength(2)
        expect(changes[0]).toMatch(/Northgate Town.*attacking, high tempo\./)
        // The style was attacking before.
        expect(changes[1]).toMatch(/Northgate Town.*: high press\./)
        expect(substitutions).toHaveLength(1)
      },
    )

    it('mentions the orders of the own club, and of no other', () => {
      const { changes, substitutions } = linesOf('home')
      for (const text of changes) expect(text).toMatch(/standing order/i)
      for (const text of substitutions) expect(text).toMatch(/ By standing order\.$/)
      const rival = linesOf(null)
      for (const text of [...rival.changes, ...rival.substitutions]) expect(text).not.toMatch(/order/i)
      expect(commentary(makeReport(2)).every(({ text }) => !/standing order/i.test(text))).toBe(true)
    })
  })

  describe('changes of plan', () => {
    const setup = makeSetup(2)
    const own = { ...setup.home, club: OWN_CLUB }
    const textsOf = (report: MatchReport) =>
      commentary(report).flatMap(({ kind, minute, text }) => (kind === 'tactics' ? [[minute, text]] : []))

    it('are one line where two orders in a minute were announced one after the other', () => {
      const orders: StandingOrder[] = [
        { from: 87, when: 'any', tactics: { style: 'defensive', intensity: 'low' }, off: null },
        { from: 87, when: 'any', tactics: { style: 'attacking', intensity: 'high' }, off: null },
      ]
      const report = playMatch({ ...setup, home: { ...own, orders } })
      expect(report.events.filter(({ type }) => type === 'tactics')).toHaveLength(2)
      expect(textsOf(report)).toEqual([[87, expect.stringMatching(/: attacking, high tempo\.$/)]])
    })

    it('have no line where nothing has changed', () => {
      const { tactics } = setup.home
      const orders: StandingOrder[] = [
        { from: 87, when: 'any', tactics: { style: 'attacking' }, off: null },
        { from: 87, when: 'any', tactics: { style: tactics.style }, off: null },
      ]
      const sameByHand: MatchInput = { kind: 'tactics', isFinal: true, minute: 30, side: 'home', tactics }
      expect(textsOf(playMatch({ ...setup, home: { ...own, orders } }, [sameByHand]))).toEqual([])
    })

    it('made by hand have a line that does not speak of a standing order', () => {
      const tactics = { ...own.tactics, style: 'attacking', formation: '4-3-3' } as const
      const report = playMatch({ ...setup, home: own }, [
        { kind: 'tactics', isFinal: true, minute: 30, side: 'home', tactics },
      ])
      const [[minute, text] = []] = textsOf(report)
      expect(minute).toBe(30)
      expect(text).toMatch(/Northgate Town.*: 4-3-3, attacking\.$/)
      expect(text).not.toMatch(/order/i)
    })
  })

  it('has words for every talk and shout, also after attacks of the same name', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const calls: MatchInput[] = [
        ...SHOUTS.map((shout, i): MatchInput => ({
          kind: 'shout',
          minute: 20 + 12 * i,
          side: 'home',
          shout,
        })),
        { kind: 'talk', minute: 46, side: 'home', talk: TALKS[seed % TALKS.length]!, to: null },
      ]
      const lines = commentary(makeReport(seed, calls)).filter(({ event }) => event === null)
      expect(lines).toHaveLength(calls.length)
      for (const { text } of lines) expect(text).toMatch(/\w{3}.*[.?]$/)
    }
  })

  it('calls a chance the best so far only when none before was as good', () => {
    const seen: string[] = []
    for (let seed = 1; seed <= 300; seed++) {
      const { events, ...report } = makeReport(seed)
      for (const { text, event } of commentary({ events, ...report })) {
        expect(text).not.toContain('chance of the match')
        if (!/the best chance so far/i.test(text)) continue
        const before = events.slice(0, event ?? 0).map(({ quality }) => quality)
        expect(events[event ?? 0]?.quality).toBeGreaterThan(Math.max(...before))
        seen.push(text)
      }
    }
    expect(seen.length).toBeGreaterThan(0)
  })

  it('announces the score with every goal and at the end', () => {
    const report = makeReport(3)
    const goals = { home: 0, away: 0 }
    for (const { kind, team, text } of commentary(report)) {
      if (kind === 'goal' && team) goals[team]++
      if (kind === 'goal' || kind === 'full-time') {
        expect(text).toContain(`Northgate Town ${goals.home}–${goals.away} Harbour Rovers`)
      }
    }
    expect(goals).toEqual(report.goals)
  })

  it.each(['home', 'away'] as const)('says we of the own side, %s, and they only of the other', (ownSide) => {
    const said = new Set<string>()
    for (let seed = 1; seed <= 160; seed++) {
      for (const { team, text } of commentary(makeReport(seed), ownSide)) {
        for (const [, who] of text.matchAll(/(?:^|[.!?] )(We|They|Us|Them|Our|Their)\b(?! are under way)/g)) {
          expect([text, who]).toEqual([text, team === ownSide ? 'We' : 'They'])
          said.add(`${who} ${text.includes('level!') ? 'level' : 'score'}`)
        }
      }
    }
    expect([...said].sort()).toEqual(['They level', 'They score', 'We level', 'We score'])
  })

  it('names the side in a match of two other clubs', () => {
    for (let seed = 1; seed <= 40; seed++) {
      for (const { text } of commentary(makeReport(seed), null)) {
        expect(text).not.toMatch(/(^|[.!?] )(They|We)\b(?! are under way)/)
      }
    }
  })

  it('does not repeat a phrase in a row for the same kind of event', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const said = new Map<string, string>()
      for (const { kind, text } of commentary(makeReport(seed))) {
        expect(text).not.toBe(said.get(kind))
        said.set(kind, text)
      }
    }
  })

  it('keeps earlier lines when the rest of the match changes', () => {
    const whole = makeReport(5)
    const part = { ...whole, events: whole.events.slice(0, 9) }
    expect(commentary(part)).toEqual(commentary(whole).slice(0, 9))
  })
})
