import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { depots, depotUnit, useDepotList } from '../list/depot.fixture.ts'
import { guide } from './pager.guide.ts'
import { Pager } from './pager.tsx'

interface Args {
  rows: number
  search: string
  capped: boolean
}

function DepotPager({ rows, search, capped }: Args) {
  const list = useDepotList(depots(rows), capped ? { total: 10_000, totalCapped: true } : {}, {}, search)
  return <Pager list={list} unit={depotUnit} />
}

const meta = {
  title: 'Components/Lists/Pager',
  component: Pager,
  render: DepotPager,
  parameters: { guide },
  args: { rows: 124, search: '', capped: false },
} satisfies MetaAround<typeof DepotPager>

export default meta
type Story = StoryObj<typeof DepotPager>

export const First: Story = {
  play: async ({ canvas, globals }) => {
    const isEnglish = globals.language === 'en'
    await expect(canvas.getByRole('navigation', { name: isEnglish ? 'Pagination' : '分页' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: isEnglish ? 'Previous page' : '上一页' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: isEnglish ? 'Next page' : '下一页' }))
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2')
  },
}

export const Last: Story = { args: { search: 'current=13' } }

/** A new size begins at the first page. */
export const Resized: Story = {
  args: { search: 'current=5' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '50')
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('1')
  },
}

/** A total that was not counted to its end says so. */
export const Capped: Story = {
  args: { capped: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveTextContent('10,000+')
  },
}
