import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Read out when its text changes; '' says nothing. Not part of a button, whose name it would take away. */
export function Announcement({ children }: { children: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  )
}
