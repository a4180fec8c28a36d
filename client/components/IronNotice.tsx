import { IRON_FILE, IRON_RULE, IRON_SAVING } from '../simulation/core/savesStatement.ts'

/** In place of the saves while an iron career is running. */
export function IronNotice() {
  return (
    <>
      <p>
        <strong>{IRON_RULE}</strong> {IRON_SAVING}
      </p>
      <p>{IRON_FILE}</p>
    </>
  )
}
