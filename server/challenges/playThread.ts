/**
 * Thread that plays runs again, one after the other, by the rules of the game itself (see runPlayer). Its bundle is loaded
 * by the servers of later builds, too: its messages stay as they are.
 */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { playRun } from '../../client/simulation/playRun.ts'
import type { Played, Run } from './runPlayer.ts'

// Linux has a priority for each thread: the pages, in the main one, go first.
if (process.platform === 'linux') setPriority(10)

parentPort?.on('message', ({ challenge, log, run }: Run) => {
  const played: Played = playRun(challenge, log, run)
  parentPort?.postMessage(played)
})
