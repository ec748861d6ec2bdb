import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { depotFilters, depotOptions, depotTexts } from '../list/depot.fixture.ts'
import { listRequest, listSearch } from '../list-request/list-request.ts'
import { filterTexts } from './filter-bar.texts.ts'
import { FilterBar } from './filter-bar.tsx'

function DepotFilterBar({ search: start }: { search: string }) {
  const [search, setSearch] = useState(start)
  return (
    <>
      <FilterBar
        filters={depotFilters}
        options={depotOptions}
        request={listRequest(search)}
        onChange={(change) => setSearch(listSearch(search, change))}
      />
      <output style={{ display: 'block' }}>{search}</output>
    </>
  )
}

const meta = {
  title: 'Ui/FilterBar',
  component: DepotFilterBar,
  args: { search: '' },
} satisfies Meta<typeof DepotFilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'sky')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: say(filterTexts.search, globals.language) }))
    await expect(canvas.getByRole('status')).toHaveTextContent('name=sky')
  },
}

export const Applied: Story = {
  args: { search: 'status=1,4&openTimeFrom=2024-01-01&openTimeTo=2024-06-30' },
  play: async ({ canvas, globals }) => {
    const label = say(depotTexts.status, globals.language)
    await userEvent.click(
      canvas.getByRole('button', { name: say(filterTexts.clear, globals.language, { label }) }),
    )
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^openTimeFrom=2024-01-01&openTimeTo=2024-06-30$/,
    )
  },
}

export const Choosing: Story = {
  play: async ({ canvas, globals }) => {
    const label = say(depotTexts.cityCode, globals.language)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${label}`) }))
    const panel = within(await screen.findByRole('dialog', { name: label }))
    await userEvent.click(panel.getByRole('checkbox', { name: /Wuhan/ }))
    await userEvent.click(panel.getByRole('checkbox', { name: /Shanghai/ }))
    await expect(canvas.getByRole('status')).toHaveTextContent('cityCode=420100,310100')
  },
}
