import { readFileSync } from 'node:fs'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { accentFor, clubAccentFor, PANELS, PAPERS } from '../../client/components/accent.ts'
import { Bar } from '../../client/components/Bar.tsx'
import { Button } from '../../client/components/Button.tsx'
import { DataTable, type Column } from '../../client/components/DataTable.tsx'
import { Dialog } from '../../client/components/Dialog.tsx'
import { FormBadges } from '../../client/components/FormBadges.tsx'
import { formatMoney, formatMoneyShort } from '../../client/components/formatMoney.ts'
import { SegmentedControl } from '../../client/components/SegmentedControl.tsx'
import { Select } from '../../client/components/Select.tsx'
import type { Sorting } from '../../client/components/sorting.ts'
import { Stars } from '../../client/components/Stars.tsx'
import { Tabs } from '../../client/components/Tabs.tsx'
import { contrastOf } from '../support/contrastOf.ts'

afterEach(cleanup)

describe('colours', () => {
  const tokens = readFileSync('client/styles/tokens.css', 'utf8')
  const token = (name: string) => {
    const [, light = '', dark = ''] =
      new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
    return { light, dark }
  }

  test.each(['light', 'dark'] as const)('text of the %s tokens is readable on every ground', (lighting) => {
    for (const ground of ['paper', 'surface', 'raised']) {
      for (const ink of ['ink', 'ink-soft', 'good', 'fair', 'bad', 'accent']) {
        const value = contrastOf(token(ink)[lighting], token(ground)[lighting])
        expect(value, `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
      const edge = contrastOf(token('control-edge')[lighting], token(ground)[lighting])
      expect(edge, `control-edge on ${ground}`).toBeGreaterThanOrEqual(3)
    }
    const banners = [...tokens.matchAll(/--(event-\w+):/g)].map(([, name = '']) => name)
    expect(banners).toHaveLength(11)
    for (const ground of ['good', 'bad', ...banners]) {
      const value = contrastOf(token('on-status')[lighting], token(ground)[lighting])
      expect(value, `on-status on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each(['light', 'dark'] as const)('any club colour becomes a readable %s accent', (lighting) => {
    for (const colour of [
      '#ffffff',
      '#000000',
      '#ffd400',
      '#0a1f5c',
      '#c8102e',
      '#6cabdd',
      '#777777',
      '#00ff00',
    ]) {
      const { accent, onAccent } = accentFor(colour, lighting)
      for (const ground of ['paper', 'surface', 'raised']) {
        expect(contrastOf(accent, token(ground)[lighting]), `${colour} on ${ground}`).toBeGreaterThanOrEqual(
          4.5,
        )
      }
      expect(contrastOf(onAccent, accent), `text on ${colour}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('a colour that is readable stays as it is', () => {
    expect(accentFor('#0a1f5c', 'light').accent).toBe('#0a1f5c')
    expect(accentFor('#ffd400', 'dark').accent).toBe('#ffd400')
  })

  test('a navy club prints in its other colour at night, where navy would turn grey', () => {
    expect(clubAccentFor(['#13203b', '#f9a11b'], 'light').accent).toBe('#13203b')
    expect(clubAccentFor(['#13203b', '#f9a11b'], 'dark').accent).toBe('#f9a11b')
  })

  test('accents are measured against the grounds of the tokens', () => {
    expect(PANELS.light).toBe(token('surface').light)
    expect(PANELS.dark).toBe(token('raised').dark)
    expect(PAPERS).toEqual(token('paper'))
  })
})

describe('money', () => {
  test('whole pounds with separators', () => {
    expect(formatMoney(10_000_000)).toBe('£10,000,000')
    expect(formatMoney(-1234.5)).toBe('−\u2060£1,234')
    expect(formatMoney(-0.2)).toBe('£0')
  })

  test('three figures for narrow places', () => {
    expect(formatMoneyShort(2_480_000)).toBe('£2.48m')
    expect(formatMoneyShort(950)).toBe('£950')
  })
})

describe('drawn figures', () => {
  test.each([
    [3.5, '3.5 out of 5'],
    [3.7, '3.5 out of 5'],
    [4.8, '5 out of 5'],
    [7, '5 out of 5'],
  ])('%d stars read as %s', (value, text) => {
    render(<Stars value={value} />)
    expect(screen.getByRole('img', { name: text })).toBeVisible()
  })

  test.each([
    [71, 'good'],
    [70, 'fair'],
    [41, 'fair'],
    [40, 'bad'],
  ])('a mood of %d is %s', (value, tone) => {
    render(<Bar label="Fan mood" value={value} />)
    const meter = screen.getByRole('meter', { name: 'Fan mood' })
    expect(meter.getAttribute('aria-valuetext')).toBe(`${value}%`)
    expect(meter.firstElementChild?.getAttribute('data-tone')).toBe(tone)
  })

  test('form is announced in words', () => {
    render(<FormBadges form={['W', 'D', 'L']} />)
    expect(screen.getByRole('img', { name: 'Form: won, drawn, lost' })).toBeVisible()
  })
})

describe('controls', () => {
  test('a busy button keeps the focus and does nothing', async () => {
    const onClick = vi.fn()
    render(
      <Button busy onClick={onClick}>
        Signing…
      </Button>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button'))
    expect(onClick).not.toHaveBeenCalled()
  })

  test('exactly one segment is pressed', async () => {
    function Speed() {
      const [speed, setSpeed] = useState<'pause' | 'fast'>('pause')
      const segments = [
        { value: 'pause', label: 'Pause' },
        { value: 'fast', label: 'Fast' },
      ] as const
      return <SegmentedControl label="Speed" segments={segments} value={speed} onChange={setSpeed} />
    }
    render(<Speed />)
    await userEvent.click(screen.getByRole('button', { name: 'Fast' }))
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Fast')
  })

  test('a select reports the chosen value', async () => {
    const onChange = vi.fn()
    const options = [
      { value: 'quality', label: 'Quality' },
      { value: 'age', label: 'Age' },
    ]
    render(<Select label="Sort by" options={options} value="quality" onChange={onChange} />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Age')
    expect(onChange).toHaveBeenCalledWith('age')
  })

  test('arrow keys move along the tabs, Enter chooses', async () => {
    const onChange = vi.fn()
    const tabs = [
      { value: 'dashboard', label: 'Dashboard' },
      { value: 'squad', label: 'Squad' },
    ]
    render(
      <Tabs label="Club" tabs={tabs} value="dashboard" onChange={onChange}>
        Body
      </Tabs>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Squad' }))
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledWith('squad')
  })

  test('the list of tabs is one stop of the Tab key, at the chosen one, and goes round', async () => {
    const tabs = [
      { value: 'dashboard', label: 'Dashboard' },
      { value: 'squad', label: 'Squad' },
      { value: 'league', label: 'League' },
    ]
    render(
      <Tabs label="Club" tabs={tabs} value="squad" onChange={() => {}}>
        <button type="button">Body</button>
      </Tabs>,
    )
    const [dashboard, squad, league] = screen.getAllByRole('tab')
    const body = screen.getByRole('button', { name: 'Body' })
    await userEvent.tab()
    expect(document.activeElement).toBe(squad)
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(league)
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(dashboard)
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(league)
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(document.activeElement).toBe(league)
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(document.activeElement).toBe(league)
    await userEvent.tab()
    expect(document.activeElement).toBe(body)
    await userEvent.tab({ shift: true })
    expect(document.activeElement).toBe(squad)
    expect(screen.getByRole('tabpanel', { name: 'Squad' })).toContainElement(body)
    expect(squad).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id)
  })
})

describe('DataTable', () => {
  interface Club {
    name: string
    points: number
  }
  const clubs: Club[] = [
    { name: 'Pendle Town', points: 9 },
    { name: 'Ashby', points: 21 },
    { name: 'Wirral', points: 9 },
  ]
  const columns: Column<Club>[] = [
    { key: 'name', header: 'Team', cell: (club) => club.name, sortBy: (club) => club.name, rowHeader: true },
    {
      key: 'points',
      header: 'Pts',
      title: 'Points',
      kind: 'number',
      cell: (club) => club.points,
      sortBy: (club) => club.points,
      firstDirection: 'desc',
    },
  ]

  function Table({ rows }: { rows: Club[] }) {
    const [sorting, setSorting] = useState<Sorting>()
    return (
      <DataTable
        caption="Standings"
        columns={columns}
        rows={rows}
        rowKey={(club) => club.name}
        {...(sorting && { sorting })}
        onSort={setSorting}
        isHighlighted={(club) => club.name === 'Wirral'}
        empty="No clubs."
      />
    )
  }

  const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

  test('sorts by a column and reverses on the second click', async () => {
    render(<Table rows={clubs} />)
    expect(names()).toEqual(['Pendle Town', 'Ashby', 'Wirral'])
    await userEvent.click(screen.getByRole('button', { name: 'Pts' }))
    expect(names()).toEqual(['Ashby', 'Pendle Town', 'Wirral'])
    expect(screen.getByRole('columnheader', { name: 'Pts' }).getAttribute('aria-sort')).toBe('descending')
    await userEvent.click(screen.getByRole('button', { name: 'Pts' }))
    expect(names()).toEqual(['Pendle Town', 'Wirral', 'Ashby'])
    expect(screen.getByRole('columnheader', { name: 'Team' }).hasAttribute('aria-sort')).toBe(false)
  })

  test('has a caption and highlights rows', () => {
    render(<Table rows={clubs} />)
    const table = screen.getByRole('table', { name: 'Standings' })
    const highlighted = within(table).getByRole('rowheader', { name: 'Wirral' }).closest('tr')
    expect(highlighted?.dataset.highlighted).toBe('true')
  })

  test('shows a text when there are no rows', () => {
    render(<Table rows={[]} />)
    expect(screen.getByText('No clubs.')).toBeVisible()
  })
})

describe('Dialog', () => {
  function Page({ dismissible = true }: { dismissible?: boolean }) {
    const [open, setOpen] = useState(false)
    const close = () => {
      setOpen(false)
    }
    return (
      <>
        <Button
          onClick={() => {
            setOpen(true)
          }}
        >
          Open
        </Button>
        <Dialog
          open={open}
          onClose={close}
          title="Result"
          dismissible={dismissible}
          footer={<Button onClick={close}>Continue</Button>}
        >
          2–1
        </Dialog>
      </>
    )
  }

  test('takes the focus, closes with Esc and restores the focus', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog', { name: 'Result' })
    await waitFor(() => {
      expect(dialog.contains(document.activeElement)).toBe(true)
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(document.activeElement?.textContent).toBe('Open')
    })
  })

  test('a decision stays open until a button is pressed', async () => {
    render(<Page dismissible={false} />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })
})
