import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { careerRecordSchema } from '../support/careerRecordSchema.ts'
import { longCareer } from '../support/longCareer.ts'
import { GUEST, putCareer } from '../support/putCareer.ts'

const career = longCareer({ seed: 3, season: 2, week: 5 })

test.beforeEach(async ({ page }) => {
  await putCareer(page, career, { player: GUEST })
  await page.goto('/game')
  await page.getByRole('tab', { name: 'League' }).click()
})

async function textOfDownload(page: Page, name: string, role: 'button' | 'menuitem' = 'button') {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole(role, { name }).click(),
  ])
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

test('the table is taken away as CSV', async ({ page }) => {
  const { name, text } = await textOfDownload(page, 'Download CSV: League Standings')
  expect(name).toBe('League Standings.csv')
  const [head, ...rows] = text.split('\r\n')
  expect(head).toBe(
    '\uFEFFPosition,Team,Played,Won,Drawn,Lost,Goals for,Goals against,Goal difference,Points,Form',
  )
  expect(rows.filter((row) => row !== '')).toHaveLength(20)
  expect(rows[0]).toMatch(/^1,[^,]+,5,/)
})

test('the career is taken away as JSON Lines', async ({ page }) => {
  await page.getByRole('tab', { name: 'History' }).click()
  const { name, text } = await textOfDownload(page, 'Export career')
  expect(name).toBe('Northgate United, season 2, week 5.jsonl')
  const records = text
    .trimEnd()
    .split('\n')
    .map((line) => careerRecordSchema.parse(JSON.parse(line)))
  expect(records[0]).toMatchObject({ kind: 'career', club: career.club.id, season: 2 })
  expect(records.filter(({ kind }) => kind === 'past-season')).toHaveLength(1)
})

test('a finished season is taken away as JSON Lines', async ({ page }) => {
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Export season' }).click()
  const { name, text } = await textOfDownload(page, 'Season 1', 'menuitem')
  expect(name).toBe('Northgate United, season 1.jsonl')
  const records = text
    .trimEnd()
    .split('\n')
    .map((line) => careerRecordSchema.parse(JSON.parse(line)))
  expect(records.filter(({ kind }) => kind === 'result')).toHaveLength(38)
  for (const record of records) {
    if (record.kind !== 'career' && 'season' in record) expect(record.season).toBe(1)
  }
})
