import { useTick } from '@pixi/react'
import { type Container, type Sprite, Texture } from 'pixi.js'
import { type RefObject, useCallback, useRef } from 'react'
import type { Camera, Space } from '../../core/camera.ts'
import { bannerPlace } from './bugPlace.ts'
import { BANNER, paintBanner } from './paintScore.ts'
import { makePainting, usePaintings } from '../../core/usePainting.ts'
import type { Kits } from '../../core/kits.ts'
import { FIELD } from '../../core/field.ts'
import { EXTRA_HALF_TIME, FULL_TIME } from '../../../client/simulation/core/fixture.ts'
import { CUT_MS, type Playback } from '../script/timeline/playback.ts'
import type { Frame } from '../motion/frame.ts'
import type { MatchPlan } from '../script/timeline/timeline.ts'
import { isOnKicks, kickWords, shootOutWinner, type Words } from './kickWords.ts'

interface AnnouncementsProps {
  playback: Playback
  camera: Camera
  space: Space
  kits: Kits
  fontReady: boolean
  /** Container that pans and zooms the picture. */
  picture: RefObject<Container | null>
  /** Pixels from the top of the score bug to the end of what hangs from it. */
  bugDepth: number
}

/** Duration of an announcement, in seconds at full pace. */
const ANNOUNCEMENT_SECONDS = 3.2
/** Seconds after a goal within which its celebration begins. */
const BEGINNING = 0.3
/** Seconds into half-time at which the picture fades to dark while the sides change ends. */
const DARK_AT = 1.6
const NIGHT_BLUE = 0x060a10

/** Banner for goals and the whistle, the flash of a goal, and the fade of a cut. */
export function Announcements(props: AnnouncementsProps) {
  const { playback, camera, space, kits, fontReady, picture, bugDepth } = props
  const { inner } = camera
  const { resolution, reducedMotion } = space
  const makeBanner = useCallback(() => [makePainting(BANNER.width, BANNER.height, resolution)], [resolution])
  const [banner] = usePaintings(makeBanner)
  const sign = useRef<Sprite>(null)
  const flash = useRef<Sprite>(null)
  const dark = useRef<Sprite>(null)
  const shown = useRef('')
  const fit = useRef(1)
  useTick(
    useCallback(() => {
      const { frame, plan } = playback
      if (!banner || !sign.current || !flash.current || !dark.current) return
      const words = playback.isReplaying ? null : announcement(frame, plan)
      sign.current.visible = words !== null
      if (words) {
        // The header takes a second row with the sixth kick, and leaves the picture less height.
        const area = `${inner.y} ${inner.width} ${inner.height}`
        const now = `${words.headline} ${words.line} ${fontReady} ${banner.texture.uid} ${area}`
        if (now !== shown.current) {
          shown.current = now
          const shirt = words.team === 'away' ? kits.away.shirt : kits.home.shirt
          banner.paint((ctx) => paintBanner(ctx, words.headline, words.line, shirt))
          // The camera draws back from the winners, who run together under the banner that stays.
          const isDecided = shootOutWinner(frame, plan.report.shootOut) !== null
          const view = isDecided ? null : picture.current
          const isLow = words.isOfPlay && sceneOf(playback, camera, view) < inner.y + inner.height / 2
          const place = bannerPlace(camera, { isLow, bugDepth })
          sign.current.y = place.y
          fit.current = place.scale
        }
        const since = isOnKicks(frame) ? frame.sinceKick : frame.sinceEvent
        const isEnd = frame.minute >= plan.tempo.lastMinute
        const coming = reducedMotion || isEnd ? 1 : Math.min(1, since / 0.35)
        const eased = 1 - (1 - coming) * (1 - coming) * (1 - coming)
        sign.current.alpha = eased
        sign.current.scale.set(fit.current * (1.25 - 0.25 * eased))
      }
      const lit = frame.phase === 'goal' && !reducedMotion ? Math.max(0, 1 - frame.sinceEvent / 0.3) : 0
      flash.current.alpha = lit * 0.3
      flash.current.visible = lit > 0
      const cut = Math.max(0, 1 - playback.sinceCutMs / CUT_MS)
      const changing =
        frame.phase === 'half-time' ? Math.max(0, 1 - Math.abs(frame.sinceEvent - DARK_AT) / 0.5) : 0
      const shade = reducedMotion ? 0 : Math.max(cut, changing) * 0.9
      dark.current.alpha = shade
      dark.current.visible = shade > 0.01
    }, [playback, banner, kits, fontReady, reducedMotion, camera, inner, picture, bugDepth]),
  )
  return (
    <pixiContainer>
      <pixiSprite
        ref={dark}
        texture={Texture.WHITE}
        tint={NIGHT_BLUE}
        visible={false}
        width={space.width}
        height={space.height}
      />
      <pixiSprite
        ref={flash}
        texture={Texture.WHITE}
        visible={false}
        width={space.width}
        height={space.height}
      />
      <pixiSprite
        ref={sign}
        texture={banner?.texture ?? Texture.EMPTY}
        anchor={0.5}
        visible={false}
        x={Math.round(inner.x + inner.width / 2)}
      />
    </pixiContainer>
  )
}

/** Pixels from the top to where a goal is celebrated, or to the ball. */
function sceneOf({ frame, plan }: Playback, { project }: Camera, picture: Container | null): number {
  // The run to the corner begins a step after the goal.
  // After a kick of a shoot-out the rows cheer far from the goal, which the banner must not cover.
  const corner =
    frame.phase === 'shoot-out'
      ? undefined
      : plan.gestures.find(
          ({ kind, from, to }) =>
            kind === 'celebrate' && from < frame.second + BEGINNING && to > frame.second,
        )
  const { x, y } = corner ?? { x: frame.ballX * FIELD.length, y: frame.ballY * FIELD.width }
  const point = project(x, y, 0, { x: 0, y: 0, scale: 1 })
  return picture ? picture.y + point.y * picture.scale.y : point.y
}

/** Announcement of the current frame, or null. */
function announcement(frame: Frame, plan: MatchPlan): Words | null {
  const { report, people, tempo } = plan
  const { home, away } = report.setup
  const score = `${home.name} ${frame.homeGoals}–${frame.awayGoals} ${away.name}`
  if (frame.phase === 'half-time') {
    const headline = breakHeadline(frame.minute)
    return { headline, line: score, team: 'home', isOfPlay: false }
  }
  if (isOnKicks(frame) || frame.phase === 'shoot-out') return kickWords(frame, plan, score)
  if (frame.phase === 'full-time' || frame.minute >= tempo.lastMinute) {
    const headline = tempo.playedMinutes > FULL_TIME ? 'AFTER EXTRA TIME' : 'FULL-TIME'
    return { headline, line: score, team: 'home', isOfPlay: false }
  }
  const event = report.events[frame.eventCount - 1]
  if (!event || frame.sinceEvent > ANNOUNCEMENT_SECONDS) return null
  const person = people.find(({ id }) => id === event.player)
  const line = `${person?.name ?? ''}  ${event.minute}′`
  if (event.type === 'goal') return { headline: 'GOAL!', line, team: event.team, isOfPlay: true }
  if (event.type === 'card' && event.ban > 1)
    return { headline: 'SENT OFF', line, team: event.team, isOfPlay: true }
  return null
}

function breakHeadline(minute: number): string {
  if (minute < FULL_TIME) return 'HALF-TIME'
  return minute < EXTRA_HALF_TIME ? 'EXTRA TIME' : 'HALF-TIME (ET)'
}
