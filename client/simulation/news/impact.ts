/** Impacts of a random event as data, and their text. */
import { array, integer, number, oneOf, record, union, type Check } from '../core/checks.ts'
import { name, stars } from '../core/figures.ts'
import { toTenth } from '../core/clamp.ts'
import { capitalised } from '../core/english.ts'
import { signed, signedPounds } from '../core/money.ts'
import type { DeepReadonly } from '../core/readonly.ts'

/** One change. */
export type Impact =
  /** Fan mood, stamina, reputation and morale in points, the budget in whole pounds. */
  | { kind: ClubFigure; change: number }
  /** A figure of one player, own or a rival's; the wage in pounds a week. */
  | { kind: PlayerFigure; player: string; change: number }
  /** A temporary change: strength in percent, or seats. */
  | { kind: TemporaryFigure; change: number; days: number }
  /** A player who joined the club. The true potential is known to nobody, so that no text has it (ACA-7). */
  | { kind: 'new-player'; quality: number; potential: number }

const CLUB_FIGURES = [
  'fan-mood',
  'reputation',
  'budget',
  'injured-players',
  'morale-of-everyone',
  'stamina-of-everyone',
] as const
type ClubFigure = (typeof CLUB_FIGURES)[number]

const PLAYER_FIGURES = ['morale', 'quality', 'potential', 'wage'] as const
type PlayerFigure = (typeof PLAYER_FIGURES)[number]

const TEMPORARY_FIGURES = ['strength', 'seats'] as const
type TemporaryFigure = (typeof TEMPORARY_FIGURES)[number]

const MAX_CHANGES = 5

type ImpactOf<Kind extends Impact['kind']> = Extract<Impact, { kind: Kind }>

const change = number(-1e10, 1e10)

const impact = union(
  record<ImpactOf<(typeof CLUB_FIGURES)[number]>>({ kind: oneOf(CLUB_FIGURES), change }),
  record<ImpactOf<(typeof PLAYER_FIGURES)[number]>>({ kind: oneOf(PLAYER_FIGURES), player: name, change }),
  record<ImpactOf<(typeof TEMPORARY_FIGURES)[number]>>({
    kind: oneOf(TEMPORARY_FIGURES),
    change,
    days: integer(1, 365),
  }),
  record<ImpactOf<'new-player'>>({ kind: oneOf(['new-player']), quality: stars, potential: stars }),
)

export const impacts: Check<Impact[]> = array(impact, MAX_CHANGES)

/** A displayed figure: its name, such as 'Fan mood', and the amount, such as '−7%'. */
export interface ImpactFigure {
  name: string
  figure: string
}

/** Figures of all impacts, each with a capitalised name. */
export function impactFigures(impacts: DeepReadonly<Impact[]>): ImpactFigure[] {
  return impacts.flatMap(figuresOf).map(({ name, figure }) => ({ name: capitalised(name), figure }))
}

/** Space that keeps a figure on the line of its name. */
const NO_BREAK = '\u00a0'

/** All impacts in one line, such as 'Fan mood −4%, reputation −0.05'. A figure stays on the line of its name. */
export function impactText(impacts: DeepReadonly<Impact[]>): string {
  const text = impacts
    .flatMap(figuresOf)
    .map(({ name, figure }) => `${name}${NO_BREAK}${figure}`)
    .join(', ')
  return capitalised(text)
}

function figuresOf(impact: Impact): ImpactFigure[] {
  switch (impact.kind) {
    case 'fan-mood':
      return [{ name: 'fan mood', figure: `${signed(impact.change)}%` }]
    case 'reputation':
      return [{ name: 'reputation', figure: signed(impact.change) }]
    case 'budget':
      return [{ name: 'budget', figure: signedPounds(impact.change) }]
    case 'injured-players':
      return [{ name: 'injured players', figure: signed(impact.change) }]
    case 'morale-of-everyone':
      return [{ name: 'morale of every player', figure: signed(toTenth(impact.change)) }]
    case 'stamina-of-everyone':
      return [{ name: 'stamina of every player', figure: `${signed(impact.change)}%` }]
    case 'morale':
      return [{ name: `morale of ${impact.player}`, figure: signed(toTenth(impact.change)) }]
    case 'quality':
      return [{ name: `quality of ${impact.player}`, figure: signed(impact.change) }]
    case 'potential':
      return [{ name: `potential of ${impact.player}`, figure: signed(impact.change) }]
    case 'wage':
      return [{ name: `wage of ${impact.player}`, figure: `${signedPounds(impact.change)} a week` }]
    case 'strength':
      return [{ name: 'team strength', figure: `${signed(impact.change)}% for ${impact.days} days` }]
    case 'seats':
      return [{ name: 'seats', figure: `${signed(impact.change)} for ${impact.days} days` }]
    case 'new-player':
      return [
        { name: 'players', figure: '+1' },
        { name: 'quality', figure: impact.quality.toFixed(1) },
      ]
  }
}
