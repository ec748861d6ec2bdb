import { commonTexts, say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { ageText } from '../../foundation/live/age-text.ts'
import { menuItem } from '../../overlays/menu/menu-item.fixture.ts'
import { GrantsProvider } from '../../shell/gate/gate.tsx'
import {
  type Depot,
  depotActions,
  depotColumns,
  depotGrants,
  depots,
  depotTexts,
  depotUnit,
  useDepotList,
} from '../list/depot.fixture.ts'
import type { ListState } from '../list/list-state.ts'
import type { ListDefaults } from '../list-request/list-request.ts'
import { guide } from './data-table.guide.ts'
import { tableTexts } from './data-table.texts.ts'
import { DataTable } from './data-table.tsx'
import { keysTexts } from './keys-sheet.texts.ts'
import type { DataTableProps } from './use-data-table.ts'

interface Args {
  rows: number
  columns?: string[]
  density: ListState<never>['density']
  selectable: boolean
  list: Partial<ListState<Depot>>
  /** The rows themselves, where they are special. */
  of?: Depot[]
  more: Partial<Pick<DataTableProps<Depot>, 'expand' | 'sum' | 'staleMs' | 'filtered' | 'opens'>>
  /** Pixels of the place that the table has. */
  height?: number
  width?: number
  defaults?: ListDefaults
  onAct: (id: string, row: Depot) => void
}

function Depots({
  rows,
  columns,
  density,
  selectable,
  list: given,
  of,
  more,
  height,
  width,
  defaults,
  onAct,
}: Args) {
  const all = useMemo(() => of ?? depots(rows), [of, rows])
  const list = useDepotList(all, { density, ...(columns && { columns }), ...given }, defaults)
  const on = Object.fromEntries(
    ['edit', 'enable', 'disable', 'copy', 'delete'].map((id) => [id, (row: Depot) => onAct(id, row)]),
  )
  // As a list page does, the whole of what is at hand is one page.
  const isAll = all.length > 100
  const rowsOf = isAll ? { ...list, rows: all, total: all.length, ...given } : list

  return (
    <GrantsProvider grants={depotGrants}>
      <div style={{ display: 'flex', flexDirection: 'column', height, width }}>
        <DataTable
          label="Depots"
          unit={depotUnit}
          list={rowsOf}
          columns={depotColumns}
          actions={depotActions}
          on={on}
          selectable={selectable}
          {...more}
        />
      </div>
    </GrantsProvider>
  )
}

const meta = {
  title: 'Components/Lists/DataTable',
  component: DataTable,
  render: Depots,
  parameters: { guide, layout: 'fullscreen' },
  args: { rows: 12, density: 'default', selectable: false, list: {}, more: {}, onAct: fn() },
} satisfies MetaAround<typeof Depots>

export default meta
type Story = StoryObj<typeof Depots>

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
    const [name, rated, ...others] = [
      depotTexts.name,
      depotTexts.ratedW,
      depotTexts.code,
      tableTexts.actions,
    ].map((text) => say(text, globals.language))
    // The unit stands in the head, once.
    const unit = globals.language === 'en' ? ' kW' : '（kW）'
    await expect(heads).toEqual([name, `${rated}${unit}`, ...others])
    await expect(canvas.getAllByRole('cell').filter((cell) => /kW/.test(cell.textContent))).toEqual([])
  },
}

/** The name opens the row; so do a click anywhere beside the controls, and Enter. */
export const Opening: Story = {
  args: { more: { opens: ({ id }: Depot) => `#opens-${id}` } },
  play: async ({ canvas, globals }) => {
    const [row] = canvas.getAllByRole('row').slice(1)
    if (!row) throw new Error('no row')
    const link = within(row).getByRole('link', { name: globals.language === 'en' ? /Futian/ : /福田/ })
    await expect(link).toHaveAttribute('href', '#opens-1')
    const opened = fn()
    const listen = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link) opened(link.hash)
      event.preventDefault()
    }
    document.addEventListener('click', listen)
    const [, , city] = within(row).getAllByRole('cell')
    if (!city) throw new Error('no cell')
    await userEvent.click(city)
    await expect(opened.mock.calls).toEqual([['#opens-1']])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(opened).toHaveBeenLastCalledWith('#opens-2')
    const [edit] = within(row).getAllByRole('button')
    if (!edit) throw new Error('no action')
    await userEvent.click(edit)
    await expect(opened).toHaveBeenCalledTimes(2)
    document.removeEventListener('click', listen)
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

