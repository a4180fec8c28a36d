/**
 * Records the landing page's video, its poster and its captions from a seeded career: `npm run record`.
 * Time in the page runs frame by frame, so that the video is as smooth on a slow machine as on a fast
 * one, and the same every time. Needs ffmpeg.
 */
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { CHOICE_NAMES, PART_NAMES } from '../../client/simulation/club/tacticNames.ts'
import { collectConsoleErrors } from '../e2e/play.ts'
import { openCareer, startGame, type RunningGame } from '../support/visitGame.ts'
import { Camera, FRAMES_PER_SECOND } from './video/Camera.ts'
import { Encoder } from './video/Encoder.ts'
import { findPlot, type Plot } from './video/findPlot.ts'
import { Pointer } from './video/Pointer.ts'

const folder = join(import.meta.dirname, '../../assets/video')
const VIDEO = join(folder, 'gameplay.webm')
const POSTER = join(folder, 'gameplay.jpg')
const CAPTIONS = join(folder, 'gameplay.vtt')
/** Page time at opening, and a later one by which everything is loaded. */
const OPENED_AT = new Date('2026-01-03T15:00:00Z')
const FIRST_FRAME_AT = new Date('2026-01-03T16:00:00Z')
/** Position below the visible part of the page. */
const OFF_SCREEN = { x: 640, y: 760 }
const SIZE = { width: 1280, height: 720 }

interface Studio {
  page: Page
  camera: Camera
  pointer: Pointer
  plot: Plot
}

interface Scene {
  /** Caption shown during the scene. */
  caption: string
  film: (studio: Studio) => Promise<void>
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first()

const choice = (page: Page, part: string, name: string): Locator =>
  page.getByRole('group', { name: part }).getByRole('button', { name })

async function openTab({ page, pointer }: Studio, name: string): Promise<void> {
  await pointer.click(page.getByRole('tab', { name, exact: true }))
  await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().waitFor()
}

const SCENES: readonly Scene[] = [
  {
    caption: 'The dashboard: next match, money, squad and fans.',
    film: async ({ camera }) => {
      await camera.roll(1.6)
    },
  },
  {
    caption: 'The eleven on the pitch: a tired player makes way for a fresh one.',
    film: async (studio) => {
      const { page, camera, pointer, plot } = studio
      await openTab(studio, 'Squad')
      await pointer.click(page.getByRole('tabpanel').getByRole('tab', { name: 'Pitch' }))
      await camera.roll(0.5)
      await pointer.click(button(page, `${plot.off.name}, `))
      await camera.roll(0.3)
      await pointer.click(button(page, plot.on.name))
      await camera.roll(0.8)
    },
  },
  {
    caption: 'Tactics, each choice with what it is worth against the next opponent.',
    film: async (studio) => {
      const { page, camera, pointer, plot } = studio
      await openTab(studio, 'Tactics')
      await camera.roll(0.7)
      const { style, offensiveStyle } = plot.tactics
      await pointer.click(choice(page, PART_NAMES.style, CHOICE_NAMES.style[style]))
      await camera.roll(0.5)
      await pointer.click(
        choice(page, PART_NAMES.offensiveStyle, CHOICE_NAMES.offensiveStyle[offensiveStyle]),
      )
      await camera.roll(0.7)
    },
  },
  {
    caption: 'The transfer market, sorted by fee, and a closer look at a player.',
    film: async (studio) => {
      const { page, camera, pointer } = studio
      await openTab(studio, 'Transfers')
      await camera.roll(0.7)
      const table = page.getByRole('table', { name: 'Available Players' })
      await pointer.click(table.getByRole('button', { name: /^Fee/ }))
      await camera.roll(0.5)
      await pointer.moveTo(table.getByRole('row').nth(8).getByRole('button').first())
      await camera.roll(1.8)
      await page.keyboard.press('Escape')
    },
  },
  {
    caption: 'A facility is upgraded.',
    film: async (studio) => {
      const { page, camera, pointer, plot } = studio
      await openTab(studio, 'Facilities')
      await camera.roll(0.5)
      await pointer.click(button(page, `: ${plot.facility.name}`))
      await camera.roll(1)
    },
  },
  {
    caption: 'The week goes by at fast speed.',
    film: async (studio) => {
      const { page, camera, pointer } = studio
      await openTab(studio, 'Dashboard')
      await pointer.click(button(page, /^Continue: /))
      await camera.rollUntil(button(page, /^Play: /), 4)
      await camera.roll(0.4)
      await pointer.click(button(page, /^Play: /))
    },
  },
  {
    caption: 'Match day under the lights: score board, commentary and momentum.',
    film: async ({ page, camera, pointer }) => {
      await page.getByRole('log', { name: 'Commentary' }).waitFor()
      await pointer.glide(OFF_SCREEN)
      await camera.rollUntil(page.getByRole('group', { name: / 1, .* 0\. / }), 15)
      await camera.roll(1)
      await page.screenshot({ path: POSTER, type: 'jpeg', quality: 82, caret: 'initial' })
      await pointer.click(button(page, 'Highlights'))
      await camera.rollUntil(page.getByRole('group', { name: / 2, .* 0\. / }), 15)
      await camera.roll(1)
      await pointer.click(button(page, 'Skip to the end'))
      await camera.roll(1)
      await pointer.click(button(page, 'Continue'))
    },
  },
  {
    caption: 'The result, and why it went this way.',
    film: async ({ page, camera, pointer }) => {
      await camera.roll(2.5)
      await pointer.click(page.getByRole('dialog').getByRole('button', { name: 'Continue' }))
    },
  },
  {
    caption: 'The league table: on the scoreboard every club moves to its new place.',
    film: async (studio) => {
      await openTab(studio, 'League')
      await studio.camera.roll(4.6)
    },
  },
]

/** Formats a time for WebVTT: '00:07.400'. */
function captionTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`
}

/** Films all scenes and returns the captions as WebVTT. */
async function film(studio: Studio): Promise<string> {
  const cues = ['WEBVTT']
  for (const { caption, film } of SCENES) {
    const begin = captionTime(studio.camera.seconds)
    await film(studio)
    const silence = cues.length === 1 ? '[No sound] ' : ''
    cues.push(`${begin} --> ${captionTime(studio.camera.seconds)}\n${silence}${caption}`)
  }
  return `${cues.join('\n\n')}\n`
}

/** Opens the game of the plot, fully loaded, with the clock paused. */
async function openPlot(game: RunningGame, { career }: Plot): Promise<Page> {
  const page = await openCareer(game, career, {
    settings: { theme: 'dark', matchdayMode: 'fast' },
    colorScheme: 'dark',
    viewport: SIZE,
    openedAt: OPENED_AT,
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.clock.pauseAt(FIRST_FRAME_AT)
  return page
}

async function run(): Promise<void> {
  const encoder = await Encoder.start(VIDEO, FRAMES_PER_SECOND)
  const plot = findPlot()
  const game = await startGame()
  try {
    const page = await openPlot(game, plot)
    const consoleErrors = collectConsoleErrors(page)
    const camera = new Camera(page, encoder)
    const pointer = await Pointer.on(page, camera, { x: 640, y: 420 })
    writeFileSync(CAPTIONS, await film({ page, camera, pointer, plot }))
    await encoder.finish()
    if (consoleErrors.length > 0) throw new Error(`Errors on the console: ${consoleErrors.join('\n')}`)
    const kilobytes = Math.round(statSync(VIDEO).size / 1000)
    console.log(`${camera.seconds} seconds, ${camera.frames} frames, ${kilobytes} kB`)
  } finally {
    await game.stop()
  }
}

await run()
