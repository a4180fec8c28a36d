/** Stories of the paper, as figures and ids only. Their texts are in `headlines.ts` and `leads.ts`. */
import type { ClubId } from '../../core/ids.ts'
import type { CompetitionId } from '../../core/tie.ts'
import type { PressNote } from '../../news/pressNote.ts'

/** Result of the own club. */
export interface OwnResult {
  opponent: ClubId
  isHome: boolean
  goalsFor: number
  goalsAgainst: number
  /** Position of the own club after the match, 1–20. */
  position: number
  isDerby: boolean
}

/** Meetings with a club, including this week's. */
interface Meetings {
  wins: number
  draws: number
  losses: number
}

/** Consecutive matches up to and including this week. */
interface Run {
  club: ClubId
  matches: number
}

/** Match with a winner. */
interface Won {
  winner: ClubId
  loser: ClubId
  winnerGoals: number
  loserGoals: number
}

/** Tie of the cup from the view of its winner. */
export interface CupWin {
  /** From 1, the first round. */
  round: number
  winner: ClubId
  loser: ClubId
  /** Goals with those of extra time. */
  winnerGoals: number
  loserGoals: number
  /** True on the winner's ground, or for the club drawn first on neutral ground. */
  isHome: boolean
  isNeutral: boolean
  hasExtraTime: boolean
  /** Penalties scored by winner and loser; null without a shoot-out. */
  penalties: { scored: number; conceded: number } | null
  /** True for a club of the second division that has beaten one of the first. */
  isUpset: boolean
}

/** Goals from the view of the own club. */
interface OwnGoals {
  goalsFor: number
  goalsAgainst: number
}

/** Tie of Europe or of the play-off from the view of the own club. */
export interface OwnTie extends OwnGoals {
  competition: CompetitionId
  round: number
  opponent: ClubId
  isHome: boolean
  isNeutral: boolean
  /** Goals of both legs once the second has been played; null for other matches. */
  aggregate: OwnGoals | null
  /** Penalties scored; null without a shoot-out. */
  penalties: OwnGoals | null
}

