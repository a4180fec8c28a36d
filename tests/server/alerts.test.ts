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

test('every alert has a text for the status page', () => {
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const sections = [...read('statusTexts.md').matchAll(/^## (\w+)\n\n> /gm)].map(([, name]) => name)
  expect(sections.slice(0, names.length)).toEqual(names)
})

/** Text of a server's metrics after one call of each kind. */
async function readMetrics(): Promise<string> {
  const metrics = makeMetrics()
  metrics.watchPool(() => ({ total: 1, idle: 1, waiting: 0 }))
  metrics.observe({ method: 'GET', path: '/api/ready', status: 503, seconds: 0.1 })
  metrics.observe({ method: 'POST', path: '/api/trpc/auth.login', status: 401, seconds: 0.1 })
  metrics.observe({ method: 'POST', path: '/api/auth/register', status: 200, seconds: 0.1 })
  metrics.observe({ method: 'GET', path: '/game', status: 200, seconds: 0.1 })
  return (await metrics.read()).text
}

const metricsIn = (text: string) => [
  ...new Set([...text.matchAll(/\b(?:http|database|nodejs|process)_\w+/g)].map(([name]) => name)),
]

test('the alerts ask for metrics that a server has', async () => {
  const text = await readMetrics()
  const asked = metricsIn(alerts)
  expect(asked).toHaveLength(5)
  expect(text).toContain('route="/api/ready",status="503"')
  for (const name of asked) expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'))
})

interface Dashboard {
  readonly panels: readonly {
    readonly id: number
    readonly title: string
    readonly description: string
    readonly gridPos: { readonly x: number; readonly y: number }
    readonly targets: readonly { readonly expr: string }[]
  }[]
}

test('the dashboard draws metrics and routes that a server has, and names alerts that exist', async () => {
  const text = await readMetrics()
  const { panels } = JSON.parse(read('grafana.json')) as Dashboard
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  const asked = metricsIn(queries.join(' '))
  expect(asked.length).toBeGreaterThan(7)
  for (const name of asked) expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'))
  for (const route of ['page', 'trpc auth.login', '/api/auth/register'])
    expect(text).toContain(`route="${route}"`)
  const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)
  expect(new Set(places).size).toBe(panels.length)
  const named = panels.flatMap(
    ({ description }) => /^Alerts?: (.*)$/.exec(description)?.[1]?.split(', ') ?? [],
  )
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(names.toSorted())
})