type T = (text: readonly [string, string]) => string
const inLanguage =
  (language: 'en' | 'zh-CN'): T =>
  (text) =>
    say(text, language)

/** The focus, as what it stands on reads. */
const focused = () => document.activeElement as HTMLElement
const rowOf = (element: Element | null) => Number(element?.closest('tr')?.dataset.row)
const copied = () => {
  const clipboardData = new DataTransfer()
  focused().dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData.getData('text/plain')
}

/** One stop of the Tab key, and every cell by arrows. */
export const Keyboard: Story = {
  args: { selectable: true },
  play: async ({ canvas, globals }) => {
    const t = inLanguage(globals.language)
    const user = userEvent.setup()
    await user.tab()
    await expect(focused()).toHaveTextContent('4403000001')
    await user.tab()
    await expect(canvas.getByRole('grid')).not.toContainElement(focused())
    await user.tab({ shift: true })
    await expect(rowOf(focused())).toBe(0)

    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect(rowOf(focused())).toBe(2)
    await expect(focused().tagName).toBe('A')
    await user.keyboard('{Home}')
    await expect(focused()).toHaveAttribute('type', 'checkbox')
    await user.keyboard('{End}')
    await expect(focused().tagName).toBe('TD')

    // Into the actions, along them, and back.
    await user.keyboard('{Enter}')
    await expect(focused()).toHaveAccessibleName(t(['Edit', '编辑']))
    await user.keyboard('{ArrowRight}')
    await expect(focused()).toHaveAccessibleName(t(['Disable', '停用']))
    await user.keyboard('{Escape}')
    await expect(focused().tagName).toBe('TD')

    await user.keyboard('{Control>}{Home}{/Control}')
    await expect(focused()).toHaveAccessibleName(t(tableTexts.selectPage))
    await user.keyboard('{Control>}{End}{/Control}')
    await expect(rowOf(focused())).toBe(11)
    await user.keyboard('{PageUp}')
    await expect(rowOf(focused())).toBeLessThan(11)
  },
}

/** Space and X take a row, Shift a range, Control A the page. */
export const KeyboardSelection: Story = {
  args: { selectable: true },
  play: async ({ canvas }) => {
    const chosen = () => canvas.getAllByRole('row', { selected: true }).map(rowOf)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('x')
    await expect(chosen()).toEqual([0])
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}')
    await expect(chosen()).toEqual([0, 1, 2])
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    await expect(chosen()).toEqual([0, 1, 2, 5])
    await user.keyboard('{Control>}a{/Control}')
    await expect(chosen()).toHaveLength(12)
    await expect(rowOf(focused())).toBe(5)
  },
}

/** Selected rows, otherwise the value of the cell; numbers plain, and nothing that a spreadsheet would run. */
export const Copied: Story = {
  args: {
    selectable: true,
    of: depots(3).map((depot) => (depot.id === 2 ? { ...depot, name: '=1+1', nameEn: '=1+1' } : depot)),
  },
  play: async ({ canvas, globals }) => {
    const t = inLanguage(globals.language)
    const user = userEvent.setup()
    await user.tab()
    await expect(copied()).toBe('4403000001')
    await user.keyboard('{ArrowDown}{ArrowRight}')
    await expect(copied()).toBe("'=1+1")

    await user.keyboard('x')
    const [head, line, ...more] = copied().split('\r\n')
    await expect(more).toEqual([])
    await expect(head?.split('\t')).toContain(`${t(depotTexts.energyWh)} (kWh)`)
    await expect(line?.split('\t')).toContain('1296.05')
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1)
  },
}

/** "?" shows the keys; "/" is left alone where there is no filter. */
export const KeysOfTheTable: Story = {
  play: async ({ globals }) => {
    const t = inLanguage(globals.language)
    const user = userEvent.setup()
    await user.tab()
    const cell = focused()
    await user.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: t(keysTexts.title) })
    await waitFor(() => expect(within(sheet).getByText(t(keysTexts.copy))).toBeVisible())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(cell).toHaveFocus())
  },
}

