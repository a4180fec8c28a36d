/**
 * Matches as small as possible: of each player only what the engine reads and the career does not know, and of
 * the substitutes only those who came on, since the engine never chooses another one for them.
 */
import { FORMS } from '../people/player.ts'
import {
  DEFENSIVE_STYLES,
  FORMATIONS,
  INTENSITIES,
  OFFENSIVE_STYLES,
  STYLES,
  type Tactics,
} from '../club/tactics.ts'
import { DIGITS } from '../core/digits.ts'
import { numberOfId, type ClubId } from '../core/ids.ts'
import { FIRST_HASH, mixIn } from '../core/rng.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { conditionOf, partsOfCondition } from './condition.ts'
import type { KeptPerson, KeptSheet } from './keptMatch.ts'
import type { MatchReport, PlayedMinutes, SheetPlayer, TeamSheet } from './matchReport.ts'
import { PRONE_TO, pronenessOf } from './proneness.ts'

const DIGIT_BITS = 6
/** Digits of the figures of a player. */
export const FIGURES_LENGTH = 5
/** Numbers of values of quality and morale in hundredths above 1, and of stamina in percent. */
const QUALITIES = 501
const MORALES = 401
const STAMINAS = 101
const FORM_COUNT = FORMS.length

/** Sheet of a side after its match. */
export function packSheet(sheet: TeamSheet, minutes: PlayedMinutes): KeptSheet {
  const { club, tactics, orders, support, crowd, setPieces } = sheet
  const players: number[] = []
  const numbers: number[] = []
  const codes: number[] = []
  for (const player of sheet.eleven) {
    players.push(numberOfId(player.id))
    packFigures(player, codes)
  }
  for (const player of sheet.bench) {
    if (minutes[player.id] === undefined) continue
    players.push(numberOfId(player.id))
    numbers.push(player.number)
    packFigures(player, codes)
  }
  return {
    club,
    players,
    numbers,
    figures: String.fromCharCode(...codes),
    tactics: packTactics(tactics),
    orders,
    support,
    crowd,
    setPieces,
  }
}

/** Club of a kept sheet as the career knows it. */
type SheetClub = DeepReadonly<Pick<TeamSheet, 'name' | 'code' | 'colours'>> & { readonly id: ClubId }

/** The sheet of a match again; null when a player is unknown. */
export function unpackSheet(
  kept: DeepReadonly<KeptSheet>,
  { name, code, colours, id }: SheetClub,
  personOf: (id: string) => DeepReadonly<KeptPerson> | undefined,
): TeamSheet | null {
  const starters = kept.players.length - kept.numbers.length
  const players: SheetPlayer[] = []
  for (const [i, number] of kept.players.entries()) {
    const person = personOf(`p${number}`)
    if (!person) return null
    const { type, strengths, weaknesses } = person
    const { prone, ...figures } = unpackFigures(
      kept.figures.slice(i * FIGURES_LENGTH, (i + 1) * FIGURES_LENGTH),
    )
    players.push({
      id: person.id,
      name: person.name,
      number: kept.numbers[i - starters] ?? i + 1,
      type,
      ...figures,
      strengths,
      weaknesses,
      prone,
    })
  }
  return {
    club: id,
    name,
    code,
    colours: [colours[0], colours[1]],
    tactics: unpackTactics(kept.tactics),
    orders: kept.orders.map((order) => ({ ...order, tactics: { ...order.tactics } })),
    eleven: players.slice(0, starters),
    bench: players.slice(starters),
    support: kept.support,
    crowd: kept.crowd,
    setPieces: kept.setPieces,
  }
}

/** Hash of the events of a match, and of its penalties. */
export function fingerprintOf({ events, shootOut }: DeepReadonly<MatchReport>): number {
  let hash = FIRST_HASH
  for (const { minute, type, player, quality, attack } of events) {
    hash = mixIn(hash, minute)
    hash = mixIn(hash, type.length)
    hash = mixIn(hash, player ? numberOfId(player) : 0)
    hash = mixIn(hash, Math.round(quality * 1e6))
    hash = mixIn(hash, attack ? Math.round(attack.x * 10) : 0)
  }
  for (const { player, outcome } of shootOut ?? []) {
    hash = mixIn(hash, numberOfId(player))
    hash = mixIn(hash, outcome.length)
  }
  return hash >>> 0
}

/**
 * Adds the character codes of the digits of a player's figures to `codes`. Figures whose condition is made up of no
 * form and morale are kept as usual ones: the fingerprint refuses them.
 */
function packFigures({ quality, condition, stamina, prone }: SheetPlayer, codes: number[]): void {
  const { form, morale } = partsOfCondition(condition) ?? { form: 'Average', morale: 1 }
  // The leading figure, so that a match packed without it reads as 0.
  let rest = pronenessOf(prone)
  rest = rest * QUALITIES + Math.round(quality * 100) - 100
  rest = rest * MORALES + Math.round(morale * 100) - 100
  rest = rest * FORM_COUNT + FORMS.indexOf(form)
  rest = rest * STAMINAS + Math.round(stamina)
  for (let digit = FIGURES_LENGTH - 1; digit >= 0; digit--) {
    codes.push(DIGITS.charCodeAt((rest >> (digit * DIGIT_BITS)) % DIGITS.length))
  }
}

function unpackFigures(digits: string): Pick<SheetPlayer, 'quality' | 'condition' | 'stamina' | 'prone'> {
  let rest = 0
  for (const digit of digits) rest = rest * DIGITS.length + DIGITS.indexOf(digit)
  const stamina = rest % STAMINAS
  rest = Math.floor(rest / STAMINAS)
  const form = FORMS[rest % FORM_COUNT] ?? 'Average'
  rest = Math.floor(rest / FORM_COUNT)
  const morale = ((rest % MORALES) + 100) / 100
  rest = Math.floor(rest / MORALES)
  const quality = ((rest % QUALITIES) + 100) / 100
  const prone = PRONE_TO[Math.floor(rest / QUALITIES)] ?? null
  return { quality, condition: conditionOf({ form, morale }), stamina, prone }
}

function packTactics(tactics: Readonly<Tactics>): string {
  const { formation, style, intensity, offensiveStyle, defensiveStyle } = tactics
  const attack = `${FORMATIONS.indexOf(formation)}${STYLES.indexOf(style)}${INTENSITIES.indexOf(intensity)}`
  return `${attack}${OFFENSIVE_STYLES.indexOf(offensiveStyle)}${DEFENSIVE_STYLES.indexOf(defensiveStyle)}`
}

function unpackTactics(packed: string): Tactics {
  const at = <Choice>(choices: readonly Choice[], i: number): Choice =>
    choices[Number(packed[i])] ?? (choices[0] as Choice)
  return {
    formation: at(FORMATIONS, 0),
    style: at(STYLES, 1),
    intensity: at(INTENSITIES, 2),
    offensiveStyle: at(OFFENSIVE_STYLES, 3),
    defensiveStyle: at(DEFENSIVE_STYLES, 4),
  }
}