export type Story =
  /** Predicted table, champions first; `ownPlace` is the own club's position in it. */
  | { kind: 'prediction'; order: readonly ClubId[]; ownPlace: number }
  | ({ kind: 'own-win' } & OwnResult)
  /** Won by three goals or more. */
  | ({ kind: 'own-big-win' } & OwnResult)
  | ({ kind: 'own-draw' } & OwnResult)
  | ({ kind: 'own-defeat' } & OwnResult)
  /** Lost by three goals or more. */
  | ({ kind: 'own-heavy-defeat' } & OwnResult)
  | ({ kind: 'winning-run' } & Run)
  | ({ kind: 'unbeaten-run' } & Run)
  | ({ kind: 'losing-run' } & Run)
  | ({ kind: 'winless-run' } & Run)
  | ({ kind: 'clean-sheets' } & Run)
  | ({ kind: 'goal-drought' } & Run)
  /** A winning run of `matches` was ended by `opponent`. */
  | ({ kind: 'run-ended'; opponent: ClubId } & Run)
  /** A club beat one that stood `gap` places higher. */
  | ({ kind: 'upset'; gap: number } & Won)
  /** The widest win of the round. */
  | ({ kind: 'big-win' } & Won)
  | { kind: 'goal-feast'; home: ClubId; away: ClubId; homeGoals: number; awayGoals: number }
  | { kind: 'new-leaders'; club: ClubId; former: ClubId; points: number }
  /** Leaders at half-season. */
  | { kind: 'half-way'; club: ClubId; second: ClubId; points: number; gap: number }
  /** The leader is `gap` points ahead of the second with `left` matches to play. */
  | { kind: 'title-race'; club: ClubId; second: ClubId; gap: number; left: number }
  /** The champions can no longer be caught. */
  | { kind: 'title-won'; club: ClubId; left: number; points: number }
  /** Position 18, the last with which a manager keeps the job, and the position below. */
  | { kind: 'survival'; club: ClubId; below: ClubId; gap: number; left: number }
  | { kind: 'bottom'; club: ClubId; points: number; gap: number }
  | { kind: 'first-win'; club: ClubId; opponent: ClubId; matches: number }
  | { kind: 'last-unbeaten'; club: ClubId; opponent: ClubId; matches: number }
  | { kind: 'climb'; club: ClubId; from: number; to: number }
  | { kind: 'hat-trick'; player: string; club: ClubId; opponent: ClubId; goals: number }
  | { kind: 'debut'; player: string; age: number; opponent: ClubId; goals: number }
  | { kind: 'top-scorer'; player: string; club: ClubId; goals: number }
  /** A club changed its manager. */
  | Extract<PressNote, { kind: 'manager' }>
  /** A rival signed a player of another club of the league. */
  | Extract<PressNote, { kind: 'transfer' }>
  /** The own club beat one that it had not beaten in the `meetings` before. */
  | ({ kind: 'first-win-over'; meetings: number } & OwnResult)
  /** The own club beat a great rival. */
  | ({ kind: 'rival-beaten' } & OwnResult & Meetings)
  /** All derbies with a club, including this one. */
  | ({ kind: 'derby-balance'; opponent: ClubId } & Meetings)
  /** Opponents near the top or the bottom who finished there together in `season`, `gap` points apart. */
  | {
      kind: 'duel'
      opponent: ClubId
      cause: 'title-race' | 'survival'
      season: number
      gap: number
      place: number
      rivalPlace: number
    }
  | ({ kind: 'cup-own-win' } & CupWin)
  | ({ kind: 'cup-own-defeat' } & CupWin)
  /** The own club is out against one of the second division. */
  | ({ kind: 'cup-own-upset' } & CupWin)
  /** The own club has won the cup. */
  | ({ kind: 'cup-won' } & CupWin)
  | ({ kind: 'cup-final-lost' } & CupWin)
  /** A final of two other clubs. */
  | ({ kind: 'cup-decided' } & CupWin)
  | ({ kind: 'cup-upset' } & CupWin)
  | ({ kind: 'cup-shoot-out' } & CupWin)
  | ({ kind: 'cup-big-win' } & CupWin)
  /** Clubs that the winner of the cup beat before the final, in order. */
  | { kind: 'cup-road'; club: ClubId; beaten: readonly ClubId[] }
  /** Winners of a round near the end. */
  | { kind: 'cup-left'; round: number; clubs: readonly ClubId[] }
  /** Ties of a round, and the clubs of the second division that are left. */
  | { kind: 'cup-round'; round: number; ties: number; goals: number; shootOuts: number; below: number }
  /** The own club's next tie has been drawn. */
  | { kind: 'cup-draw'; round: number; opponent: ClubId; isHome: boolean; isNeutral: boolean }
  /** A group match or a first leg of the own club. */
  | ({ kind: 'europe-match' } & OwnTie)
  /** The own club has won over two legs. */
  | ({ kind: 'europe-through' } & OwnTie)
  | ({ kind: 'europe-out' } & OwnTie)
  | ({ kind: 'europe-won' } & OwnTie)
  | ({ kind: 'europe-final-lost' } & OwnTie)
  /** A final of two other clubs. */
  | ({ kind: 'europe-decided'; competition: CompetitionId; penalties: CupWin['penalties'] } & Won)
  /** Clubs that the winner beat over two legs, in order. */
  | { kind: 'europe-road'; competition: CompetitionId; club: ClubId; beaten: readonly ClubId[] }
  /** A first leg of the play-off with the own club. */
  | ({ kind: 'play-off-leg' } & OwnTie)
  /** The own club is in the final of the play-off. */
  | ({ kind: 'play-off-through' } & OwnTie)
  | ({ kind: 'play-off-out' } & OwnTie)
  /** The own club goes up. */
  | ({ kind: 'play-off-won' } & OwnTie)
  | ({ kind: 'play-off-lost' } & OwnTie)
  /** A first leg of two other clubs. */
  | { kind: 'play-off-elsewhere'; home: ClubId; away: ClubId; homeGoals: number; awayGoals: number }
  /** Two other clubs after both of their legs, with the goals of both. */
  | ({ kind: 'play-off-finalists'; penalties: CupWin['penalties'] } & Won)
  /** The final, of two other clubs or of last season. */
  | ({ kind: 'play-off-decided'; penalties: CupWin['penalties'] } & Won)
  /** Goals and results of the ten matches. */
  | { kind: 'round'; goals: number; homeWins: number; draws: number; awayWins: number }

export type StoryKind = Story['kind']
export type StoryOf<Kind extends StoryKind> = Extract<Story, { kind: Kind }>

/** Story that may come into the paper of its week. */
export interface Candidate {
  story: Story
  /** Clubs of the story, the main one first. */
  clubs: readonly ClubId[]
  weight: number
}

export interface PaperReader {
  /** Id of the own club. */
  own: ClubId
  /** Full name of a club. */
  nameOf: (club: ClubId) => string
}

/** First week in which stories about the table are found. */
export const SETTLED_WEEK = 6
