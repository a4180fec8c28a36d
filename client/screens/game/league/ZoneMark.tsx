import { Badge, type BadgeTone } from '../../../components/Badge.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import type { Zone } from '../../../simulation/league/zones.ts'

const ZONES: Record<Zone, { name: string; letters: string; tone: BadgeTone }> = {
  europe: { name: 'Europe', letters: 'E', tone: 'good' },
  promotion: { name: 'Promotion', letters: 'P', tone: 'good' },
  'play-off': { name: 'Play-off', letters: 'PO', tone: 'fair' },
  relegation: { name: 'Relegation', letters: 'R', tone: 'bad' },
}

/** Mark of a place that leads to another division or to Europe; letters alone where it is narrow. */
export function ZoneMark({ zone, short = false }: { zone: Zone; short?: boolean }) {
  const { name, letters, tone } = ZONES[zone]
  return (
    <Badge tone={tone}>
      {short ? (
        <>
          <span aria-hidden="true">{letters}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      ) : (
        name
      )}
    </Badge>
  )
}
