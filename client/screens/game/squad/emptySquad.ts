/** What the lists of the squad tab show in place of players. */
export const NOBODY_SELECTED = 'Nobody selected.'
export const NO_RESERVES = 'Everyone is in the selected squad.'