/** New data leaves the focus on its row, wherever that goes. */
export const FocusOnRefresh: Story = {
  play: async ({ canvas, globals }) => {
    const t = inLanguage(globals.language)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    const href = focused().getAttribute('href')
    const head = canvas.getByRole('columnheader', { name: t(depotTexts.code) })
    within(head).getByRole('button').click()
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'))
    within(head).getByRole('button').click()
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'))
    await expect(focused()).toHaveAttribute('href', href)
    await user.keyboard('{ArrowUp}')
    await expect(focused()).not.toHaveAttribute('href', href)
    await expect(focused().tagName).toBe('A')
  },
}

/** By the arrows once F2 has reached the edge, by dragging, and to what is in it by a double click. */
export const Resized: Story = {
  play: async ({ canvas, globals }) => {
    const t = inLanguage(globals.language)
    const head = canvas.getByRole('columnheader', { name: t(depotTexts.name) })
    const edge = await canvas.findByRole('separator', {
      name: say(tableTexts.width, globals.language, { column: t(depotTexts.name) }),
      hidden: true,
    })
    const user = userEvent.setup()
    within(head).getByRole('button').focus()
    const before = head.offsetWidth
    await user.keyboard('{F2}')
    await expect(edge).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    await expect(head.offsetWidth).toBe(before + 16)
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect(head.offsetWidth).toBe(before - 24)
    await user.keyboard('{Escape}')
    await expect(within(head).getByRole('button')).toHaveFocus()

    // Narrower than its contents, which are cut.
    const from = edge.getBoundingClientRect()
    await user.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: from.x, clientY: from.y } },
      { target: edge, coords: { clientX: from.x - 900, clientY: from.y } },
      { keys: '[/MouseLeft]', target: edge },
    ])
    await expect(head.offsetWidth).toBe(64)
    const name = canvas.getByText(t(['Shenzhen Futian CBD', '深圳福田中心']), {
      selector: '[data-row="0"] *',
    })
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)

    await user.dblClick(edge)
    await expect(head.offsetWidth).toBeGreaterThan(100)
    await expect(name.scrollWidth).toBe(name.clientWidth)
  },
}

/** Pinned columns come first and stay; their edge shows while something lies under them. */
export const Pinned: Story = {
  args: { width: 760, height: 320, list: { pinned: ['name', 'status'] } },
  play: async ({ canvas, globals }) => {
    const t = inLanguage(globals.language)
    const [first, second] = canvas.getAllByRole('columnheader')
    await expect(first).toHaveAccessibleName(t(depotTexts.name))
    await expect(second).toHaveAccessibleName(t(depotTexts.status))
    const region = canvas.getByRole('grid').parentElement as HTMLElement
    region.scrollLeft = 300
    await waitFor(() => expect(region).toHaveAttribute('data-scrolled', ' right'))
    await expect(first?.getBoundingClientRect().x).toBe(0)
    await waitFor(() =>
      expect(second?.getBoundingClientRect().x).toBeCloseTo(first?.getBoundingClientRect().right ?? 0, 0),
    )
    await expect(getComputedStyle(second as HTMLElement).borderRightWidth).toBe('1px')
  },
}

/** The details of a row below it, and the sums of all rows at the foot. */
export const ExpandedWithSum: Story = {
  args: {
    selectable: true,
    height: 360,
    list: { total: 12_345 },
    more: {
      expand: (depot) => <p>{depot.code} · 8 × 120 kW</p>,
      sum: { energyWh: 1_204_317_000, incomeFen: 98_421_000 },
    },
  },
  play: async ({ canvas, globals }) => {
    const t = inLanguage(globals.language)
    const name = t(['Shenzhen Futian CBD', '深圳福田中心'])
    const details = say(tableTexts.details, globals.language, { name })
    const [button] = canvas.getAllByRole('button', { name: details })
    if (!button) throw new Error('no details')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/8 × 120 kW/)).toBeVisible()

    const sum = canvas.getByRole('row', { name: /Σ/ })
    await expect(sum).toHaveTextContent(say(tableTexts.sumOf, globals.language, { count: '12,345' }))
    // In the millions the decimals of a sum are a hint.
    await expect(within(sum).getByTitle('1,204,317.000')).toHaveTextContent(/^1,204,317$/)
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '12347')
  },
}

