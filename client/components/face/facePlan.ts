/** Derives a player's face from their id, name and nationality, so that it is permanent without being saved. */
import type { svgs } from 'facesjs'
import type { Nationality } from '../../simulation/players/names.ts'

export interface FaceSource {
  id: string
  name: string
  nationality: string
  /** Years; lines and grey hair come with age, the features stay. */
  age: number
}

type Feature = keyof typeof svgs
export type FeatureId<Name extends Feature> = keyof (typeof svgs)[Name]

export interface FacePlan {
  skin: string
  hairColour: string
  /** 0 (slim) to 1 (broad). */
  fatness: number
  /** Opacity of the stubble, 0–0.2. */
  stubble: number
  body: FeatureId<'body'>
  ear: FeatureId<'ear'>
  /** Scale; 1 is the usual size. */
  earSize: number
  head: FeatureId<'head'>
  eyeLine: FeatureId<'eyeLine'>
  smileLine: FeatureId<'smileLine'>
  miscLine: FeatureId<'miscLine'>
  facialHair: FeatureId<'facialHair'>
  eye: FeatureId<'eye'>
  /** Degrees. */
  eyeAngle: number
  eyebrow: FeatureId<'eyebrow'>
  /** Degrees. */
  eyebrowAngle: number
  mouth: FeatureId<'mouth'>
  nose: FeatureId<'nose'>
  noseSize: number
  hair: FeatureId<'hair'>
  /** Mirrors the hair, for a parting on the other side. */
  isHairFlipped: boolean
}

const COMPLEXIONS = {
  fair: {
    skins: ['#f2d6cb', '#eac3ad', '#ddb7a0'],
    hairColours: ['#272421', '#3d2314', '#5a3825', '#5a3825', '#8a5a35', '#cc9966', '#b55239', '#d7bf91'],
  },
  olive: { skins: ['#e3b996', '#d2a381', '#bb876f'], hairColours: ['#272421', '#1c1008', '#3d2314'] },
  brown: { skins: ['#aa816f', '#a67358', '#8f5f46'], hairColours: ['#272421', '#1c1008'] },
  dark: { skins: ['#8a5140', '#74453d', '#5c3937', '#4a2d2a'], hairColours: ['#272421', '#120c0a'] },
}
type Complexion = keyof typeof COMPLEXIONS

const MOSTLY_FAIR: readonly Complexion[] = ['fair', 'fair', 'fair', 'fair', 'fair', 'fair', 'brown', 'dark']
const MIXED: readonly Complexion[] = ['fair', 'fair', 'fair', 'olive', 'brown', 'dark', 'dark']
const SOUTHERN: readonly Complexion[] = ['olive', 'olive', 'olive', 'fair', 'fair', 'brown']
const WEST_AFRICAN: readonly Complexion[] = ['dark']

/** Distribution of complexions by country; all others use MOSTLY_FAIR. */
const COUNTRIES: Partial<Record<Nationality, readonly Complexion[]>> = {
  France: MIXED,
  Netherlands: MIXED,
  Belgium: MIXED,
  Brazil: MIXED,
  'United States': MIXED,
  Portugal: SOUTHERN,
  Spain: SOUTHERN,
  Italy: SOUTHERN,
  Argentina: SOUTHERN,
  Turkey: SOUTHERN,
  Nigeria: WEST_AFRICAN,
  Ghana: WEST_AFRICAN,
  Senegal: WEST_AFRICAN,
}
const complexionsOf = new Map<string, readonly Complexion[]>(Object.entries(COUNTRIES))

