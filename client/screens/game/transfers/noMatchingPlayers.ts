/** Message when no player matches search and filter. */
export const NO_MATCHING_PLAYERS = 'No players found matching criteria.'
