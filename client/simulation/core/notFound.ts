/** Shown by dialogs and cards in place of a player who is not there any more. */
export const NO_PLAYER_DATA = 'Error loading player data.'

/** Refusals for an id that stands for nothing, said by commands and by dialogs alike. */
export const PLAYER_NOT_FOUND = 'Player not found!'
export const STAFF_NOT_FOUND = 'Staff not found.'
export const CAMPAIGN_NOT_FOUND = 'Error: Campaign not found.'
