/** Content of a picture of a ground, for the painters of its parts. */
import type { Weather } from '../../client/simulation/core/weather.ts'
import type { Side } from '../../client/simulation/match/matchReport.ts'
import type { Camera } from '../core/camera.ts'
import type { GroundPalette } from '../core/palette.ts'
import type { Bowl } from './bowl.ts'
import type { Fittings } from './fittings.ts'
import type { Support } from './paintStands.ts'

export interface GroundPicture {
  width: number
  height: number
  camera: Camera
  bowl: Bowl
  palette: GroundPalette
  support: Support
  /** Sides whose supporters have brought flags; none when omitted. */
  flags?: readonly Side[]
  /** Goals are left out where they are drawn by themselves, since their nets move. */
  hasGoals?: boolean
  /** A fine day when omitted. */
  weather?: Weather
  /** Roofs, boxes and masts; none when omitted. */
  fittings?: Fittings
}
