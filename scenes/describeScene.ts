import type { StageScene } from './Stage.tsx'

/** What the picture shows, in words, for those who don't see it. */
export function describeScene(scene: StageScene): string {
  if (scene.kind === 'ground') {
    const seats = scene.capacity.toLocaleString('en-GB')
    return scene.capacity > 0
      ? `Your ground from above, with ${seats} seats.`
      : 'The site of your ground, without a stadium.'
  }
  if (scene.kind === 'career') {
    const { seasons, position, clubs } = scene
    return `The scoreboard of your empty ground: ${seasons} seasons managed, position ${position} of ${clubs} at the end.`
  }
  const { home, away } = scene.report.setup
  const own = scene.ownSide === null ? '' : ` You manage ${scene.report.setup[scene.ownSide].name}.`
  return `The match ${home.name} against ${away.name} from the stand: pitch, players, ball, score and momentum.${own} The commentary tells the same in words.`
}
