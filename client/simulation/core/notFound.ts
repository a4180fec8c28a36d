/** Shown by dialogs and cards in place of a player who no longer exists. */
export const NO_PLAYER_DATA = 'Error loading player data.'

/** Refusals for an unknown id, used by commands and dialogs. */
export const PLAYER_NOT_FOUND = 'Player not found!'
export const STAFF_NOT_FOUND = 'Staff not found.'
export const CAMPAIGN_NOT_FOUND = 'Error: Campaign not found.'
