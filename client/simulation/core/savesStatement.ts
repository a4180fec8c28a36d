/** Statements on saves in an account, which the pages, dialogs and messages share. */

/** Said once, with the first save that has reached the account. */
export const FIRST_SAVE_IN_ACCOUNT =
  'Your saves also go to your account, with the name of this device. Settings can stop that.'

/** Why a save that the browser has no room for is not in the account. */
export const ACCOUNT_AWAY = 'The account cannot be reached either.'
