/** Thread that plays runs again, one after the other, by the rules of the game itself (see runPlayer). */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { playRun } from '../../client/simulation/playRun.ts'
import { findChallenge } from './calendar.ts'
import type { Played, Run } from './runPlayer.ts'

// Linux has a priority for each thread: the pages, in the main one, go first.
if (process.platform === 'linux') setPriority(10)

function play({ challenge: id, log, run }: Run): Played {
  const challenge = findChallenge(id)
  // Another server, of a later build, may know it.
  if (!challenge) throw new Error(`There is no challenge ${id}`)
  return playRun(challenge, log, run)
}

parentPort?.on('message', (run: Run) => parentPort?.postMessage(play(run)))
