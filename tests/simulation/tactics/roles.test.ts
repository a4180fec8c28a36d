import { describe, expect, it, test } from 'vitest'
import { linesOf } from '../../../client/simulation/club/formation.ts'
import { POSITIONS } from '../../../client/simulation/people/position.ts'
import {
  fitInWords,
  placeFit,
  placesOf,
  roleFit,
  ROLES,
  type Role,
} from '../../../client/simulation/club/roles.ts'
import { FORMATIONS } from '../../../client/simulation/club/tactics.ts'
import { TRAITS, type TraitName } from '../../../client/simulation/people/traits.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import type { SheetPlayer } from '../../../client/simulation/match/matchReport.ts'
import { fillEleven } from '../../../client/simulation/players/replacement.ts'
import { autoPick, fieldEleven, selectedPlayers } from '../../../client/simulation/players/squad.ts'
import { pitchPlaces } from '../../../client/simulation/tactics/pitchPlaces.ts'
import { makeGame, makePlayer, makeRandom, makeSetup, makeSheet } from '../makeGame.ts'

const traits = (strengths: TraitName[], weaknesses: TraitName[] = []) => ({ strengths, weaknesses })

test.each(FORMATIONS)(
  '[TAC-12] each place of a %s has a role of its line, whose traits its players can have',
  (formation) => {
    const places = placesOf(formation)
    expect(places).toHaveLength(11)
    const lines = linesOf(formation)
    for (const position of POSITIONS) {
      const line = places.filter((place) => place.position === position)
      expect(line).toHaveLength(lines[position])
      for (const { role } of line) {
        const possible = ROLES[role].asks.filter((name) => TRAITS[name].positions.includes(position))
        expect(possible.length, role).toBeGreaterThanOrEqual(2)
      }
    }
  },
)

describe('the fit of a player', () => {
  it.each<[TraitName[], TraitName[], number, string]>([
    [[], [], 1, 'Fair'],
    [['Pace'], [], 1.03, 'Good'],
    [['Pace', 'Crossing'], [], 1.06, 'Ideal'],
    [['Pace', 'Crossing', 'Positioning'], [], 1.06, 'Ideal'],
    [['Heading'], ['Marking'], 1, 'Fair'],
    [['Pace'], ['Crossing'], 0.99, 'Weak'],
    [[], ['Pace', 'Crossing'], 0.92, 'Weak'],
    [[], ['Pace', 'Crossing', 'Positioning'], 0.92, 'Weak'],
  ])('[TAC-12] as full-back with %j and without %j is %d, %s', (strengths, weaknesses, fit, words) => {
    expect(roleFit(traits(strengths, weaknesses), 'Full-back')).toBeCloseTo(fit, 9)
    expect(fitInWords(roleFit(traits(strengths, weaknesses), 'Full-back'))).toBe(words)
  })

  it('in another line is 0.85, whatever they can', () => {
    const back = { type: 'Midfielder', ...traits(['Pace', 'Crossing']) } as const
    const fullBack = placesOf('4-4-2').find(({ role }) => role === 'Full-back')
    const fit = placeFit(back, fullBack!)
    expect([fit, fitInWords(fit)]).toEqual([0.85, 'Out of position'])
  })

  it('counts in a match', () => {
    const strength = (strengths: TraitName[]) => {
      const sheet = makeSheet('Home')
      // The first defender of a 4-4-2 is a full-back.
      const give = (player: SheetPlayer, i: number) => (i === 1 ? { ...player, strengths } : player)
      return playMatch(makeSetup({ home: { ...sheet, eleven: sheet.eleven.map(give) } })).strength.home.eleven
    }
    expect(strength(['Pace', 'Crossing']) / strength([])).toBeCloseTo((10 + 1.06 * 1.06) / 11, 9)
    expect(strength(['Heading', 'Marking']) / strength([])).toBe(1)
  })
})

describe('auto-pick', () => {
  const rolesByName = (game: ReturnType<typeof makeGame>) =>
    Object.fromEntries(
      pitchPlaces(game)
        .flat()
        .flatMap(({ role, taken }) => (taken ? [[taken.player.id, role]] : [])),
    ) as Record<string, Role>

  it('[PLA-23] puts players into the roles that suit them', () => {
    const game = makeGame()
    const [one, two, three, four] = game.players.filter(
      ({ type, inSquad }) => type === 'Midfielder' && inSquad,
    )
    const wide = traits(['Crossing', 'Dribbling'])
    Object.assign(one!, { ...traits(['Passing', 'Vision']), quality: 3.4 })
    Object.assign(two!, { ...wide, quality: 3.4 })
    Object.assign(three!, { ...wide, quality: 3.4 })
    Object.assign(four!, { ...traits(['Tackling', 'Positioning']), quality: 3.4 })
    autoPick(game)
    const roles = rolesByName(game)
    expect([one, two, three, four].map((player) => roles[player!.id])).toEqual([
      'Playmaker',
      'Winger',
      'Winger',
      'Holding midfielder',
    ])
  })

  it('[PLA-23] prefers the player who is worth more in the role to the slightly better one', () => {
    const game = makeGame()
    const forwards = game.players.filter(({ type }) => type === 'Forward')
    const [tall, better, poacher] = forwards
    Object.assign(tall!, { quality: 3, morale: 4, stamina: 95, ...traits(['Heading', 'First touch']) })
    Object.assign(better!, { quality: 3.05, morale: 4, stamina: 95, ...traits([], ['Heading', 'Finishing']) })
    Object.assign(poacher!, { quality: 3, morale: 4, stamina: 95, ...traits(['Finishing', 'Composure']) })
    autoPick(game)
    expect([tall, better, poacher].map((player) => player!.inSquad)).toEqual([true, false, true])
    expect(rolesByName(game)[tall!.id]).toBe('Target man')
  })

  it('[PLA-23] finds no worse eleven than any order of a line, in a hundred squads', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const random = makeRandom(seed)
      const players = Array.from({ length: 5 }, (_, i) =>
        makePlayer({
          id: `p-${i}`,
          type: 'Forward',
          quality: random.between(2, 3),
          ...traits(
            [random.pick(['Heading', 'Finishing', 'Pace', 'Stamina'] as const)],
            [random.pick(['Composure', 'First touch', 'Robustness'] as const)],
          ),
        }),
      )
      const worth = (eleven: readonly (typeof players)[number][]) =>
        eleven.reduce((sum, player, i) => {
          const stars = player.quality * roleFit(player, i === 0 ? 'Target man' : 'Poacher')
          return sum + stars * stars
        }, 0)
      const pairs = players.flatMap((one) =>
        players.flatMap((other) => (one === other ? [] : [[one, other]])),
      )
      const found = fieldEleven(players, '4-4-2', ({ quality }) => quality).slice(0, 2)
      expect(worth(found)).toBeCloseTo(Math.max(...pairs.map(worth)), 9)
    }
  })

  it('keeps the places of a line when a reserve comes in for one who is injured', () => {
    const game = makeGame()
    autoPick(game)
    const before = pitchPlaces(game).flat()
    const [, out] = selectedPlayers(game).filter(({ type }) => type === 'Defender')
    game.players.find(({ id }) => id === out!.id)!.injured = true
    fillEleven(game)
    const after = pitchPlaces(game).flat()
    for (const [i, { taken }] of before.entries()) {
      if (taken?.player.id !== out!.id) expect(after[i]?.taken?.player.id).toBe(taken?.player.id)
    }
  })
})
