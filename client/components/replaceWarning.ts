/** Shown above a list of saves while the running career has unsaved changes. */
export const REPLACE_WARNING = 'Loading replaces the running career, which has unsaved changes.'
