import { describe, expect, it } from 'vitest'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay } from '../../client/simulation/season/day.ts'
import { makeStores } from './makeStores.ts'

/** The stores during a replay of the first shot of a career's first match. */
function duringReplay() {
  const career = createGame({ seed: 4 })
  while (!career.awaitingKickOff) beginDay(career)
  const made = makeStores()
  const { gameStores } = made
  gameStores.game.resume(career)
  const { matchday, clips } = gameStores
  matchday.open(gameStores.game.state)
  matchday.setPicture(true)
  matchday.showMinute(60)
  const shot = matchday.eventsSoFar.findIndex(({ type }) => type === 'save' || type === 'miss')
  matchday.again.show(shot)
  return { ...made, matchday, clips, ui: made.root.ui }
}

describe('saving a replay', () => {
  it('as a picture takes the next frame and downloads it, named by both clubs', () => {
    const { clips, matchday, offered, ui } = duringReplay()
    clips.takePicture()
    expect(clips.wanted).toBe('picture')
    expect(clips.title).toMatch(/ \d+–\d+ .+, .+ \d+′$/)
    clips.save('picture', new Blob(['png'], { type: 'image/png' }))
    expect(clips.wanted).toBeNull()
    const { home, away } = matchday.report!.setup
    expect(offered).toEqual([{ fileName: `floodlight-${home.code}-${away.code}.png`, text: 'image/png' }])
    expect(ui.toasts.at(-1)?.message).toContain('Picture saved')
    expect(matchday.again.index).not.toBeNull()
  })

  it('as a clip begins the replay anew and records until it ends', () => {
    const { clips, matchday, offered } = duringReplay()
    clips.record()
    expect(matchday.again.round).toBe(1)
    expect(clips.isRecording).toBe(true)
    matchday.again.end()
    expect(clips.isRecording).toBe(false)
    clips.save('clip', new Blob(['webm'], { type: 'video/webm' }))
    expect(offered[0]?.fileName).toMatch(/\.webm$/)
    expect(clips.wanted).toBeNull()
  })

  it('says so when the browser makes no file, and wants nothing without a replay', () => {
    const { clips, matchday, offered, ui } = duringReplay()
    clips.takePicture()
    clips.save('picture', null)
    expect(ui.toasts.at(-1)?.tone).toBe('error')
    expect(offered).toEqual([])
    matchday.again.end()
    clips.takePicture()
    clips.record()
    expect(clips.wanted).toBeNull()
  })
})
