import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { readRuleIds, ruleFaults } from './ruleBook.ts'

const folder = fileURLToPath(new URL('../simulation/', import.meta.url))

/** Vitest reporter: fails a run of all tests of the simulation in which a rule has no passed test. */
export class RuleReporter implements Reporter {
  #isFiltered = false

  onInit(vitest: Vitest): void {
    this.#isFiltered = vitest.config.testNamePattern !== undefined
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.#isFiltered || !hasRunAll(modules)) return
    const faults = ruleFaults(readRuleIds(), modules.flatMap(passedTitles))
    if (faults.length === 0) return
    console.error(['', ...faults, 'The rules stand in client/simulation/RULES.md.', ''].join('\n'))
    process.exitCode = 1
  }
}

/** True if the run contained every test file of the simulation that runs in Node. */
function hasRunAll(modules: readonly TestModule[]): boolean {
  const run = new Set(modules.map(({ moduleId }) => moduleId))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.browser)\.test\.ts$/.test(file))
    .every((file) => run.has(folder + file))
}

const passedTitles = (module: TestModule) =>
  [...module.children.allTests('passed')].map(({ fullName }) => fullName)