/** Older than it should be: still to be read, no longer to be relied on. */
export const Stale: Story = {
  args: { more: { staleMs: 95_000 } },
  play: async ({ canvas, globals }) => {
    const age = ageText(95_000, globals.language)
    await expect(canvas.getByRole('status')).toHaveTextContent(say(tableTexts.age, globals.language, { age }))
  },
}

/** Old rows stay while new ones are on their way. */
export const Refreshing: Story = {
  args: { list: { status: 'refreshing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getAllByRole('row')).toHaveLength(13)
  },
}

/** Nothing for 200 ms, then the shape of the rows to come. */
export const Loading: Story = {
  args: { rows: 0, list: { status: 'loading' } },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row')
    await expect(first?.offsetHeight).toBe(36)
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1')
  },
}

const failure = { message: 'The server did not answer within 60 s.', code: 500, requestId: '8f31-c207' }

/** Without rows the failure stands in their place. */
export const Failed: Story = {
  args: { rows: 0, list: { status: 'failed', failure, reload: fn() } },
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('8f31-c207')
    await userEvent.click(
      canvas.getByRole('button', { name: inLanguage(globals.language)(commonTexts.tryAgain) }),
    )
    await expect(args.list.reload).toHaveBeenCalledOnce()
  },
}

/** With rows it stands above them. */
export const FailedWithRows: Story = {
  args: { list: { status: 'failed', failure } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failure.message)
    await expect(canvas.getAllByRole('row')).toHaveLength(13)
  },
}

/** First use. */
export const Empty: Story = {
  args: { rows: 0 },
  play: async ({ canvas, globals }) => {
    const unit = globals.language === 'en' ? 'depot' : '场地'
    await expect(canvas.getByText(say(tableTexts.noneYet, globals.language, { unit }))).toBeVisible()
  },
}

/** Names that are long, foreign, markup, or not there; figures that are negative, zero or unknown. */
export const Hostile: Story = {
  args: {
    of: depots(5).map((depot, nth) => ({
      ...depot,
      ...[
        { name: '<img src=x onerror=alert(1)>', nameEn: '<img src=x onerror=alert(1)>' },
        { name: '超长'.repeat(60), nameEn: 'Endless '.repeat(40) },
        { name: 'محطة الشحن 🚗⚡', nameEn: 'محطة الشحن 🚗⚡' },
        { ratedW: null, openTime: null, cityName: '', cityNameEn: '', energyWh: 0, incomeFen: -5 },
        { incomeFen: 999_999_999_999, energyWh: 1 },
      ][nth],
    })),
  },
  play: async ({ canvas }) => {
    await expect(document.querySelector('img')).toBeNull()
    const endless = canvas.getByTitle(/Endless|超长/)
    await expect(endless.scrollWidth).toBeGreaterThan(endless.clientWidth)
    await expect(canvas.getAllByText('–')).toHaveLength(3)
    await expect(canvas.getByText(/−0\.05/)).toBeVisible()
    for (const row of canvas.getAllByRole('row').slice(1)) await expect(row.offsetHeight).toBe(36)
  },
}

const drawn = (canvas: { getAllByRole: typeof screen.getAllByRole }) =>
  canvas.getAllByRole('row').filter((row) => row.dataset.row !== undefined)

