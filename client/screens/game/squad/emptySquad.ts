/** Message of the squad tab's lists when the club has no players. */
export const NOBODY_SELECTED = 'Nobody selected.'
export const NO_RESERVES = 'Everyone is in the selected squad.'
