import { useId, useMemo } from 'react'
import { CALM_PARTITIONS, crestOf, type CrestLayout, type CrestSource } from './crestPlan.ts'
import { CHARGES, PARTITIONS, SHIELDS, type Partition } from './crestShapes.ts'
import styles from './Crest.module.css'

/** Size in pixels below which letters are illegible and the charge takes the whole field. */
const MIN_LETTERS_SIZE = 28

interface Place {
  y: number
  scale: number
}

/** Position of the charge on the field of 100 × 100; its drawing spans ±20. */
const CHARGE_PLACES: Record<CrestLayout, Place> = {
  charge: { y: 48, scale: 1.1 },
  chief: { y: 63, scale: 0.95 },
  foot: { y: 36, scale: 0.98 },
  letters: { y: 20, scale: 0.5 },
}
/** Positions of a charge without letters: larger on a plain field, higher over water. */
const LONE_CHARGE_PLACES: Partial<Record<Partition, Place>> = {
  plain: { y: 48, scale: 1.35 },
  waves: { y: 38, scale: 1.15 },
}

interface Band {
  top: number
  height: number
  fontSize: number
}
const BANDS: Record<Exclude<CrestLayout, 'charge'>, Band> = {
  chief: { top: 0, height: 36, fontSize: 22 },
  foot: { top: 62, height: 22, fontSize: 19 },
  letters: { top: 34, height: 34, fontSize: 30 },
}

export interface CrestProps {
  club: CrestSource
  /** Width and height in pixels. */
  size: number
  /** Accessible name. Without one the crest is decoration beside the club's name. */
  title?: string
}

/** Crest of a club, drawn from its seed and colours. */
export function Crest({ club, size, title }: CrestProps) {
  const clip = useId()
  const { code, colours, crestSeed } = club
  const [home = '', trim = ''] = colours
  const plan = useMemo(
    () => crestOf({ code, colours: [home, trim], crestSeed }),
    [code, home, trim, crestSeed],
  )
  const layout = size < MIN_LETTERS_SIZE ? 'charge' : plan.layout
  const band = layout === 'charge' ? null : BANDS[layout]
  const isCalm = CALM_PARTITIONS.includes(plan.partition)
  const alone = layout === 'charge' ? LONE_CHARGE_PLACES[plan.partition] : undefined
  const place = alone ?? CHARGE_PLACES[layout]
  const charge: { main: string; detail?: string } = CHARGES[plan.charge]
  return (
    <svg
      className={styles.crest}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined ? true : undefined}
    >
      {title !== undefined && <title>{title}</title>}
      <clipPath id={clip}>
        <path d={SHIELDS[plan.shield]} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="100" height="100" fill={plan.field} />
        <path d={PARTITIONS[plan.partition]} fill={plan.trim} />
        {!isCalm && layout !== 'letters' && (
          <circle
            cx="50"
            cy={place.y}
            r={place.scale * 25.5}
            fill={plan.field}
            stroke={plan.band}
            strokeWidth="3"
          />
        )}
        {(isCalm || layout !== 'letters') && (
          <g transform={`translate(50 ${String(place.y)}) scale(${String(place.scale)})`}>
            <path d={charge.main} fill={plan.trim} />
            {charge.detail !== undefined && <path d={charge.detail} fill={plan.field} />}
          </g>
        )}
        {band && (
          <>
            <rect
              x="-2"
              y={band.top}
              width="104"
              height={band.height}
              fill={plan.band}
              stroke={plan.field}
              strokeWidth="2.5"
            />
            <text
              className={styles.letters}
              x="50"
              y={band.top + band.height / 2 + (layout === 'chief' ? 4 : 0) + band.fontSize * 0.36}
              fontSize={band.fontSize}
              fill={plan.ink}
              textAnchor="middle"
            >
              {plan.letters}
            </text>
          </>
        )}
      </g>
      {/* An outline in both colours: if one matches the page, the other remains visible. */}
      <path
        d={SHIELDS[plan.shield]}
        fill="none"
        stroke={plan.field}
        strokeWidth="7.5"
        strokeLinejoin="round"
      />
      <path
        d={SHIELDS[plan.shield]}
        fill="none"
        stroke={plan.trim}
        strokeWidth="4.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}
