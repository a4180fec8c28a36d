import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Live region, announced when its text changes; '' is silent. Kept out of buttons, whose name it would replace. */
export function Announcement({ children }: { children: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  )
}
