/** Statements on saves in an account: one source for the legal pages, the dialogs and the messages. */

/** Places of a player's saves, in words. */
export const WHERE_SAVES_ARE =
  'Saved games and recovery copies lie in your browser. Those of a registered player also go to the account on our server, with the name of the device, such as “Chrome on Windows”, unless Settings say otherwise.'

/** Data deleted with an account. */
export const ACCOUNT_DELETION =
  'Your account, team, logo and credits are deleted, with the saves of all your devices that it holds, and so are the running career and the saved games in this browser.'

/** Said once, with the first save that has reached the account. */
export const FIRST_SAVE_IN_ACCOUNT =
  'Your saves also go to your account, with the name of this device. You can switch that off in Settings.'

/** Reason why a save that the browser has no room for is not in the account. */
export const ACCOUNT_AWAY = 'Your account can’t be reached either.'

/** Rule of an iron career, on every screen that would load a save. */
export const IRON_RULE = 'An iron career has one save and no way back.'

/** Times at which that save is written. */
export const IRON_SAVING = 'The game writes it for you after every match and every decision.'

/** Shown before an iron career is exported, and when one was imported. */
export const IRON_FILE = 'An iron career from a file goes on as an ordinary one.'

/** Shown where a version in the account would be a way back. */
export const IRON_HERE = 'This one goes on where it stands in this browser.'

/** Maximum length of a saved game's name. */
export const MAX_NAME_LENGTH = 60

/** Marks of a career in lists, such as 'Iron career' and 'Loaded 3 times'. */
export function careerMarks({ isIron = false, loads = 0 }: { isIron?: boolean; loads?: number }): string[] {
  const times = ['', 'once', 'twice'][loads] ?? `${loads} times`
  return [...(isIron ? ['Iron career'] : []), ...(loads > 0 ? [`Loaded ${times}`] : [])]
}
