import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'

/** A club's place in the table; before a season's first match nobody has one. */
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
