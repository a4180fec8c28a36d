import type { Sky } from '../../client/simulation/core/weather.ts'
import type { Rgb } from './colour.ts'

export type Theme = 'light' | 'dark'

/** Colours of a ground by day or under floodlights. */
export interface GroundPalette {
  night: boolean
  skyTop: string
  skyBottom: string
  land: string
  concourse: string
  facade: Rgb
  stand: Rgb
  seat: Rgb
  rim: string
  apron: string
  grass: readonly [string, string]
  line: string
  board: string
  boardText: string
  /** Share of their own colour that spectators keep; the rest is shade. */
  crowdLight: number
  people: readonly Rgb[]
}

const DAY: GroundPalette = {
  night: false,
  skyTop: '#b9cdd8',
  skyBottom: '#d9dccf',
  land: '#b7bfa6',
  concourse: '#a9aba2',
  facade: [168, 160, 148],
  stand: [126, 128, 128],
  seat: [150, 154, 156],
  rim: '#e7e4da',
  apron: '#477f40',
  grass: ['#5aa24a', '#519743'],
  line: 'rgb(255 255 255 / 0.9)',
  board: '#20262e',
  boardText: '#f3efe4',
  crowdLight: 0.88,
  people: [
    [222, 188, 160],
    [120, 90, 72],
    [70, 74, 82],
    [196, 198, 196],
    [92, 108, 128],
    [150, 130, 110],
  ],
}

const NIGHT: GroundPalette = {
  night: true,
  skyTop: '#070b14',
  skyBottom: '#111a2a',
  land: '#0c131c',
  concourse: '#141c28',
  facade: [38, 47, 62],
  stand: [24, 31, 43],
  seat: [34, 43, 58],
  rim: '#3a475c',
  apron: '#1d5232',
  grass: ['#328548', '#2c7a41'],
  line: 'rgb(244 252 246 / 0.86)',
  board: '#0a0e15',
  boardText: '#f6e7b0',
  crowdLight: 0.62,
  people: [
    [206, 172, 146],
    [110, 84, 70],
    [66, 72, 84],
    [178, 182, 188],
    [88, 104, 128],
    [136, 120, 104],
  ],
}

const BY_DAY: Record<Sky, GroundPalette> = {
  clear: DAY,
  overcast: {
    ...DAY,
    skyTop: '#9fabb2',
    skyBottom: '#c9cbc6',
    land: '#a9b19c',
    grass: ['#549449', '#4b8a45'],
    crowdLight: 0.8,
  },
  rain: {
    ...DAY,
    skyTop: '#87939b',
    skyBottom: '#b1b6b4',
    land: '#98a08d',
    concourse: '#8f918b',
    apron: '#39693a',
    grass: ['#458142', '#3d773d'],
    crowdLight: 0.72,
  },
  snow: {
    ...DAY,
    skyTop: '#aeb8c0',
    skyBottom: '#d5d8d8',
    land: '#dcdfdd',
    concourse: '#cbcecc',
    rim: '#f4f4f1',
    apron: '#6f9472',
    grass: ['#669a61', '#5f915a'],
    crowdLight: 0.8,
  },
}

const BY_NIGHT: Record<Sky, GroundPalette> = {
  clear: NIGHT,
  overcast: { ...NIGHT, skyTop: '#0c1119', skyBottom: '#182130' },
  rain: {
    ...NIGHT,
    skyTop: '#0b1017',
    skyBottom: '#151d29',
    concourse: '#121923',
    grass: ['#2a7340', '#256939'],
    crowdLight: 0.56,
  },
  snow: {
    ...NIGHT,
    skyTop: '#10161f',
    skyBottom: '#202a38',
    land: '#28323d',
    concourse: '#343f4c',
    rim: '#5b687b',
    apron: '#3a5f4a',
    grass: ['#43805a', '#3d7752'],
  },
}

/** Colours of a ground; always the same object for the same theme and sky. */
export function groundPalette(theme: Theme, sky: Sky = 'clear'): GroundPalette {
  return (theme === 'dark' ? BY_NIGHT : BY_DAY)[sky]
}
