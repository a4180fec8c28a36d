import { goals, grass, markings, pylons, roofs, stripes, terraces, verge } from './groundDrawing.ts'
import { PICTURE } from './groundPerspective.ts'
import styles from './FloodlitGround.module.css'

const fullPicture = { width: PICTURE.width, height: PICTURE.height }

/** Decorative drawing of a ground under floodlights, printed in ink by day and lit at night. */
export function FloodlitGround() {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <PrintPatterns />
      <rect {...fullPicture} className={styles.sky} />
      <rect {...fullPicture} fill="url(#sky-lines)" />
      {pylons.map(({ id, lattice }) => (
        <path key={id} d={lattice} className={styles.lattice} />
      ))}
      <rect {...fullPicture} y="500" className={styles.surround} />
      <path d={terraces} className={styles.terrace} />
      <path d={terraces} fill="url(#crowd)" />
      <path d={roofs} className={styles.roof} />
      <path d={verge} className={styles.verge} />
      <path d={grass} className={styles.grass} />
      <path d={stripes} className={styles.stripe} />
      <path d={verge} fill="url(#pool)" />
      <path d={markings} className={styles.marking} />
      <path d={goals} className={styles.goal} />
      {pylons.map(({ id, cone, rays, lamps, lampRadius }) => (
        <g key={id}>
          <path d={cone} fill="url(#beam)" />
          <path d={rays} className={styles.ray} stroke="url(#beam-line)" />
          {lamps.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={lampRadius} className={styles.lamp} />
          ))}
        </g>
      ))}
    </svg>
  )
}

/** Patterns and gradients of the drawing. */
function PrintPatterns() {
  const downwards = { gradientUnits: 'userSpaceOnUse', x1: 0, y1: 60, x2: 0, y2: 860 } as const
  return (
    <defs>
      <pattern id="sky-lines" width="8" height="9" patternUnits="userSpaceOnUse">
        <path d="M0 .5H8" className={styles.skyLine} />
      </pattern>
      <pattern id="crowd" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
        <circle cx="2.4" cy="2.4" r="1.8" className={styles.head} />
        <circle cx="7.4" cy="7.4" r="1.3" className={styles.head} />
      </pattern>
      <linearGradient id="beam" {...downwards}>
        <stop offset="0" className={styles.beamNear} />
        <stop offset="1" className={styles.beamFar} />
      </linearGradient>
      <linearGradient id="beam-line" {...downwards}>
        <stop offset="0" className={styles.rayNear} />
        <stop offset="1" className={styles.beamFar} />
      </linearGradient>
      <radialGradient id="pool" gradientUnits="userSpaceOnUse" cx="800" cy="600" r="620">
        <stop offset="0.25" className={styles.poolMiddle} />
        <stop offset="1" className={styles.poolEdge} />
      </radialGradient>
    </defs>
  )
}
