import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DataTable } from '../../client/components/DataTable.tsx'
import { Dialog } from '../../client/components/Dialog.tsx'
import { Panel } from '../../client/components/Panel.tsx'

test('the download of a table stands in the dialog of the table, not in the panel behind that opens it', () => {
  const table = (
    <DataTable
      caption="Best managers"
      columns={[{ key: 'name', header: 'Manager', cell: (name: string) => name }]}
      rows={['The Gaffer']}
      rowKey={(name) => name}
    />
  )
  render(
    <Panel heading="Challenges">
      <Dialog title="Table" onClose={() => {}}>
        {table}
      </Dialog>
    </Panel>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Table' })
  expect(within(dialog).getByRole('button', { name: 'Download CSV: Best managers' })).toBeVisible()
})
