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
  readonly body?: 'logo' | 'save'
}

export const restRoutes: readonly RestRoute[] = [
  { method: 'GET', path: '/health', procedure: 'health', summary: 'Is the server well?' },
  {
    method: 'GET',
    path: '/ready',
    procedure: 'ready',
    summary: 'Does the server take players?',
  },
  { method: 'GET', path: '/site/config', procedure: 'site.config', summary: 'What the operator switched on' },
  {
    method: 'POST',
    path: '/auth/register',
    procedure: 'auth.register',
    summary: 'Make an account and sign in',
    refusals: [429],
  },
  {
    method: 'POST',
    path: '/auth/confirm-email',
    procedure: 'auth.confirmEmail',
    summary: 'Confirm the email of an account with the token of the link',
    refusals: [429],
  },
  {
    method: 'POST',
    path: '/auth/login',
    procedure: 'auth.login',
    summary: 'Sign in',
    refusals: [401, 429],
  },
  { method: 'POST', path: '/auth/log-out', procedure: 'auth.logOut', summary: 'End the session' },
  {
    method: 'POST',
    path: '/auth/log-out-everywhere',
    procedure: 'auth.logOutEverywhere',
    summary: 'End all sessions of your account',
  },
  {
    method: 'GET',
    path: '/auth/sessions',
    procedure: 'auth.sessions',
    summary: 'The sessions of your account, with their devices',
  },
  {
    method: 'POST',
    path: '/auth/end-session',
    procedure: 'auth.endSession',
    summary: 'End one session of your account',
  },
  {
    method: 'POST',
    path: '/auth/change-password',
    procedure: 'auth.changePassword',
    summary: 'Set another password and end all other sessions',
    refusals: [403, 429],
  },
  {
    method: 'POST',
    path: '/auth/forgot-password',
    procedure: 'auth.forgotPassword',
    summary: 'Ask for a link to set a new password',
    refusals: [429],
  },
  {
    method: 'POST',
    path: '/auth/reset-password',
    procedure: 'auth.resetPassword',
    summary: 'Set a new password with the token of the link',
    refusals: [429],
  },
  { method: 'GET', path: '/user/me', procedure: 'user.me', summary: 'Your account and your credits' },
  { method: 'PUT', path: '/user/profile', procedure: 'user.updateProfile', summary: 'Change your name' },
  {
    method: 'POST',
    path: '/user/delete',
    procedure: 'user.deleteAccount',
    summary: 'Delete your account',
    refusals: [403, 429],
  },
  { method: 'GET', path: '/user/team', procedure: 'user.team', summary: 'Your team' },
  {
    method: 'PUT',
    path: '/user/team',
    procedure: 'user.updateTeam',
    summary: 'Name your team and set its logo',
    refusals: [429],
    file: { field: 'teamLogo', as: 'logo' },
    body: 'logo',
  },
  {
    method: 'POST',
    path: '/feedback',
    procedure: 'feedback.submit',
    summary: 'Say what you think of the game',
    status: 201,
    refusals: [403, 429],
  },
  {
    method: 'POST',
    path: '/users/award-credits',
    procedure: 'credits.award',
    summary: 'Take the reward for a feedback',
    refusals: [403, 409],
  },
  { method: 'GET', path: '/saves', procedure: 'saves.list', summary: 'The saves in your account' },
  {
    method: 'PUT',
    path: '/saves',
    procedure: 'saves.keep',
    summary: 'Keep a version of a save in your account',
    refusals: [403, 409, 429],
    body: 'save',
  },
  {
    method: 'GET',
    path: '/saves/content',
    procedure: 'saves.read',
    summary: 'One save of your account with its content',
    refusals: [404, 429],
  },
  {
    method: 'POST',
    path: '/saves/remove',
    procedure: 'saves.remove',
    summary: 'Remove a version of a save from your account',
  },
  {
    method: 'POST',
    path: '/saves/switch',
    procedure: 'saves.switch',
    summary: 'Choose whether your account keeps saves; off removes those it has',
  },
]
