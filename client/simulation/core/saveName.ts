/** Maximum length of a saved game's name. */
export const MAX_NAME_LENGTH = 60
