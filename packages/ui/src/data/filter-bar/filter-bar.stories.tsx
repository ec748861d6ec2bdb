import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { dateTexts } from '../../inputs/calendar/date.texts.ts'
import { stationSource } from '../../inputs/record-picker/stations.fixture.ts'
import { depotFilters, depotOptions, depotTexts } from '../list/depot.fixture.ts'
import { type Filter, filtersOf } from '../list/filters-of.ts'
import { listRequest, listSearch } from '../list-request/list-request.ts'
import { guide } from './filter-bar.guide.ts'
import { filterTexts } from './filter-bar.texts.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterChips } from './filter-chips.tsx'

const stations = stationSource(10_000)
const orderFilters = filtersOf(
  {
    stationId: ['Station', '场站'],
    startTime: ['Started', '开始时间'],
    month: ['Month', '月份'],
    ratedW: ['Power', '功率'],
  },
  (f) => [
    f.records('stationId', { source: stations }),
    f.period('startTime'),
    f.period('month', { shortcuts: 'months' }),
    f.range('ratedW', { unit: ['kW', 'kW'], scale: 1_000 }),
  ],
)

function DepotFilterBar({ search: start, filters }: { search: string; filters: readonly Filter[] }) {
  const [search, setSearch] = useState(start)
  return (
    <>
      <FilterBar
        filters={filters}
        options={depotOptions}
        request={listRequest(search)}
        onChange={(change) => setSearch(listSearch(search, change))}
      />
      <output style={{ display: 'block' }}>{search}</output>
    </>
  )
}

const meta = {
  title: 'Components/Lists/FilterBar',
  component: FilterBar,
  subcomponents: { FilterChips },
  render: DepotFilterBar,
  parameters: { guide },
  args: { search: '', filters: depotFilters },
} satisfies MetaAround<typeof DepotFilterBar>

export default meta
type Story = StoryObj<typeof DepotFilterBar>

export const Nothing: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'sky')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: say(filterTexts.search, globals.language) }))
    await expect(canvas.getByRole('status')).toHaveTextContent('name=sky')
  },
}

const rareFilters = filtersOf(
  { name: ['Name', '名称'], vin: ['VIN', '车架号'], ratedW: ['Power', '功率'], plate: ['Plate', '车牌号'] },
  (f) => [
    f.search('name'),
    f.search('plate', { more: true }),
    f.search('vin', { more: true }),
    f.range('ratedW', { more: true }),
  ],
)

/** What is not of daily use is drawn when somebody asks for it, and where it is applied. */
export const More: Story = {
  args: { filters: rareFilters, search: 'plate=B1' },
  play: async ({ canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    await expect(canvas.getAllByRole('searchbox')).toHaveLength(2)
    await expect(canvas.getByRole('searchbox', { name: t(['Plate', '车牌号']) })).toHaveValue('B1')
    await userEvent.click(canvas.getByRole('button', { name: t(filterTexts.more) }))
    await userEvent.type(canvas.getByRole('searchbox', { name: t(['VIN', '车架号']) }), 'LSV')
    await userEvent.click(canvas.getByRole('button', { name: t(filterTexts.search) }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^plate=B1&vin=LSV$/)
    await userEvent.click(canvas.getByRole('button', { name: t(filterTexts.fewer) }))
    await expect(canvas.getByRole('searchbox', { name: t(['VIN', '车架号']) })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: new RegExp(t(['Power', '功率'])) })).toBeNull()
  },
}

/** On a phone one text stays, and one button counts what else is applied. */
export const OnPhone: Story = {
  args: { filters: rareFilters, search: 'plate=B1&vin=LSV' },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    await expect(canvas.getAllByRole('searchbox')).toHaveLength(1)
    const button = canvas.getByRole('button', { name: `${t(filterTexts.name)} 2` })
    await userEvent.click(button)
    const sheet = within(await screen.findByRole('dialog'))
    const plate = sheet.getByRole('searchbox', { name: t(['Plate', '车牌号']) })
    await userEvent.clear(plate)
    await userEvent.type(plate, 'C2')
    await userEvent.click(sheet.getByRole('button', { name: t(filterTexts.show) }))
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^plate=C2&vin=LSV$/)
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

const open = async (canvas: ReturnType<typeof within>, label: string) => {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${label}`) }))
  return within(await screen.findByRole('dialog', { name: label }))
}

/** Days are applied once they are days, in order. */
export const Period: Story = {
  args: { filters: orderFilters },
  play: async ({ canvas, globals }) => {
    const { language } = globals
    const panel = await open(canvas, say(['Started', '开始时间'], language))
    const from = panel.getByRole('textbox', { name: say(dateTexts.from, language) })
    const to = panel.getByRole('textbox', { name: say(dateTexts.to, language) })
    const [search] = canvas.getAllByRole('status')
    await userEvent.type(to, '2026-07-31')
    await userEvent.type(from, '2026-08')
    await expect(search).toHaveTextContent(/^startTimeTo=2026-07-31$/)
    await userEvent.clear(from)
    await userEvent.type(from, '20260701')
    await expect(search).toHaveTextContent(/^startTimeTo=2026-07-31&startTimeFrom=2026-07-01$/)
    await userEvent.click(panel.getByRole('button', { name: say(dateTexts.lastMonth, language) }))
    await expect(search).toHaveTextContent(/-01$/)
  },
}

/** A number range is applied by Enter, in units of the wire. */
export const Range: Story = {
  args: { filters: orderFilters },
  play: async ({ canvas, globals }) => {
    const panel = await open(canvas, say(['Power', '功率'], globals.language))
    const [least] = panel.getAllByRole('textbox')
    if (!least) throw new Error('no input')
    const [search] = canvas.getAllByRole('status')
    await userEvent.type(least, '7.5')
    await expect(search).toBeEmptyDOMElement()
    await userEvent.keyboard('{Enter}')
    await expect(search).toHaveTextContent(/^ratedWMin=7500$/)
    await expect(least).toHaveFocus()
  },
}

/** Stations are searched on the server; the list in the popover lies above it, and Escape closes it alone. */
export const Records: Story = {
  args: { filters: orderFilters, search: 'stationId=4&startTimeFrom=2026-02-30' },
  play: async ({ canvas, globals }) => {
    const { language } = globals
    const t = (text: readonly [string, string]) => say(text, language)
    await expect(await canvas.findByText(t(['Guangzhou Tianhe', '广州天河']))).toBeVisible()
    // A day that does not exist is not shown as applied.
    await expect(
      canvas.getByRole('button', { name: `${t(['Started', '开始时间'])} ${t(filterTexts.any)}` }),
    ).toBeVisible()
    const panel = await open(canvas, t(['Station', '场站']))
    await userEvent.type(panel.getByRole('combobox'), '4403000002')
    await userEvent.click(
      await screen.findByRole('option', { name: new RegExp(t(['Shenzhen Airport', '深圳机场'])) }),
    )
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('stationId=4,2')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}
