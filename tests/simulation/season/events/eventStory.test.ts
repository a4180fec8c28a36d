import { expect, it } from 'vitest'
import { eventDescription, type EventStory } from '../../../../client/simulation/news/eventStory.ts'

const defeat = { playerScore: 0, opponentScore: 2, opponent: 'Beta', outcome: 'L' } as const

it.each<[EventStory, string]>([
  [
    { kind: 'transfer-request', facts: { player: 'Ann Able', leaguePosition: null } },
    'Ann Able isn’t happy at the club and has asked to leave.',
  ],
  [
    { kind: 'transfer-request', facts: { player: 'Ann Able', leaguePosition: 2 } },
    'Ann Able isn’t happy at a club in 2nd place and has asked to leave.',
  ],
  [
    { kind: 'fan-protest', facts: { lastMatch: null } },
    'Supporters have gathered at the gates: they aren’t happy with how the club is being run.',
  ],
  [
    { kind: 'fan-protest', facts: { lastMatch: defeat } },
    'Supporters have gathered at the gates: they aren’t happy with how the club is being run. The last match was a 0–2 defeat against Beta.',
  ],
  [
    { kind: 'fan-protest', facts: { lastMatch: { ...defeat, opponentScore: 0, outcome: 'D' } } },
    'Supporters have gathered at the gates: they aren’t happy with how the club is being run. The last match was a 0–0 draw against Beta.',
  ],
  [
    { kind: 'fan-protest', facts: { lastMatch: { ...defeat, opponentScore: 0 } } },
    'Supporters have gathered at the gates: they aren’t happy with how the club is being run. The last match was a defeat on penalties against Beta after a 0–0 draw.',
  ],
  [
    {
      kind: 'wonderkid-discovery',
      facts: {
        player: 'Bob Best',
        age: 16,
        position: 'Forward',
        spotter: { name: 'Cy Coe', role: 'Head Coach' },
      },
    },
    'Cy Coe, Head Coach, has spotted Bob Best, 16, a forward, on a park pitch round the corner. The youngster joins the reserves.',
  ],
  [
    { kind: 'rival-rising-star', facts: { player: 'Di Dow', club: 'Beta', age: 20, goals: 0 } },
    'Di Dow of Beta, 20 years old, is the talk of the league.',
  ],
  [
    { kind: 'rival-rising-star', facts: { player: 'Di Dow', club: 'Beta', age: 20, goals: 1 } },
    'Di Dow of Beta, 20 years old and with 1 goal this season, is the talk of the league.',
  ],
])('%j is described with its facts', (story, description) => {
  expect(eventDescription(story)).toBe(description)
})
