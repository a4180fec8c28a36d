import type { GroundSceneProps } from './ground/GroundScene.tsx'
import type { LeagueSceneProps } from './league/LeagueScene.tsx'
import type { StageScene } from './Stage.tsx'

/** What the picture shows, in words, for those who don't see it. */
export function describeScene(scene: StageScene): string {
  if (scene.kind === 'ground') return describeGround(scene)
  if (scene.kind === 'career') {
    const { seasons, position, clubs } = scene
    return `The scoreboard of your empty ground: ${seasons} seasons managed, position ${position} of ${clubs} at the end.`
  }
  if (scene.kind === 'league') return describeTable(scene)
  const { home, away } = scene.report.setup
  const crowd = `${scene.attendance.toLocaleString('en-GB')} of ${scene.capacity.toLocaleString('en-GB')} seats are taken.`
  const own = scene.ownSide === null ? '' : ` You manage ${scene.report.setup[scene.ownSide].name}.`
  return `The match ${home.name} against ${away.name} from the stand: pitch, players, ball, score and momentum. ${crowd}${own} The commentary and the match stats tell the same in words.`
}

function describeGround({ capacity, facilities }: GroundSceneProps): string {
  const seats = capacity.toLocaleString('en-GB')
  const ground =
    capacity > 0
      ? `Your ground from above, with ${seats} seats.`
      : 'The site of your ground, without a stadium.'
  const built = facilities.map(({ name, level }) => `${name}, level ${level}`).join('; ')
  return built === '' ? ground : `${ground} Built: ${built}.`
}

function describeTable({ week, rows }: LeagueSceneProps): string {
  const when = week > 0 ? `after week ${week}` : 'before the first match'
  const leader = rows.find(({ now }) => now.position === 1)
  const own = rows.find(({ isOwn }) => isOwn)
  const ahead = week > 0 && leader ? ` ${leader.name} lead with ${leader.now.points} points.` : ''
  const place =
    week > 0 && own ? ` You are in position ${own.now.position}${describeClimb(own.climbed)}.` : ''
  return `A floodlit scoreboard with the league table ${when}.${ahead}${place} The standings tell the same in words.`
}

function describeClimb(climbed: number): string {
  return climbed === 0 ? '' : `, ${Math.abs(climbed)} ${climbed > 0 ? 'up' : 'down'}`
}