/** Only what one sees is drawn; the keyboard reaches all of it. */
export const TenThousand: Story = {
  args: { rows: 10_000, height: 480, selectable: true },
  play: async ({ args, canvas, globals }) => {
    const t = inLanguage(globals.language)
    const user = userEvent.setup()
    await waitFor(() => expect(drawn(canvas).length).toBeLessThan(39))
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001')

    await user.tab()
    await user.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(rowOf(focused())).toBe(9_999))
    await expect(focused().closest('tr')).toHaveAttribute('aria-rowindex', '10001')
    await user.keyboard('{PageUp}{ArrowUp}')
    const at = rowOf(focused())
    await expect(at).toBeLessThan(9_995)
    await user.keyboard('x')
    await expect(focused().closest('tr')).toHaveAttribute('aria-selected', 'true')

    // Its row leaves what is drawn and comes back with it.
    const region = canvas.getByRole('grid').parentElement as HTMLElement
    region.scrollTop = 0
    await waitFor(() => expect(drawn(canvas).some((row) => row.dataset.row === '0')).toBe(true))
    await expect(canvas.getByRole('grid')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(rowOf(focused())).toBe(at - 1))

    // A row far away can be used like the first.
    region.scrollTop = 36 * 5_000
    await waitFor(() => expect(drawn(canvas).some((row) => row.dataset.row === '5001')).toBe(true))
    const row = () => drawn(canvas).find((one) => one.dataset.row === '5001') as HTMLElement
    const before = within(row())
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    const height = row().offsetHeight
    await user.click(within(row()).getByRole('button', { name: t(['Edit', '编辑']) }))
    await expect(args.onAct).toHaveBeenLastCalledWith('edit', expect.objectContaining({ id: 5_002 }))
    await expect(
      within(row())
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(before)
    await expect(row().offsetHeight).toBe(height)
    await user.click(within(row()).getByRole('checkbox'))
    await expect(within(row()).getByRole('checkbox')).toBeChecked()
    await user.click(within(row()).getByRole('button', { name: t(tableTexts.more) }))
    await menuItem(t(['Delete', '删除']))
    await user.keyboard('{Escape}')
  },
}

/** Paper takes all rows, also of a table that draws only what one sees; afterwards it is as before. */
export const LongOnPaper: Story = {
  args: { rows: 1_000, height: 480 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(drawn(canvas).length).toBeLessThan(39))
    dispatchEvent(new Event('beforeprint'))
    await waitFor(() => expect(drawn(canvas)).toHaveLength(1_000))
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(drawn(canvas).length).toBeLessThan(39))
  },
}

const markup = '<img src=x onerror="alert(1)"> & \'"'

/** Nothing of what is in the data becomes markup. */
export const LongAndHostile: Story = {
  args: {
    of: depots(150).map((depot) => ({
      ...depot,
      name: markup,
      nameEn: markup,
      code: `"><b>${depot.id}</b>`,
    })),
    height: 300,
    selectable: true,
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText(markup)
    await expect(first).toBeVisible()
    await expect(document.querySelector('[role=grid] :is(img, b)')).toBeNull()
    await waitFor(() => expect(drawn(canvas).length).toBeLessThan(39))
    await expect(canvas.getAllByText(markup)[0]).toBeVisible()
    await expect(document.querySelector('[role=grid] :is(img, b)')).toBeNull()
    await expect(canvas.getAllByRole('checkbox')[1]).toHaveAccessibleName(/onerror="alert/)
  },
}

/** No frame without rows, however far one jumps. */
export const HundredThousand: Story = {
  args: { rows: 100_000, height: 480 },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('grid').parentElement as HTMLElement
    await waitFor(() => expect(drawn(canvas).length).toBeLessThan(39))
    for (const row of [99_999, 12_345, 54_321, 0]) {
      region.scrollTop = 36 * row
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const { left, top, height } = region.getBoundingClientRect()
      const seen = document.elementFromPoint(left + 200, top + height / 2)?.closest('tr')
      await expect(Math.abs(rowOf(seen ?? null) - row)).toBeLessThan(20)
    }
  },
}

/** Rows with details are measured, thousands of them too. */
export const LongWithDetails: Story = {
  args: {
    rows: 5_000,
    height: 480,
    more: { expand: (depot) => <p style={{ height: 200 }}>{depot.code}</p> },
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('grid').parentElement as HTMLElement
    await waitFor(() => expect(drawn(canvas).length).toBeLessThan(39))
    const before = region.scrollHeight
    const [button] = within(drawn(canvas)[1] as HTMLElement).getAllByRole('button')
    if (!button) throw new Error('no details')
    await userEvent.click(button)
    await waitFor(() => expect(region.scrollHeight).toBe(before + 200 + 24 + 1))
    await userEvent.click(button)
    await waitFor(() => expect(region.scrollHeight).toBe(before))
  },
}
