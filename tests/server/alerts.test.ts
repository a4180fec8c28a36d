import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeMetrics } from '../../server/metrics.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8')
const alerts = read('alerts.yml')

test('every alert has its section in the runbook, and no section is left over', () => {
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const sections = [...read('runbook.md').matchAll(/^## (\w+)/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(sections).toEqual(names)
})

test('the alerts ask for metrics that a server has', async () => {
  const metrics = makeMetrics()
  metrics.watchPool(() => ({ total: 1, idle: 1, waiting: 0 }))
  metrics.observe({ method: 'GET', path: '/api/ready', status: 503, seconds: 0.1 })
  const { text } = await metrics.read()
  const asked = [...alerts.matchAll(/\b(?:http|database|nodejs)_\w+/g)].map(([name]) => name)
  expect(new Set(asked).size).toBe(5)
  expect(text).toContain('route="/api/ready",status="503"')
  for (const name of asked) expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'))
})
