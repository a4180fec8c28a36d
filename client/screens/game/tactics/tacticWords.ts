import { CHOICE_NAMES } from '../../../simulation/club/tacticNames.ts'
import type { Tactics } from '../../../simulation/club/tactics.ts'
import type {
  Arrows,
  DemandReport,
  OpposingChoice,
  TacticChoice,
} from '../../../simulation/reports/tacticsReport.ts'
import { counted } from '../../../simulation/core/english.ts'

/** Share of strength from which a demand clearly suits an eleven. */
const CLEARLY = 0.02

/** Name of a choice of any part. */
export function choiceName(part: keyof Tactics, value: string): string {
  const names: Record<string, string> = CHOICE_NAMES[part]
  return names[value] ?? value
}

/** Opponents that a choice is good and bad against: 'Good against Attacking. Bad against Defensive.' */
export function matchupsInWords({
  goodAgainst,
  badAgainst,
}: Pick<TacticChoice<unknown>, 'goodAgainst' | 'badAgainst'>): string {
  if (goodAgainst.length === 0 && badAgainst.length === 0) return 'No clear match-ups.'
  const names = (choices: readonly OpposingChoice[]) =>
    choices.map(({ part, value }) => choiceName(part, value)).join(', ')
  return `Good against ${names(goodAgainst)}. Bad against ${names(badAgainst)}.`
}

/** Demand of a choice on the players: 'Asks for Pace, Vision: 3 strengths, 1 weakness. Suits your eleven.' */
export function demandInWords({ asks, strengths, weaknesses, gain }: DemandReport): string {
  if (asks.length === 0) {
    return 'Asks for nothing special: any eleven can play it.'
  }
  const have = `${counted(strengths, 'strength')}, ${counted(weaknesses, 'weakness', 'weaknesses')}`
  return `Asks for ${asks.join(', ')}: ${have}. ${suitInWords(gain)}`
}

function suitInWords(gain: number): string {
  if (gain === 0) return 'Fine for your eleven, no better and no worse.'
  const degree = Math.abs(gain) >= CLEARLY ? 'clearly ' : ''
  return gain > 0 ? `This ${degree}suits your eleven.` : `This ${degree}overtaxes your eleven.`
}

/** Symbols for the fit of a choice: '++' suits clearly, '+', '' neither, '−', '−−' overtaxes clearly. */
export function suitDrawn(gain: number): string {
  if (gain === 0) return ''
  return (gain > 0 ? '+' : '−').repeat(Math.abs(gain) >= CLEARLY ? 2 : 1)
}

/** Arrows as drawn: up to three, up for good and down for bad. */
export function arrowsDrawn(arrows: Arrows): string {
  return (arrows > 0 ? '▲' : '▼').repeat(Math.abs(arrows))
}

const ARROW_WORDS = ['no effect known', 'slightly', 'clearly', 'very']

/** Arrows in words: 'clearly good', 'slightly bad', 'no effect known'. */
export function arrowsInWords(arrows: Arrows): string {
  const degree = ARROW_WORDS[Math.abs(arrows)] ?? ''
  return arrows === 0 ? degree : `${degree} ${arrows > 0 ? 'good' : 'bad'}`
}
