/** Tables of the server and calls of the client, as the privacy policy lists them. */

interface KeptData {
  /** As the privacy policy says it; absent for what tells nothing of a player. */
  text?: string
  /** Tables of the database. */
  tables: readonly string[]
  /** Calls of the client that write or read them. */
  calls: readonly string[]
}

/** Every table of the server and every call of the client stands here once (tests/screens/keptData.test.tsx). */
export const KEPT_DATA: readonly KeptData[] = [
  {
    text: 'email address, the time at which you confirmed it, and username, with a fingerprint of the password, from which it cannot be read;',
    tables: ['users'],
    calls: ['register', 'me', 'updateProfile', 'changePassword', 'deleteAccount'],
  },
  {
    text: "the team's name and logo;",
    tables: ['teams', 'logos'],
    calls: ['team', 'updateTeam'],
  },
  {
    text: 'fingerprints of the sessions in use, with the name of their device and the time they began and were last used;',
    tables: ['sessions'],
    calls: ['logIn', 'logOut', 'logOutEverywhere', 'openSessions', 'endSession'],
  },
  {
    text: 'fingerprints of up to ten network addresses at which you logged in, with the time of the last login;',
    tables: ['known_addresses'],
    calls: [],
  },
  {
    text: 'the fingerprint of a link with which you confirm your email or set a new password, until it is used or expires;',
    tables: ['email_confirmations', 'password_resets'],
    calls: ['confirmEmail', 'forgotPassword', 'resetPassword'],
  },
  {
    text: 'with two-step login, the secret of your authenticator app, encrypted, the time at which it was switched on and that of the last code, and fingerprints of the recovery codes that are left;',
    tables: ['second_factors', 'recovery_codes'],
    calls: ['twoStep', 'startTwoStep', 'switchOnTwoStep', 'switchOffTwoStep'],
  },
  {
    text: 'counts of attempts, such as failed logins, under fingerprints of account and address;',
    tables: ['rate_limits'],
    calls: [],
  },
  {
    text: 'credits earned, and the feedback they were earned with;',
    tables: ['credit_ledger', 'feedback'],
    calls: ['submitFeedback', 'awardCredits'],
  },
  {
    text: 'up to ten saves and three recovery copies, with name, club, season, day, date and the name of the device, and the numbers of those that were removed;',
    tables: ['account_saves', 'removed_saves'],
    calls: ['accountSaves', 'readAccountSave', 'keepAccountSave', 'removeAccountSave', 'switchAccountSaves'],
  },
  {
    text: 'the private leagues you make, join or report, with their names, the challenges set in them and the times;',
    tables: ['leagues', 'league_members', 'league_reports', 'league_challenges'],
    calls: [
      'ownLeagues',
      'makeLeague',
      'leagueInvitation',
      'joinLeague',
      'leagueTable',
      'leaveLeague',
      'reportLeague',
      'renameLeague',
      'renewLeagueCode',
      'removeLeagueMember',
      'deleteLeague',
      'leagueChallenges',
      'leagueChallenge',
      'setLeagueChallenge',
      'deleteLeagueChallenge',
    ],
  },
  {
    text: 'with an entry to a challenge, your nickname and when you chose it, every step of the run with its score, decisions and times, the start of your ranked run with the luck drawn for each match day, the time of it and a fingerprint of the steps before, your results in the tables, and the nicknames you reported. Once its table is final, whoever can read it can watch your run, with the names you gave club and manager in it.',
    tables: [
      'nicknames',
      'challenge_entries',
      'challenge_results',
      'challenge_runs',
      'challenge_rounds',
      'nickname_reports',
    ],
    calls: [
      'enterChallenge',
      'startRun',
      'drawLuck',
      'challengeEntries',
      'setNickname',
      'challengeTable',
      'watchRun',
      'allTimeTable',
      'reportNickname',
    ],
  },
  { tables: ['database_epoch', 'challenge_cells'], calls: ['siteConfig'] },
]
