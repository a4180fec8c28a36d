import { colourDistance, contrast, inkOn, luminance, parseColour, type Rgb } from './colour.ts'
import { seenDistance, usualDistance } from './colourVision.ts'

/** Kit of a side: shirt, trim, the colour of the number, and what a figure wears besides. */
export interface Kit {
  shirt: Rgb
  trim: Rgb
  ink: Rgb
  sleeve: Rgb
  shorts: Rgb
  socks: Rgb
  /**
   * Ring of a token in the trim colour for the away side, and hoops at the shoulders and the hem of a figure, so
   * that colour is not the only sign.
   */
  ringed: boolean
}

export interface Kits {
  home: Kit
  away: Kit
  homeKeeper: Kit
  awayKeeper: Kit
}

type Colours = readonly [string, string]

const WHITE: Rgb = [244, 245, 240]
const BLACK: Rgb = [24, 27, 33]
const CHANGE_SHIRTS: readonly Rgb[] = [WHITE, BLACK, [245, 205, 50], [86, 180, 233], [230, 120, 30]]
const KEEPER_SHIRTS: readonly Rgb[] = [
  [190, 230, 40],
  [255, 140, 30],
  [235, 90, 170],
  [40, 200, 210],
  [120, 90, 200],
  [40, 34, 92],
  [216, 222, 228],
]
/** Colour of lit grass; a shirt needs contrast to it. */
const GRASS: Rgb = [62, 130, 66]
/** Complexions of the players, from fair to dark: a shirt near one of them looks like a bare chest. */
export const SKINS: readonly Rgb[] = [
  [234, 190, 160],
  [190, 136, 102],
  [112, 72, 54],
]
/** Least `seenDistance` between the shirts of both sides, whoever looks. */
const APART = 28
/** Least `seenDistance` of a chosen shirt from grass, and least `usualDistance` from skin. */
const OFF_GRASS = 12
const OFF_SKIN = 20
/** Contrast below which two shirts differ in hue alone. */
const FLAT_CONTRAST = 1.6

/**
 * Home keeps its colours. The away side plays in its own if they differ by more than hue, otherwise in its
 * colours swapped, otherwise in a change kit.
 */
export function chooseKits(home: Colours, away: Colours): Kits {
  const homeShirt = parseColour(home[0])
  const homeKit = kit(homeShirt, parseColour(home[1]), false)
  const own = [parseColour(away[0]), parseColour(away[1])]
  const candidates = [...own, ...CHANGE_SHIRTS]
  const shirt =
    candidates.find((colour) => isDistinct(colour, homeShirt)) ?? furthest(candidates, [homeShirt, GRASS])
  const trim = own.find((colour) => colourDistance(colour, shirt) > 120) ?? inkOn(shirt)
  const awayKit = kit(shirt, trim, true)
  const homeKeeper = furthest(KEEPER_SHIRTS, [homeShirt, shirt, GRASS])
  const others = KEEPER_SHIRTS.filter((colour) => colour !== homeKeeper)
  const awayKeeper = furthest(others, [homeShirt, shirt, homeKeeper, GRASS])
  return {
    home: homeKit,
    away: awayKit,
    homeKeeper: kit(homeKeeper, BLACK, false),
    awayKeeper: kit(awayKeeper, BLACK, true),
  }
}

/** Kit that a player of a side wears, or its goalkeeper. */
export function kitOf({ side, keeper }: { side: 'home' | 'away'; keeper: boolean }, kits: Kits): Kit {
  if (keeper) return side === 'home' ? kits.homeKeeper : kits.awayKeeper
  return kits[side]
}

/** Shirt and trim of both sides, as their supporters wear them. */
export function coloursOf({ home, away }: Kits) {
  return { home: [home.shirt, home.trim], away: [away.shirt, away.trim] } as const
}

/** Shirts of the referee. */
const OFFICIAL_SHIRTS: readonly Rgb[] = [[206, 232, 62], BLACK, [86, 180, 233]]

/** Kit of the referee, in the colour that is furthest from those of the players. */
export function officialKit({ home, away, homeKeeper, awayKeeper }: Kits): Kit {
  const players = [home, away, homeKeeper, awayKeeper].map(({ shirt }) => shirt)
  const shirt = furthest(OFFICIAL_SHIRTS, players)
  return { ...kit(shirt, BLACK, false), sleeve: shirt, shorts: BLACK, socks: BLACK }
}

/** True when an away shirt is distinct from the home shirt, from the grass and from the players' skin. */
function isDistinct(shirt: Rgb, homeShirt: Rgb): boolean {
  return (
    seenDistance(shirt, homeShirt) >= APART &&
    contrast(shirt, homeShirt) >= FLAT_CONTRAST &&
    seenDistance(shirt, GRASS) >= OFF_GRASS &&
    SKINS.every((skin) => usualDistance(shirt, skin) >= OFF_SKIN)
  )
}

function furthest(colours: readonly Rgb[], from: readonly Rgb[]): Rgb {
  let best = colours[0] ?? WHITE
  let bestDistance = -1
  for (const colour of colours) {
    const distance = Math.min(...from.map((other) => seenDistance(colour, other)))
    if (distance > bestDistance) {
      bestDistance = distance
      best = colour
    }
  }
  return best
}

/** The ringed side wears one colour from the collar to the knee, the other one changes at sleeves and waist. */
function kit(shirt: Rgb, trim: Rgb, ringed: boolean): Kit {
  const readable = colourDistance(shirt, trim) > 120 ? trim : luminance(shirt) > 0.4 ? BLACK : WHITE
  return {
    shirt,
    trim: readable,
    ink: inkOn(shirt),
    sleeve: ringed ? shirt : readable,
    shorts: ringed ? shirt : readable,
    socks: ringed ? readable : shirt,
    ringed,
  }
}
