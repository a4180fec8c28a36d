/** Shown in place of a list when search and filter leave nobody. */
export const NO_MATCHING_PLAYERS = 'No players found matching criteria.'
