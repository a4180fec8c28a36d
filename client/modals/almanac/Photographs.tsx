import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Unbroken } from '../../components/Unbroken.tsx'
import { photographs, type Photographs as Taken } from '../../simulation/reports/photographs.ts'
import { useReport } from '../../stores/useReport.ts'

/** Photographs of the season's best match, painted when the book is opened; nothing without the painter. */
export const Photographs = observer(function Photographs({ season }: { season: number }) {
  const taken = useReport(photographs, season)
  const sources = useSources(taken)
  if (!taken) return null
  return taken.pictures.map(({ instant, caption }, i) => {
    const source = sources[i]
    return (
      source !== undefined && (
        <figure key={instant} className="almanac-photograph">
          <img src={source} alt={`Photograph from the stand. ${caption}`} />
          <figcaption>
            <Unbroken text={caption} />
          </figcaption>
        </figure>
      )
    )
  })
})

/** Addresses of the pictures with their data; none until they are painted. */
function useSources(taken: Taken | null): readonly string[] {
  const [sources, setSources] = useState<readonly string[]>([])
  useEffect(() => {
    if (!taken) return undefined
    let isLeft = false
    paint(taken).then(
      (painted) => {
        if (!isLeft) setSources(painted)
      },
      () => {
        // The book is complete without them.
      },
    )
    return () => {
      isLeft = true
    }
  }, [taken])
  return sources
}

const QUALITY = 0.85

async function paint({ match, event, pictures }: Taken): Promise<string[]> {
  const { PHOTOGRAPH, photographer } = await import('../../../scenes/matchday/draw/paintPhotograph.ts')
  const paintShot = photographer(match)
  return pictures.flatMap(({ instant }) => {
    const canvas = Object.assign(document.createElement('canvas'), PHOTOGRAPH)
    const ctx = canvas.getContext('2d', { alpha: false })
    if (!ctx) return []
    paintShot(ctx, { event, instant })
    return [canvas.toDataURL('image/jpeg', QUALITY)]
  })
}
