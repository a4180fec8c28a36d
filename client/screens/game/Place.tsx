import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'

/** Club's place in the table; a dash before the season's first match. */
export function Place({ place }: { place: string | null }) {
  return (
    place ?? (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>no matches played yet</VisuallyHidden>
      </>
    )
  )
}
