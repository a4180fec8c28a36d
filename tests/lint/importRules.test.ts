import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, test, vi } from 'vitest'
import tseslint from 'typescript-eslint'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// The linter loads the whole project.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const root = join(import.meta.dirname, '../..')

// Without type information: the files in the tests don't exist.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [{ ...tseslint.configs.disableTypeChecked, files: ['**/*.{ts,tsx}'] }],
})

const ownRules = new Set([
  'floodlight/rooms',
  'floodlight/docstrings',
  'no-restricted-syntax',
  'no-restricted-properties',
  'no-restricted-globals',
])

/** Lints a file with the given code and returns the messages of our own rules. */
async function messages(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, file) })
  const found = result?.messages ?? []
  const broken = found.filter((message) => message.fatal)
  expect(broken).toEqual([])
  return found.filter(({ ruleId }) => ruleId && ownRules.has(ruleId)).map(({ message }) => message)
}

const simulationFile = 'client/simulation/match/extraTime.ts'
const domainFile = 'client/simulation/players/shirts.ts'
const screenFile = 'client/screens/game/GameScreen.tsx'

test.each([
  // The simulation
  [simulationFile, "import { useState } from 'react'", /must not depend on GameState/],
  [simulationFile, "import { GameStore } from '../../stores/GameStore.ts'", /must not depend on GameState/],
  [simulationFile, "import { readFileSync } from 'node:fs'", /must not depend on GameState/],
  [
    simulationFile,
    "export type T = import('../../stores/GameStore.ts').GameStore",
    /must not depend on GameState/,
  ],
  [simulationFile, "import type { GameState } from '../gameState.ts'", /must not depend on GameState/],
  [simulationFile, "import { fullTeam } from '../players/squad.ts'", /must not depend on GameState/],
  ['client/simulation/core/ids.ts', "import type { GameState } from '../gameState.ts'", /imports only core/],
  ['client/simulation/core/ids.ts', "import { playMatch } from '../match/engine.ts'", /imports only core/],
  [domainFile, "import { playMatch } from '../match/engine.ts'", /as a type only/],
  [
    'client/simulation/people/player.ts',
    "import type { Club } from '../club/club.ts'",
    /imports only core: /,
  ],
  [
    'client/simulation/club/club.ts',
    "import { announce } from '../news/announce.ts'",
    /events and their texts/,
  ],
  [
    'client/simulation/news/announce.ts',
    "import { playMatch } from '../match/engine.ts'",
    /data of the event/,
  ],
  [domainFile, "import { signPlayer } from '../transfers/transfer.ts'", /move shared code into those four/],
  [domainFile, "import type { Offer } from '../transfers/market.ts'", /move shared code into those four/],
  [
    'client/simulation/gameState.ts',
    "import type { TransferLog } from './transfers/market.ts'",
    /types of match only/,
  ],
  ['client/simulation/gameState.ts', "import { playMatch } from './match/engine.ts'", /as a type only/],
  [
    'client/simulation/season/events/drawEvent.ts',
    "import { playDay } from '../day.ts'",
    /season\/events imports core, people, club, news, match and the domains/,
  ],
  [
    'client/simulation/board/boardDecisions.ts',
    "import { playDay } from '../season/day.ts'",
    /board imports core/,
  ],
  [domainFile, "import { playDay } from '../season/day.ts'", /code that coordinates domains into season/],
  [
    'client/simulation/season/day.ts',
    "import { nextStep } from '../reports/nextStep.ts'",
    /belong in reports/,
  ],
  ['client/simulation/reports/nextStep.ts', "import { readSave } from '../save/readSave.ts'", /are queries/],
  ['client/simulation/season/day.ts', "import { readSave } from '../save/readSave.ts'", /belong in reports/],
  [
    'client/simulation/save/saveFile.ts',
    "import { nextStep } from '../reports/nextStep.ts'",
    /validates and migrates/,
  ],
  [
    'client/simulation/commands.ts',
    "import { playRun } from './playRun.ts'",
    /commands and steps only list and call/,
  ],
  ['client/simulation/copyGame.ts', "import { playRun } from './playRun.ts'", /The shape of a career/],
  ['client/simulation/playRun.ts', "import { GameStore } from '../stores/GameStore.ts'", /whole simulation/],
  ['client/simulation/shirts/shirt.ts', 'export const thing = 1', /no import rule/],
  [simulationFile, 'export const luck = Math.random()', /Draw from the Random/],
  [simulationFile, 'export const now = Date.now()', /no clock/],
  [simulationFile, 'export const now = new Date()', /no clock/],
  [simulationFile, 'export const x = Math.exp(1)', /differ between JavaScript engines/],
  [simulationFile, 'export const x = Math.pow(2, 3)', /differ between JavaScript engines/],
  [simulationFile, 'export const x = Math.log(2)', /differ between JavaScript engines/],
  [simulationFile, 'export const x = Math.sin(2)', /differ between JavaScript engines/],
  [simulationFile, 'export const x = Math.cos(2)', /differ between JavaScript engines/],
  [simulationFile, 'export const x = Math.hypot(3, 4)', /differ between JavaScript engines/],
  [simulationFile, 'export const x = 2 ** 3', /differ between JavaScript engines/],
  [simulationFile, 'export let x = 2\nx **= 3', /differ between JavaScript engines/],
  // Stores
  ['client/stores/GameStore.ts', "import { Table } from '../components/Table.tsx'", /by the constructor/],
  ['client/stores/GameStore.ts', "import { useState } from 'react'", /by the constructor/],
  [
    'client/stores/GameStore.ts',
    "import { checkHealth } from '../../server/services/checkHealth.ts'",
    /by the c/,
  ],
  // Api
  ['client/api/client.ts', "import { appRouter } from '../../server/routers/appRouter.ts'", /as a type only/],
  [
    'client/api/client.ts',
    "import { type AppRouter, appRouter } from '../../server/routers/appRouter.ts'",
    /as a type/,
  ],
  [
    'client/api/client.ts',
    "import type { Context } from '../../server/context.ts'",
    /only the type AppRouter/,
  ],
  // Screens
  [screenFile, "import { GameStore } from '../../stores/GameStore.ts'", /as a type only/],
  [screenFile, "import { playDay } from '../../simulation/season/day.ts'", /as a type only/],
  [screenFile, "import { observable } from 'mobx'", /read useReport/],
  [screenFile, "import { useLocalObservable } from 'mobx-react-lite'", /'useLocalObservable'/],
  [screenFile, "import { Stage } from '../../../scenes/Stage.tsx'", /only by import\(\)/],
  [screenFile, "import { at } from '../../../scenes/matchday/script/timeline/timeline.ts'", /as a type only/],
  [screenFile, "import { SaleModal } from '../../modals/SaleModal.tsx'", /client\/components/],
  [screenFile, "void import('../../simulation/season/day.ts')", /as a type only/],
  // Modals
  [
    'client/modals/SaleModal.tsx',
    "import { GameScreen } from '../screens/game/GameScreen.tsx'",
    /Modals read/,
  ],
  ['client/modals/SaleModal.tsx', "import { makeAutoObservable } from 'mobx'", /Modals read/],
  [
    'client/modals/SaleModal.tsx',
    "import { valueOf } from '../simulation/players/value.ts'",
    /as a type only/,
  ],
  // Components
  ['client/components/Table.tsx', "import { useStores } from '../stores/useStores.ts'", /props/],
  ['client/components/Table.tsx', "import { observer } from 'mobx-react-lite'", /props/],
  ['client/components/Table.tsx', "import { copyGame } from '../simulation/gameState.ts'", /as a type only/],
  [
    'client/components/Table.tsx',
    "import { aimCamera } from '../../scenes/core/camera.ts'",
    /props and return markup/,
  ],
  // Scenes
  ['scenes/matchday/MatchdayScene.tsx', "import { observer } from 'mobx-react-lite'", /plain data/],
  [
    'scenes/matchday/MatchdayScene.tsx',
    "import { useStores } from '../../client/stores/useStores.ts'",
    /plain data/,
  ],
  [
    'scenes/matchday/MatchdayScene.tsx',
    "import { goal } from '../../client/simulation/match/engine.ts'",
    /type only/,
  ],
  ...[
    'matchday/script/timeline/timeline',
    'league/rows',
    'career/tally',
    'core/clock',
    'paint/newModule',
    'stageScene',
  ].map(
    (module) =>
      [`scenes/${module}.ts`, "import { Ticker } from 'pixi.js'", /\.ts file of scenes is pure/] as const,
  ),
  [
    'scenes/matchday/script/timeline/timeline.ts',
    "import { usePainting } from '../../../core/usePainting.ts'",
    /as a type only/,
  ],
  [
    'scenes/matchday/script/timeline/timeline.ts',
    "import { MatchdayScene } from './MatchdayScene.tsx'",
    /as a type only/,
  ],
  [
    'scenes/matchday/script/Ball.tsx',
    "import { Graphics } from 'pixi.js'",
    /imports core, paint, matchday\/motion/,
  ],
  [
    'scenes/matchday/motion/world.ts',
    "import type { Cast } from '../script/stage/cast.ts'",
    /imports core, paint: move/,
  ],
  ['scenes/core/camera.ts', "import { planBowl } from '../paint/bowl.ts'", /core imports no other folder/],
  ['scenes/core/camera.ts', "import type { StageScene } from '../stageScene.ts'", /imports no other folder/],
  ['scenes/core/usePainting.ts', "import { path } from '../paint/paintPitch.ts'", /imports no other folder/],
  ['scenes/paint/bowl.ts', "import { planLots } from '../ground/lots.ts'", /paint imports core: move/],
  [
    'scenes/league/LeagueScene.tsx',
    "import { GroundScene } from '../ground/GroundScene.tsx'",
    /league imports core, paint: move what scenes share/,
  ],
  ['scenes/league/LeagueScene.tsx', "import { Stage } from '../Stage.tsx'", /league imports core, paint/],
  ['scenes/pressRoom/desk.ts', 'export const thing = 1', /no import rule/],
  // Server
  ['server/services/signIn.ts', "import express from 'express'", /depend on Express or tRPC/],
  ['server/services/signIn.ts', "import { TRPCError } from '@trpc/server'", /depend on Express or tRPC/],
  [
    'server/services/signIn.ts',
    "import { appRouter } from '../routers/appRouter.ts'",
    /depend on Express or tRPC/,
  ],
  [
    'server/challenges/playThread.ts',
    "import { playDay } from '../../client/simulation/season/day.ts'",
    /only the challenges, their words and playRun/,
  ],
  [
    'server/challenges/calendar.ts',
    "import express from 'express'",
    /only the challenges, their words and playRun/,
  ],
  [
    'server/services/signIn.ts',
    "import { playRun } from '../../client/simulation/playRun.ts'",
    /depend on Express or tRPC/,
  ],
  [
    'server/worker.ts',
    "import { playRun } from '../client/simulation/playRun.ts'",
    /never imports the client/,
  ],
  ['server/schemas/user.ts', "import { sql } from 'drizzle-orm'", /import zod and other schemas only/],
  ['server/schemas/user.ts', "import { AppError } from '../errors.ts'", /import zod and other schemas only/],
  [
    'server/routers/appRouter.ts',
    "import { users } from '../db/accountTables.ts'",
    /put the work into the service/,
  ],
  ['server/routers/appRouter.ts', "import express from 'express'", /put the work into the service/],
  [
    'server/rest/restAdapter.ts',
    "import { checkHealth } from '../services/checkHealth.ts'",
    /only calls procedures/,
  ],
  [
    'server/app.ts',
    "import { playDay } from '../client/simulation/season/day.ts'",
    /never imports the client/,
  ],
  ['server/db/openDatabase.ts', "import { checkHealth } from '../services/checkHealth.ts'", /rooms above/],
  // The client's entry
  ['client/App.tsx', "import { appRouter } from '../server/routers/appRouter.ts'", /through client\/api/],
  [
    'client/App.tsx',
    "import { MatchdayScene } from '../scenes/matchday/MatchdayScene.tsx'",
    /through client\/api/,
  ],
  // Everywhere
  ['client/hooks/useThing.ts', 'export const thing = 1', /no import rule/],
  ['client/components/index.ts', 'export const thing = 1', /No barrel files/],
  ['client/components/all.ts', "export * from './Table.tsx'", /No barrel files/],
  ['client/components/all.ts', "export { Table } from './Table.tsx'", /No barrel files/],
  ['client/components/Table.tsx', 'export default 1', /Use named exports/],
  [simulationFile, 'export default 1', /Use named exports/],
  [simulationFile, '/** What a half brings. */\nexport const x = 1', /not with 'What'/],
  [screenFile, '/**\n * Lets days go by.\n */\nexport const x = 1', /not with 'Lets'/],
] as const)('%s: %s', async (file, code, expected) => {
  expect(await messages(file, code)).toEqual([expect.stringMatching(expected)])
})

