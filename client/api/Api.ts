import type { OpenSessionCard } from '../../server/schemas/account.ts'
import type { feedbackReward } from '../../server/schemas/accountRules.ts'
import type {
  AllTimeTable,
  ChallengeEntryInput,
  ChallengeTable,
  DrawLuckInput,
  EnteredCard,
  OwnEntryList,
  StartRunInput,
  WatchedRunCard,
} from '../../server/schemas/challenges.ts'
import type { FeedbackCategory } from '../../server/schemas/feedback.ts'
import type { LeagueChallengeCard, SetChallengeInput } from '../../server/schemas/leagueChallenges.ts'
import type { InvitationCard, LeagueCard, LeagueTable, OwnLeagueList } from '../../server/schemas/leagues.ts'
import type { AccountSaveList, KeepSaveInput } from '../../server/schemas/saves.ts'
import type { TwoStepCard, TwoStepSecretCard } from '../../server/schemas/twoStep.ts'

/** API calls of the client. Each rejects with a ServerError on failure. */

/** Account as the server returns it. */
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
  /** Picture as a base64 data URL; omitted to keep the current logo. */
  logo?: string
}

/** Configuration by the operator; null disables a feature. */
export interface SiteConfig {
  /** Address that page events are posted to. */
  analyticsUrl: string | null
  /** Publisher id at the advertising network. */
  adClient: string | null
  /** Advertising unit of that publisher. */
  adSlot: string | null
}

/** Feedback of a player at the end of a career. */
export interface Feedback {
  userId: string | null
  /** 1–5. */
  rating: number
  category: FeedbackCategory
  message: string
  /** `finalBudget` in pounds. */
  gameStats: { seasons: number; finalBudget: number }
  /** The player asked not to be asked again. */
  hideInFuture: boolean
  /** ISO 8601, by the player's clock. */
  timestamp: string
}

export interface SessionGrant {
  token: string
  user: Account
}

export interface Api {
  /** Rejects with status 428 when the account has two-step login and there is no code. */
  logIn(email: string, password: string, code?: string): Promise<SessionGrant>
  register(account: NewAccount): Promise<SessionGrant>
  /** Revokes the token. */
  logOut(): Promise<void>
  /** Revokes every token of the account. */
  logOutEverywhere(): Promise<void>
  /** Sessions of the account: this one first, then the one used last. */
  openSessions(): Promise<OpenSessionCard[]>
  /** Revokes the token of one session of the account, by its id in the list. */
  endSession(id: string): Promise<void>
  /** Changes the password and revokes every other token of the account. */
  changePassword(change: { currentPassword: string; password: string }): Promise<void>
  deleteAccount(password: string): Promise<void>
  twoStep(): Promise<TwoStepCard>
  /** Returns a new secret for the authenticator app, which `switchOnTwoStep` confirms by the app's first code. */
  startTwoStep(password: string): Promise<TwoStepSecretCard>
  /** Returns the recovery codes, and revokes every other token of the account. */
  switchOnTwoStep(code: string): Promise<string[]>
  /** Revokes every other token of the account. */
  switchOffTwoStep(password: string): Promise<void>
  /** Requests a reset mail. The response is the same for unknown addresses. */
  forgotPassword(email: string): Promise<void>
  resetPassword(resetToken: string, password: string): Promise<void>
  /** Confirms the email of the account to which the link was mailed. */
  confirmEmail(confirmToken: string): Promise<void>
  /** Returns the caller's account and the credits earned with feedback, a whole number from 0. */
  me(): Promise<Account & { credits: number }>
  updateProfile(profile: { username: string }): Promise<Account>
  team(): Promise<TeamCard>
  /** Rejects with 'Invalid server response' when the response lacks the team. */
  updateTeam(change: TeamChange): Promise<TeamCard>
  submitFeedback(feedback: Feedback): Promise<void>
  /** Rewards feedback of this account; returns the new number of credits. */
  awardCredits(award: {
    userId: string
    amount: typeof feedbackReward
    reason: 'feedback_submission'
  }): Promise<number>
  /** Cards of the saves and recovery copies of the account, the latest first, and what has been removed from it. */
  accountSaves(): Promise<AccountSaveList>
  /** Record of a save of the account. */
  readAccountSave(revision: string): Promise<string>
  /** Keeps a version of a save in the account. It may be repeated; false when it has been removed or replaced since. */
  keepAccountSave(save: KeepSaveInput): Promise<boolean>
  /** Removes a version of a save from the account; also resolves when it is gone already. */
  removeAccountSave(revision: string): Promise<void>
  /** Chooses whether the account keeps saves; off removes those it has. */
  switchAccountSaves(keepsSaves: boolean): Promise<void>
  /** Enters a run of a challenge, which the server plays again. It may be repeated: the same run is the same entry. */
  enterChallenge(run: ChallengeEntryInput): Promise<EnteredCard>
  /** Starts the ranked run of the account in a challenge. It may be repeated. */
  startRun(start: StartRunInput): Promise<void>
  /** Luck of the next round of a ranked run, after the decisions are committed. It may be repeated: drawn luck stays. */
  drawLuck(round: DrawLuckInput): Promise<number>
  /** Nickname and latest entries of the account to a challenge, the newest first. */
  challengeEntries(challenge: string): Promise<OwnEntryList>
  /** Sets the name of the account in the tables of challenges, and returns it as it stands there. */
  setNickname(nickname: string): Promise<string>
  /** Page of the table of a challenge, from 1, of ranked or of open runs (default); also for guests. */
  challengeTable(challenge: string, page: number, ranked?: boolean): Promise<ChallengeTable>
  /** Run of a challenge that is over, with all its steps; also for guests. */
  watchRun(entry: string): Promise<WatchedRunCard>
  /** First hundred managers over all challenges that are over; also for guests. */
  allTimeTable(): Promise<AllTimeTable>
  /** Reports a nickname to the operator. */
  reportNickname(nickname: string): Promise<void>
  /** Private leagues of the account, in the order in which it joined them, and its nickname. */
  ownLeagues(): Promise<OwnLeagueList>
  /** Makes a private league, which the account runs. */
  makeLeague(name: string): Promise<LeagueCard>
  /** League of an invitation link, by its code; also for guests. */
  leagueInvitation(code: string): Promise<InvitationCard>
  /** Joins the league of an invitation link. It may be repeated. */
  joinLeague(code: string): Promise<LeagueCard>
  /** Results of the members of a league in a challenge. */
  leagueTable(league: string, challenge: string): Promise<LeagueTable>
  leaveLeague(league: string): Promise<void>
  /** Reports the name of a league to the operator, by the code of its link. */
  reportLeague(code: string): Promise<void>
  /** Challenges that a league has set, the newest first. */
  leagueChallenges(league: string): Promise<LeagueChallengeCard[]>
  /** Challenge of a league that the account is in. */
  leagueChallenge(challenge: string): Promise<LeagueChallengeCard>
  /** The six below are for the manager who runs the league. */
  renameLeague(league: string, name: string): Promise<LeagueCard>
  /** Replaces the invitation link. */
  renewLeagueCode(league: string): Promise<LeagueCard>
  /** Removes another member, by the number in the table. */
  removeLeagueMember(league: string, member: number): Promise<void>
  deleteLeague(league: string): Promise<void>
  setLeagueChallenge(challenge: SetChallengeInput): Promise<LeagueChallengeCard>
  /** Deletes a challenge of a league with all its results. */
  deleteLeagueChallenge(league: string, challenge: string): Promise<void>
  siteConfig(): Promise<SiteConfig>
}
