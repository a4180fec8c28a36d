/** A footballer, of the player's own club or on the transfer market. */

/** The four groups of players, in the order of every list. */
export const POSITIONS = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'] as const
export type Position = (typeof POSITIONS)[number]

/** Recent form, worst first. */
export const FORMS = ['Poor', 'Average', 'Good', 'Excellent'] as const
export type Form = (typeof FORMS)[number]

export type PlayerId = string

/** Bounds of the figures below (CAR-4). */
export const MORALE_RANGE = { min: 1, max: 5 } as const
export const QUALITY_RANGE = { min: 1, max: 5 } as const
export const STAMINA_RANGE = { min: 10, max: 100 } as const

/** What a player has done in the running season, counted after each match. */
export interface SeasonFigures {
  goals: number
  assists: number
  /** Matches started or joined. */
  appearances: number
  /** Matches without a goal against, of a keeper who was in goal for most of them. */
  cleanSheets: number
  /** Match ratings added up, in tenths. */
  ratingTotal: number
}

/** The figures at a season's start. */
export function noFigures(): SeasonFigures {
  return { goals: 0, assists: 0, appearances: 0, cleanSheets: 0, ratingTotal: 0 }
}

export interface Player extends SeasonFigures {
  /** Unique in the career, never used again. */
  id: PlayerId
  name: string
  type: Position
  /** Country as in the keys of NAMES, such as 'England'. */
  nationality: string
  /** Years. */
  age: number
  /** Pounds per week. */
  wage: number
  /** True for the eleven selected to play, false for a reserve. */
  inSquad: boolean
  /** 1–5, shown as stars with halves. */
  quality: number
  /** The quality the player can reach, 1–5. */
  potential: number
  /** 1–5. */
  morale: number
  /** Freshness in percent, 10–100. */
  stamina: number
  injured: boolean
  /** Matches still to miss. */
  suspensions: number
  /** What he is good at, such as 'Finishing'. */
  strengths: string[]
  weaknesses: string[]
  form: Form
}

/** A player on the transfer market. */
export interface MarketPlayer extends Player {
  /** Whether they would come, by the club's reputation when they were listed or the week began. */
  interested: boolean
  /** Pounds to his present club. */
  transferFee: number
}

/** A player of another club: what a match needs of him, and what the years change. */
export interface RivalPlayer extends SeasonFigures {
  id: PlayerId
  name: string
  type: Position
  nationality: string
  age: number
  /** 1–5. */
  quality: number
  /** 1–5. */
  potential: number
  /** Matches he will still miss, injured or suspended. */
  matchesOut: number
}
