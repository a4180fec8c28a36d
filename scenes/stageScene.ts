import type { Sky } from '../client/simulation/core/weather.ts'
import type { CareerSceneProps } from './career/CareerScene.tsx'
import type { GroundSceneProps } from './ground/GroundScene.tsx'
import type { LeagueSceneProps } from './league/LeagueScene.tsx'
import type { MatchdaySceneProps } from './matchday/MatchdayScene.tsx'
import type { CupNightSceneProps } from './titleNight/CupNightScene.tsx'
import type { TitleNightSceneProps } from './titleNight/TitleNightScene.tsx'
import { COMPETITION_NAMES } from '../client/simulation/core/tie.ts'
import { grouped } from '../client/simulation/core/money.ts'
import { ordinal } from '../client/simulation/core/ordinal.ts'

/** Content of the Stage, as plain data. */
export type StageScene =
  | ({ kind: 'ground' } & GroundSceneProps)
  | ({ kind: 'matchday' } & MatchdaySceneProps)
  | ({ kind: 'career' } & CareerSceneProps)
  | ({ kind: 'league' } & LeagueSceneProps & GroundSceneProps)
  | ({ kind: 'title-night' } & TitleNightSceneProps)
  | ({ kind: 'cup-night' } & CupNightSceneProps)

/** Text equivalent of a scene for screen readers. */
export function describeScene(scene: StageScene): string {
  switch (scene.kind) {
    case 'ground':
      return describeGround(scene)
    case 'career':
      return describeCareer(scene)
    case 'league':
      return describeTable(scene)
    case 'title-night':
      return describeTitleNight(scene)
    case 'cup-night':
      return describeCupNight(scene)
    case 'matchday':
      return describeMatch(scene)
  }
}

function describeCareer({ seasons, position, clubs }: CareerSceneProps): string {
  return `The scoreboard of your empty ground: ${seasons} seasons managed, position ${position} of ${clubs} at the end.`
}

const SKY_WORDS: Record<Sky, string> = {
  clear: 'The sky is clear.',
  overcast: 'The sky is overcast.',
  rain: 'It rains.',
  snow: 'It snows.',
}

function describeMatch(match: MatchdaySceneProps): string {
  const { attendance, capacity, ownSide, weather, atmosphere } = match
  const { setup } = match.report
  const crowd = `${grouped(attendance)} of ${grouped(capacity)} seats are taken.`
  const own = ownSide === null ? '' : ` You manage ${setup[ownSide].name}.`
  const flags = atmosphere.titleFor.map((side) => ` Flags fly for ${setup[side].name}.`).join('')
  return `The match ${setup.home.name} against ${setup.away.name} from the stand: pitch, players, ball, score and momentum. ${SKY_WORDS[weather.sky]} ${crowd}${flags}${own} The commentary and the match stats tell the same in words.`
}

function describeGround({ capacity, facilities, hasCup }: GroundSceneProps): string {
  const seats = grouped(capacity)
  const ground =
    capacity > 0
      ? `Your ground from above, with ${seats} seats.`
      : 'The site of your ground, without a stadium.'
  const built = facilities.map(({ name, level }) => `${name}, level ${level}`).join('; ')
  const cup = hasCup ? ` The ${COMPETITION_NAMES.cup} stands before the main stand.` : ''
  return built === '' ? `${ground}${cup}` : `${ground}${cup} Built: ${built}.`
}

function describeTable({ week, rows }: LeagueSceneProps): string {
  const when = week > 0 ? `after week ${week}` : 'before the first match'
  const leader = rows.find(({ now }) => now.position === 1)
  const own = rows.find(({ isOwn }) => isOwn)
  const ahead = week > 0 && leader ? ` ${leader.name} lead with ${leader.now.points} points.` : ''
  const place = week > 0 && own ? ` You’re ${ordinal(own.now.position)}${describeClimb(own.climbed)}.` : ''
  return `A floodlit scoreboard with the league table ${when}.${ahead}${place} The standings tell the same in words.`
}

function describeClimb(climbed: number): string {
  return climbed === 0 ? '' : `, ${Math.abs(climbed)} ${climbed > 0 ? 'up' : 'down'}`
}

function describeTitleNight({ season, champion, rows, isSettled, tone }: TitleNightSceneProps): string {
  const board = `Your ground on the last evening of season ${season}, and a scoreboard on which the table settles as the grounds end.`
  if (!isSettled) return board
  const own = rows.find(({ isOwn }) => isOwn)
  const light = tone === 'fallen' ? ' The floodlights are dimmed.' : ''
  const confetti = tone === 'champions' ? ' Confetti falls.' : ''
  const place = own ? ` You’re ${ordinal(own.now.position)}.` : ''
  return `${board} The trophy carries the colours of ${champion.name}.${confetti}${light}${place} The final table tells the same in words.`
}

function describeCupNight({ competition, season, winner }: CupNightSceneProps): string {
  if (competition === 'playoff')
    return `Your ground on the evening of the play-off final of season ${season}. Confetti falls for ${winner}, who are going up.`
  const trophy = competition === 'europe' ? 'globe' : 'lantern'
  return `Your ground on the evening of the final of the ${COMPETITION_NAMES[competition]} of season ${season}. The ${trophy} shines with the ribbons of ${winner}, and confetti falls.`
}
