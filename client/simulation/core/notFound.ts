/** Refusals for an id that stands for nothing, said by commands and by dialogs alike. */
export const PLAYER_NOT_FOUND = 'Player not found!'
export const STAFF_NOT_FOUND = 'Staff not found.'
export const CAMPAIGN_NOT_FOUND = 'Error: Campaign not found.'
