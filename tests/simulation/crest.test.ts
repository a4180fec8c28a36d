import { describe, expect, it } from 'vitest'
import { ownIdentity, RIVAL_CLUBS } from '../../client/simulation/clubs/clubNames.ts'
import { SECOND_CLUBS } from '../../client/simulation/clubs/secondClubs.ts'
import { CREST_COUNT, crestOf } from '../../client/components/crestPlan.ts'
import { CHARGES, PARTITIONS, SHIELDS } from '../../client/components/crestShapes.ts'

const many = Array.from({ length: 2_000 }, (_, index) =>
  crestOf({ code: 'ABC', colours: ['#14213d', '#fca311'], crestSeed: index * 40_507 }),
)

describe('crests', () => {
  it('depend on seed, colours and code only', () => {
    const [club] = RIVAL_CLUBS
    if (!club) throw new Error('no rival clubs')
    expect(crestOf({ ...club })).toEqual(crestOf(club))
    expect(crestOf({ ...club, colours: ['#000000', '#ffffff'] })).toMatchObject({
      shield: crestOf(club).shield,
      charge: crestOf(club).charge,
      field: '#000000',
      trim: '#ffffff',
    })
  })

  it('are different for every club of the league', () => {
    const plans = [...RIVAL_CLUBS, ...SECOND_CLUBS, ownIdentity('Your Club', 1)].map(crestOf)
    const drawings = plans.map(({ shield, partition, layout, charge }) =>
      [shield, partition, layout, charge].join(),
    )
    expect(new Set(drawings).size).toBe(40)
    expect(new Set(plans.map((plan) => plan.shield)).size).toBe(Object.keys(SHIELDS).length)
  })

  it('match the names of some clubs', () => {
    const chargeOf = (name: string) =>
      RIVAL_CLUBS.filter((club) => club.name === name).map((club) => crestOf(club).charge)
    expect(chargeOf('Sheffield Anvil')).toEqual(['anvil'])
    expect(chargeOf('Hull Lightship')).toEqual(['lantern'])
    expect(chargeOf('York Ridings')).toEqual(['rose'])
  })

  it('exist for any seed', () => {
    const [club] = RIVAL_CLUBS
    if (!club) throw new Error('no rival clubs')
    expect(crestOf({ ...club, crestSeed: 5 + CREST_COUNT })).toEqual(crestOf({ ...club, crestSeed: 5 }))
    expect(() => crestOf({ ...club, crestSeed: 4_294_967_295 })).not.toThrow()
  })

  it('use every shield, partition, charge and layout', () => {
    expect(new Set(many.map((plan) => plan.shield)).size).toBe(Object.keys(SHIELDS).length)
    expect(new Set(many.map((plan) => plan.partition)).size).toBe(Object.keys(PARTITIONS).length)
    expect(new Set(many.map((plan) => plan.charge)).size).toBe(Object.keys(CHARGES).length)
    expect(new Set(many.map((plan) => plan.layout)).size).toBe(4)
  })

  it('never draw letters in the colour of their band', () => {
    for (const plan of [...many, ...RIVAL_CLUBS.map(crestOf)]) expect(plan.ink).not.toBe(plan.band)
  })

  it('draw a third colour only where it differs from both of the club', () => {
    const bands = new Set(many.map((plan) => plan.band))
    expect(bands.has('#fca311')).toBe(true)
    expect(bands.has('#14213d')).toBe(false)
    expect(bands.has('#15171c')).toBe(false)
  })

  it('survive colours that are missing', () => {
    expect(crestOf({ code: 'ABC', colours: [], crestSeed: 1 })).toMatchObject({
      field: '#ffffff',
      trim: '#15171c',
    })
  })
})
