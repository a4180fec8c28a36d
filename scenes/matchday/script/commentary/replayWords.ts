/** One line on how a chance came about, as its report has it. */
import type { Body, Pattern } from '../../../../client/simulation/match/attack.ts'
import type { NamedEvent } from '../../../../client/simulation/match/namedEvents.ts'
import { counted } from '../../../../client/simulation/core/english.ts'

const STARTS: Record<Pattern, string> = {
  'open-play': 'Passing move',
  'through-ball': 'Through ball behind the defence',
  cutback: 'Cutback from the byline',
  cross: 'Cross into the box',
  solo: 'Run with the ball',
  counter: 'Counter-attack after the ball was won',
  press: 'The press won the ball high up the pitch',
  'long-shot': 'Shot from long range',
  corner: 'Corner',
  'free-kick': 'Free kick into the box',
  'direct-free-kick': 'Direct free kick',
  penalty: 'Penalty',
  rebound: 'Rebound',
  error: 'Mistake in the defence',
}
const BODIES: Record<Body, string> = { foot: 'a shot', head: 'a header', other: 'a touch' }
const ENDS: Partial<Record<NamedEvent['type'], string>> = {
  goal: 'scored',
  save: 'saved',
  miss: 'off target',
  block: 'blocked',
}

/** 'Cutback from the byline by Lee Bell: a shot by Owen Ford from 9 metres, scored'. */
export function replayWords({ type, attack, playerName, otherName }: NamedEvent): string {
  const end = attack?.hitsPost ? 'off the woodwork' : (ENDS[type] ?? 'lost')
  if (!attack?.body) return `${playerName}: ${end}`
  const metres = Math.max(1, Math.round(Math.sqrt(attack.x * attack.x + attack.y * attack.y)))
  const by = type === 'goal' && otherName !== '' ? `, ${otherName} with the last pass` : ''
  const distance = counted(metres, 'metre')
  return `${STARTS[attack.pattern]}${by}: ${BODIES[attack.body]} by ${playerName} from ${distance}, ${end}`
}
