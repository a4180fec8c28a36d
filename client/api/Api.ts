import type { feedbackReward } from '../../server/schemas/accountRules.ts'
import type { FeedbackCategory } from '../../server/schemas/feedback.ts'

/** The calls the client makes (specification, section 7). Every one rejects with a ServerError when it fails. */

/** The account as the server knows it. */
export interface Account {
  id: string
  username: string
  email: string
}

export interface NewAccount {
  email: string
  username: string
  password: string
  teamName: string
}

/** A team's name and the address of its logo. */
export interface TeamCard {
  name: string
  logoUrl: string
}

export interface TeamChange {
  name: string
  /** A picture as a base64 data URL; without one the logo stays. */
  logo?: string
}

/** What the operator has configured; null switches the thing off. */
export interface SiteConfig {
  /** Where page events are posted. */
  analyticsUrl: string | null
  /** The publisher's id at the advertising network. */
  adClient: string | null
  /** The advertising unit of that account. */
  adSlot: string | null
}

/** What a player thinks of the game once a career is over (specification, section 3). */
export interface Feedback {
  userId: string | null
  /** 1–5. */
  rating: number
  category: FeedbackCategory
  message: string
  /** `finalBudget` in pounds. */
  gameStats: { seasons: number; finalBudget: number }
  /** Whether the game should not ask again. */
  hideInFuture: boolean
  /** ISO 8601, by the player's clock. */
  timestamp: string
}

export interface SessionGrant {
  token: string
  user: Account
}

export interface Api {
  logIn(email: string, password: string): Promise<SessionGrant>
  register(account: NewAccount): Promise<SessionGrant>
  /** Revokes the token. */
  logOut(): Promise<void>
  /** Revokes every token of the account. */
  logOutEverywhere(): Promise<void>
  /** Revokes every other token of the account, too. */
  changePassword(change: { currentPassword: string; password: string }): Promise<void>
  deleteAccount(password: string): Promise<void>
  /** Has a mail sent, if the address is known; the answer is the same if it isn't. */
  forgotPassword(email: string): Promise<void>
  resetPassword(resetToken: string, password: string): Promise<void>
  /** The caller's account and the credits earned with feedback, a whole number from 0. */
  me(): Promise<Account & { credits: number }>
  updateProfile(profile: { username: string }): Promise<Account>
  team(): Promise<TeamCard>
  /** Rejects with 'Invalid server response' when the answer lacks the team. */
  updateTeam(change: TeamChange): Promise<TeamCard>
  submitFeedback(feedback: Feedback): Promise<void>
  /** Rewards a feedback of this account; the credits after it. */
  awardCredits(award: {
    userId: string
    amount: typeof feedbackReward
    reason: 'feedback_submission'
  }): Promise<number>
  siteConfig(): Promise<SiteConfig>
}
