import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { GrantsProvider } from '../gate/grants.tsx'
import {
  depotActions,
  depotColumns,
  depotGrants,
  depots,
  depotTexts,
  depotUnit,
  useDepotList,
} from '../list/depot.fixture.ts'
import type { ListState } from '../list/list-state.ts'
import { tableTexts } from './data-table.texts.ts'
import { DataTable } from './data-table.tsx'

interface Args {
  rows: number
  columns?: string[]
  density: ListState<never>['density']
  selectable: boolean
}

function Depots({ rows, columns, density, selectable }: Args) {
  const list = useDepotList(depots(rows), { density, ...(columns && { columns }) })
  const nothing = () => {}

  return (
    <GrantsProvider grants={depotGrants}>
      <DataTable
        label="Depots"
        unit={depotUnit}
        list={list}
        columns={depotColumns}
        actions={depotActions}
        on={{ edit: nothing, enable: nothing, disable: nothing, copy: nothing, delete: nothing }}
        selectable={selectable}
      />
    </GrantsProvider>
  )
}

const meta = {
  title: 'Ui/DataTable',
  component: Depots,
  parameters: { layout: 'fullscreen' },
  args: { rows: 12, density: 'default', selectable: false },
} satisfies Meta<typeof Depots>

export default meta
type Story = StoryObj<typeof meta>

/** Up, down, and back to the list's own order. */
export const Sorted: Story = {
  play: async ({ canvas, globals }) => {
    const label = say(depotTexts.ratedW, globals.language)
    const head = () => canvas.getByRole('columnheader', { name: label })
    await expect(head()).not.toHaveAttribute('aria-sort')
    await userEvent.click(within(head()).getByRole('button'))
    await expect(head()).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(head()).getByRole('button'))
    await expect(head()).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(head()).getByRole('button'))
    await expect(head()).not.toHaveAttribute('aria-sort')
  },
}

export const ChosenColumns: Story = {
  args: { columns: ['name', 'ratedW', 'code'] },
  play: async ({ canvas, globals }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    const named = [depotTexts.name, depotTexts.ratedW, depotTexts.code, tableTexts.actions]
    await expect(heads).toEqual(named.map((text) => say(text, globals.language)))
  },
}

export const Compact: Story = {
  args: { density: 'compact' },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole('cell')
    await expect(cell?.offsetHeight).toBe(32)
  },
}

export const Selectable: Story = {
  args: { selectable: true },
  play: async ({ canvas }) => {
    const [all, first] = canvas.getAllByRole<HTMLInputElement>('checkbox')
    if (!all || !first) throw new Error('no boxes')
    await userEvent.click(first)
    await expect(all.indeterminate).toBe(true)
    await userEvent.click(all)
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked()
  },
}

/** A state that forbids an action keeps its word, and says why. */
export const Blocked: Story = {
  play: async ({ canvas, globals }) => {
    const words = canvas.getAllByRole('button', { name: say(['Disable', '停用'], globals.language) })
    await expect(words[1]).toHaveAttribute('aria-disabled', 'true')
    await expect(words[1]).toHaveAccessibleDescription(/charging|充电/)
    await expect(words[0]).not.toHaveAttribute('aria-disabled')
  },
}
