/** Looks and character of staff, which follow from name and role alone. They have no effect. */
import { mixSeed } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'
import type { StaffMember } from '../people/staffMember.ts'
import { countryOfName } from '../players/playerNames.ts'
import { characterNumber, numberOfName } from './candidates.ts'

/** Sentences on somebody, for each role. */
const CHARACTERS: Readonly<Record<StaffMember['role'], readonly [string, string, string]>> = {
  'Head Coach': [
    'Won promotion twice as a player and never mentions it.',
    'Stands on the touchline in shirtsleeves, whatever the weather.',
    'Says little at half-time, and all of it counts.',
  ],
  'Assistant Manager': [
    'Lays out the cones before anyone else is up.',
    'Knows every player’s birthday, and their mother’s.',
    'The bad cop on Mondays, the good one on Fridays.',
  ],
  'Goalkeeper Coach': [
    'Still dives in the warm-up, and still complains about it.',
    'Played 400 games in goal and remembers every mistake.',
    'Kicks a ball to the inch with either foot.',
  ],
  'Fitness Coach': [
    'Runs with the players, and finishes first.',
    'Carries a stopwatch, even to weddings.',
    'Has banned ketchup at three clubs.',
  ],
  'Chief Scout': [
    'Has a notebook from every ground in Europe.',
    'Trusts two things: their eyes and a long drive home.',
    'Leaves at half-time once they have seen enough.',
  ],
  Physiotherapist: [
    'Finds the sore spot before you have said a word.',
    'First on the pitch, and never in a panic.',
    'Talks about cricket until it stops hurting.',
  ],
  'Data Analyst': [
    'Can’t kick a ball, but knows where it’ll land.',
    'Brings a chart to breakfast.',
    'Answers every question with “How many matches?”',
  ],
  Doctor: [
    'Came from the county hospital and misses the quiet.',
    'Says “two weeks” and means it.',
    'Wouldn’t let their own child play on a bad knee.',
  ],
  'Youth Coach': [
    'Taught PE for ten years; nothing surprises them.',
    'Still writes to every youngster they let go.',
    'Believes in mud, small goals and homework.',
  ],
  'Technical Director': [
    'Has every agent’s number, and screens the calls.',
    'Plans three windows ahead, in pencil.',
    'Closed their best deal in a motorway café.',
  ],
  Mental: [
    'Listens more than they talk, which is the job.',
    'Sat with a penalty taker all night once; he scored.',
    'Keeps a box of tea, and a closed door.',
  ],
  'Facilities Manager': [
    'Knows which pipe knocks before a frost.',
    'Turns off every light on the way out.',
    'Has the only key to the boiler room.',
  ],
  'PR Manager': [
    'Never without a phone, rarely without an answer.',
    'Was a reporter once, and still checks the spelling.',
    'Gets a smile out of anyone in front of a camera.',
  ],
  'Security Officer': [
    'Calm in a crowd, and known by name in the away end.',
    'Twenty years in the police, not one raised voice.',
    'Would rather open a gate early than close one late.',
  ],
  'Financial Director': [
    'Reads the small print aloud.',
    'Wears a club scarf in budget meetings.',
    'Has said no to four chairmen.',
  ],
  'Fan Liaison Officer': [
    'Stood on the terrace for thirty years first.',
    'Answers letters by hand, also the rude ones.',
    'Takes the supporters’ coach to every away game.',
  ],
}

/** Source of a face, as for players. */
interface Portrait {
  id: string
  name: string
  nationality: string
  age: number
}

type Person = Pick<StaffMember, 'name' | 'role'>

export function characterOf({ name, role }: Person): string {
  return CHARACTERS[role][characterNumber(name)]
}

const AGE = { least: 34, years: 26 }

export function portraitOf({ name, role }: Person): Portrait {
  const age = AGE.least + (mixSeed(numberOfName(name), STREAMS.candidates) % AGE.years)
  return { id: role, name, nationality: countryOfName(name), age }
}