test.each([
  [
    'client/simulation/core/rng.ts',
    "import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'",
  ],
  [domainFile, "import type { GameState } from '../gameState.ts'"],
  ['client/simulation/gameState.ts', "import type { MatchResult } from './match/matchResult.ts'"],
  ['client/simulation/season/day.ts', "import { drawEvent } from './events/drawEvent.ts'"],
  [domainFile, "import { policyStrength } from '../marketing/policies.ts'"],
  [domainFile, "import type { MatchReport } from '../match/matchReport.ts'"],
  [screenFile, "import { POSITIONS } from '../../simulation/people/position.ts'"],
  [simulationFile, '/** Halves of extra time. */\n// What remains is drawn.\nexport const x = 1'],
  [simulationFile, "import { openRandom } from '../core/rng.ts'\nexport const x = Math.sqrt(2)"],
  ['client/stores/GameStore.ts', "import { makeAutoObservable } from 'mobx'"],
  ['client/stores/GameStore.ts', "import { playDay } from '../simulation/season/day.ts'"],
  ['client/stores/SessionStore.ts', "import { healthCard } from '../../server/schemas/site.ts'"],
  ['client/stores/useStores.ts', "import { createContext } from 'react'"],
  ['client/api/client.ts', "import type { AppRouter } from '../../server/routers/appRouter.ts'"],
  ['client/api/client.ts', "import { createTRPCClient } from '@trpc/client'"],
  [screenFile, "import { observer } from 'mobx-react-lite'"],
  [screenFile, "import { useStores } from '../../stores/useStores.ts'"],
  [screenFile, "import { staffReport } from '../../simulation/reports/staffReport.ts'"],
  [screenFile, "import type { GameStore } from '../../stores/GameStore.ts'"],
  [screenFile, "import { type Player } from '../../simulation/people/player.ts'"],
  [screenFile, "import { ModalHost } from '../../modals/ModalHost.tsx'"],
  [screenFile, "void import('../../../scenes/Stage.tsx')"],
  [screenFile, "import style from './GameScreen.module.css'"],
  ['client/components/accent.ts', "import { contrast } from '../../scenes/core/colour.ts'"],
  ['client/components/Dialog.tsx', "import { Dialog } from '@base-ui/react/dialog'"],
  ['client/App.tsx', "void import('./screens/game/GameScreen.tsx')"],
  ['scenes/Stage.tsx', "import 'pixi.js/unsafe-eval'"],
  ['scenes/stageScene.ts', "import { planMomentum } from './matchday/script/timeline/momentum.ts'"],
  ['scenes/titleNight/TitleNightScene.tsx', "import { LeagueScene } from '../league/LeagueScene.tsx'"],
  [
    'scenes/matchday/script/timeline/timeline.ts',
    "import { hashFraction } from '../../../core/stageHash.ts'",
  ],
  [
    'scenes/matchday/script/timeline/timeline.ts',
    "import type { Report } from '../../../../client/simulation/match/matchReport.ts'",
  ],
  ['server/challenges/playThread.ts', "import { playRun } from '../../client/simulation/playRun.ts'"],
  [
    'server/challenges/calendar.ts',
    "import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'",
  ],
  ['server/services/checkHealth.ts', "import { sql } from 'drizzle-orm'"],
  ['server/services/checkHealth.ts', "import type { Database } from '../db/openDatabase.ts'"],
  ['tests/stores/GameStore.test.ts', "import { GameStore } from '../../client/stores/GameStore.ts'"],
  ['vite.config.ts', 'export default {}'],
])('%s may: %s', async (file, code) => {
  expect(await messages(file, code)).toEqual([])
})
