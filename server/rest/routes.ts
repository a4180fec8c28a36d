/** Which procedure answers at which path under /api. */
export interface RestRoute {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  /** The procedure's name in the router, with dots: 'user.team'. GET takes queries, the others mutations. */
  readonly procedure: string
  /** What it does, in a line of the OpenAPI document. */
  readonly summary: string
  /** The status of success; 200 if not given. */
  readonly status?: 201
  /** The statuses of its refusals, besides those that every call of its kind may answer with. */
  readonly refusals?: readonly number[]
  /** A multipart form is taken as well: its field of this name is a file that becomes `as` of the input. */
  readonly file?: { readonly field: string; readonly as: string }
  /** How large a JSON body may be; 100 kB if not given. */
  readonly bodyLimitBytes?: number
}

/** A logo of 1 MB as base64, and a name. */
const logoBodyBytes = 1_500_000

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
    refusals: [409, 429],
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
    bodyLimitBytes: logoBodyBytes,
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
]