const STRAIGHT_HAIR = [
  'short',
  'short2',
  'short3',
  'crop',
  'crop-fade',
  'crop-fade2',
  'short-fade',
  'short-fade-2',
  'spike',
  'spike2',
  'spike4',
  'parted',
  'middle-part',
  'messy-short',
  'messy',
  'curly',
  'curlyFade1',
  'blowoutFade',
  'faux-hawk',
  'bald',
] as const
const TIGHT_HAIR = [
  'afro',
  'cornrows',
  'dreads',
  'high',
  'crop-fade',
  'crop-fade2',
  'curlyFade1',
  'curlyFade2',
  'short-fade',
  'tall-fade',
  'short',
  'bald',
] as const
const BEARDS = [
  'beard1',
  'beard2',
  'beard4',
  'beard-point',
  'chin-strap',
  'fullgoatee',
  'fullgoatee3',
  'goatee1',
  'goatee3',
  'goatee-thin-stache',
  'mustache1',
  'soul-stache',
] as const
const HEADS = [
  'head1',
  'head2',
  'head4',
  'head5',
  'head6',
  'head8',
  'head10',
  'head12',
  'head14',
  'head17',
] as const
const EYES = [
  'eye1',
  'eye2',
  'eye3',
  'eye4',
  'eye5',
  'eye6',
  'eye8',
  'eye10',
  'eye12',
  'eye15',
  'eye18',
] as const
const EYEBROWS = [
  'eyebrow1',
  'eyebrow2',
  'eyebrow4',
  'eyebrow6',
  'eyebrow8',
  'eyebrow10',
  'eyebrow12',
  'eyebrow15',
  'eyebrow18',
] as const
const MOUTHS = [
  'closed',
  'mouth',
  'mouth2',
  'mouth4',
  'side',
  'smile',
  'smile2',
  'smile3',
  'smile-closed',
  'straight',
] as const
const NOSES = [
  'nose1',
  'nose2',
  'nose3',
  'nose5',
  'nose6',
  'nose8',
  'nose10',
  'nose12',
  'nose14',
  'small',
] as const

/** Replaces other hair when it thins with age. */
const THIN_HAIR = ['short-bald', 'bald'] as const

const FIRST_BEARD = 20
const FIRST_LINES = 29
const FIRST_GREY = 34
const GREYS = ['#8b8985', '#6f6d69', '#a9a7a2'] as const

export function facePlanOf({ id, name, nationality, age }: FaceSource): FacePlan {
  /** Returns a number in [0, 1) for a feature, independent of the other features. */
  const share = (feature: string) => hash(`${id} ${name} ${feature}`) / 4294967296
  const one = <Part>(feature: string, parts: readonly Part[]) =>
    parts[Math.floor(share(feature) * parts.length)] as Part
  const between = (feature: string, low: number, high: number) =>
    Math.round((low + share(feature) * (high - low)) * 100) / 100
  const complexion = one('complexion', complexionsOf.get(nationality) ?? MOSTLY_FAIR)
  const { skins, hairColours } = COMPLEXIONS[complexion]
  const isGrey = age >= FIRST_GREY && share('grey') < 0.6
  const isBearded = age >= FIRST_BEARD && share('bearded') < 0.4
  const isLined = age >= FIRST_LINES
  return {
    skin: one('skin', skins),
    hairColour: isGrey ? one('grey hair', GREYS) : one('hair colour', hairColours),
    fatness: between('fatness', 0.1, 0.8),
    stubble: age >= FIRST_BEARD ? between('stubble', 0, 0.16) : 0,
    body: one('body', ['body', 'body2', 'body4']),
    ear: one('ear', ['ear1', 'ear2', 'ear3']),
    earSize: between('ear size', 0.6, 1.2),
    head: one('head', HEADS),
    eyeLine: isLined ? one('eye line', ['line1', 'line2', 'line4', 'line6']) : 'none',
    smileLine: isLined ? one('smile line', ['line1', 'line2', 'line3', 'none']) : 'none',
    miscLine: isLined
      ? one('forehead', ['forehead2', 'forehead3', 'forehead4', 'none'])
      : one('freckles', ['none', 'none', 'none', 'none', 'chin1', 'chin2']),
    facialHair: isBearded ? one('beard', BEARDS) : 'none',
    eye: one('eye', EYES),
    eyeAngle: Math.round(between('eye angle', -6, 10)),
    eyebrow: one('eyebrow', EYEBROWS),
    eyebrowAngle: Math.round(between('eyebrow angle', -8, 12)),
    mouth: one('mouth', MOUTHS),
    nose: one('nose', NOSES),
    noseSize: between('nose size', 0.6, 1.1),
    hair:
      isLined && share('thinning') < 0.2
        ? one('thin hair', THIN_HAIR)
        : one<FacePlan['hair']>('hair', complexion === 'dark' ? TIGHT_HAIR : STRAIGHT_HAIR),
    isHairFlipped: share('parting') < 0.5,
  }
}

/** Well-distributed 32-bit hash of a text (FNV-1a with the finalizer of MurmurHash3). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
