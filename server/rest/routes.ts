/** REST route of a procedure; `path` is below /api. */
export interface RestRoute {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  /** Dotted name in the router, such as 'user.team': a query for GET, else a mutation. */
  readonly procedure: string
  /** Summary in the OpenAPI document. */
  readonly summary: string
  /** Status of success. Default 200. */
  readonly status?: 201
  /** Error statuses in addition to those that every route of its kind has. */
  readonly refusals?: readonly number[]
  /** Multipart forms are accepted too; the file `field` becomes the input field `as`. */
  readonly file?: { readonly field: string; readonly as: string }
  /** Content of a JSON body, which sets its limit over REST and tRPC (see bodyLimits). Default 'fields'. */
  readonly body?: 'logo' | 'save' | 'entry'
}

export const restRoutes: readonly RestRoute[] = [
  { method: 'GET', path: '/health', procedure: 'health', summary: 'Health check' },
  { method: 'GET', path: '/ready', procedure: 'ready', summary: 'Readiness check, with the database' },
  { method: 'GET', path: '/live', procedure: 'live', summary: 'Liveness check, without the database' },
  { method: 'GET', path: '/site/config', procedure: 'site.config', summary: 'Settings of the site' },
  {
    method: 'POST',
    path: '/auth/register',
    procedure: 'auth.register',
    summary: 'Register and log in',
    refusals: [428, 429],
  },
  {
    method: 'POST',
    path: '/auth/confirm-email',
    procedure: 'auth.confirmEmail',
    summary: 'Confirm the email by the token of the link',
    refusals: [429],
  },
  {
    method: 'POST',
    path: '/auth/login',
    procedure: 'auth.login',
    summary: 'Log in, with a code where the account has two-step login',
    refusals: [401, 428, 429],
  },
  { method: 'POST', path: '/auth/log-out', procedure: 'auth.logOut', summary: 'Log out' },
  {
    method: 'POST',
    path: '/auth/log-out-everywhere',
    procedure: 'auth.logOutEverywhere',
    summary: 'Log out everywhere',
  },
  {
    method: 'GET',
    path: '/auth/sessions',
    procedure: 'auth.sessions',
    summary: 'List the sessions of the account',
  },
  {
    method: 'POST',
    path: '/auth/end-session',
    procedure: 'auth.endSession',
    summary: 'End a session of the account',
  },
  {
    method: 'POST',
    path: '/auth/change-password',
    procedure: 'auth.changePassword',
    summary: 'Change the password and end all other sessions',
    refusals: [403, 429],
  },
  {
    method: 'POST',
    path: '/auth/forgot-password',
    procedure: 'auth.forgotPassword',
    summary: 'Request a link that resets the password',
    refusals: [429],
  },
  {
    method: 'POST',
    path: '/auth/reset-password',
    procedure: 'auth.resetPassword',
    summary: 'Reset the password by the token of the link',
    refusals: [429],
  },
  {
    method: 'GET',
    path: '/auth/two-step',
    procedure: 'twoStep.find',
    summary: 'Get the state of two-step login',
  },
  {
    method: 'POST',
    path: '/auth/two-step/start',
    procedure: 'twoStep.start',
    summary: 'Get the secret of two-step login for an authenticator app',
    refusals: [403, 409, 429],
  },
  {
    method: 'POST',
    path: '/auth/two-step/switch-on',
    procedure: 'twoStep.switchOn',
    summary: 'Switch two-step login on by a code of the app, and get the recovery codes',
    refusals: [403, 409, 429],
  },
  {
    method: 'POST',
    path: '/auth/two-step/switch-off',
    procedure: 'twoStep.switchOff',
    summary: 'Switch two-step login off',
    refusals: [403, 429],
  },
  { method: 'GET', path: '/user/me', procedure: 'user.me', summary: 'Get the account and its credits' },
  { method: 'PUT', path: '/user/profile', procedure: 'user.updateProfile', summary: 'Change the username' },
  {
    method: 'POST',
    path: '/user/delete',
    procedure: 'user.deleteAccount',
    summary: 'Delete the account',
    refusals: [403, 429],
  },
  { method: 'GET', path: '/user/team', procedure: 'user.team', summary: 'Get the team' },
  {
    method: 'PUT',
    path: '/user/team',
    procedure: 'user.updateTeam',
    summary: 'Set the name and the logo of the team',
    refusals: [429],
    file: { field: 'teamLogo', as: 'logo' },
    body: 'logo',
  },
  {
    method: 'POST',
    path: '/feedback',
    procedure: 'feedback.submit',
    summary: 'Submit feedback',
    status: 201,
    refusals: [403, 429],
  },
  {
    method: 'POST',
    path: '/users/award-credits',
    procedure: 'credits.award',
    summary: 'Claim the reward for feedback',
    refusals: [403, 409],
  },
  { method: 'GET', path: '/saves', procedure: 'saves.list', summary: 'List the saves' },
  {
    method: 'PUT',
    path: '/saves',
    procedure: 'saves.keep',
    summary: 'Store a version of a save',
    refusals: [403, 409, 429],
    body: 'save',
  },
  {
    method: 'GET',
    path: '/saves/content',
    procedure: 'saves.read',
    summary: 'Get a save with its content',
    refusals: [404, 429],
  },
  {
    method: 'POST',
    path: '/saves/remove',
    procedure: 'saves.remove',
    summary: 'Delete a version of a save',
  },
  {
    method: 'POST',
    path: '/saves/switch',
    procedure: 'saves.switch',
    summary: 'Enable or disable saves; disabling deletes the stored ones',
  },
  {
    method: 'PUT',
    path: '/challenges/entries',
    procedure: 'challenges.enter',
    summary: 'Enter a run of a challenge, which the server plays again',
    refusals: [404, 409, 429],
    body: 'entry',
  },
  {
    method: 'GET',
    path: '/challenges/entries',
    procedure: 'challenges.own',
    summary: 'List the entries of the account to a challenge',
  },
  {
    method: 'POST',
    path: '/challenges/runs',
    procedure: 'challenges.startRun',
    summary: 'Start the ranked run of the account in a challenge',
    refusals: [404, 409, 429],
  },
  {
    method: 'POST',
    path: '/challenges/luck',
    procedure: 'challenges.drawLuck',
    summary: 'Commit the decisions of a ranked run and draw the luck of its next round',
    refusals: [404, 409, 429],
  },
  {
    method: 'PUT',
    path: '/challenges/nickname',
    procedure: 'challenges.setNickname',
    summary: 'Set the nickname of the account in the tables of challenges',
    refusals: [409, 429],
  },
  {
    method: 'GET',
    path: '/challenges/table',
    procedure: 'challenges.table',
    summary: 'Get a page of the table of a challenge, of ranked or open runs',
  },
  {
    method: 'GET',
    path: '/challenges/all-time',
    procedure: 'challenges.allTime',
    summary: 'Get the first hundred managers over all challenges that are over',
  },
  {
    method: 'GET',
    path: '/challenges/week',
    procedure: 'challenges.week',
    summary: 'Get the challenge of the week in words, with the first rows of its table',
  },
  {
    method: 'POST',
    path: '/challenges/report',
    procedure: 'challenges.report',
    summary: 'Report a nickname to the operator',
    refusals: [404, 409, 429],
  },
]
