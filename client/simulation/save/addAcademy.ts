import type { OldCareer } from './oldCareer.ts'

/** Adds the academy, what is known of the potential of players, and the assistant's rule about youngsters. */
export function addAcademy(career: OldCareer): OldCareer {
  const { assistant, players, market } = career as unknown as {
    assistant: object
    players: object[]
    market: object[]
  }
  return {
    ...career,
    academy: { intake: [], deadline: 0, released: [] },
    assistant: { ...assistant, signsYoungsters: false },
    players: players.map((player) => ({ ...player, known: 0.4, isHomegrown: false })),
    market: market.map((player) => ({ ...player, known: 0, isHomegrown: false })),
  }
}
