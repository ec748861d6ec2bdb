import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { menuItem } from '../../overlays/menu/menu-item.fixture.ts'
import { Messages } from '../../overlays/toast/messages.tsx'
import { GrantsProvider } from '../../shell/gate/gate.tsx'
import { tableTexts } from '../data-table/data-table.texts.ts'
import { filterTexts } from '../filter-bar/filter-bar.texts.ts'
import { FilterChips } from '../filter-bar/filter-chips.tsx'
import {
  type Depot,
  depotActions,
  depotColumns,
  depotFilters,
  depotGrants,
  depotOptions,
  depots,
  depotUnit,
  useDepotList,
} from '../list/depot.fixture.ts'
import type { ListState } from '../list/list-state.ts'
import { BulkBar } from './bulk-bar.tsx'
import { guide } from './list-page.guide.ts'
import { pageTexts } from './list-page.texts.ts'
import { ListPage } from './list-page.tsx'
import { AddButton, ExportButton, ImportButton, TimingButton } from './toolbar-buttons.tsx'

interface Args {
  rows: number
  grants: string[]
  /** The address to begin with. */
  search: string
  list: Partial<ListState<Depot>>
  onAct: (id: string) => void
}

function DepotPage({ rows, grants, search, list: given, onAct }: Args) {
  const all = depots(rows)
  const list = useDepotList(all, given, undefined, search)
  const act = (id: string) => {
    onAct(id)
    return {}
  }
  const counts = stationStatus.codes.map((code) => ({
    code,
    count: all.filter((depot) => depot.status === code).length,
  }))

  return (
    <GrantsProvider grants={grants}>
      <div style={{ height: '100vh' }}>
        <ListPage
          title="Depots"
          breadcrumb={[{ label: 'Business', href: '#business' }, { label: 'Stations' }]}
          unit={depotUnit}
          list={list}
          columns={depotColumns}
          filters={depotFilters}
          options={depotOptions}
          actions={depotActions}
          on={{
            edit: () => act('edit'),
            enable: () => act('enable'),
            disable: () => act('disable'),
            copy: () => act('copy'),
            delete: () => act('delete'),
          }}
          chips={
            <FilterChips
              field="status"
              of={stationStatus}
              counts={counts}
              request={list.request}
              onChange={list.change}
            />
          }
          bulk={grants.length > 0 ? <Button size="small">Set status</Button> : undefined}
        >
          <ExportButton of="depot:export" onClick={() => onAct('export')} />
          <TimingButton of="depot:export" onClick={() => onAct('timing')} />
          <AddButton of="depot:add" onClick={() => onAct('add')} />
        </ListPage>
      </div>
      <Messages />
    </GrantsProvider>
  )
}

const meta = {
  title: 'Components/Lists/ListPage',
  component: ListPage,
  subcomponents: { BulkBar, AddButton, ImportButton, ExportButton, TimingButton },
  render: DepotPage,
  parameters: { guide, layout: 'fullscreen' },
  args: { rows: 24, grants: depotGrants, search: '', list: {}, onAct: fn() },
} satisfies MetaAround<typeof DepotPage>

export default meta
type Story = StoryObj<typeof DepotPage>

/** Without any right there is no guarded control, and no column for it. */
export const Viewer: Story = {
  args: { grants: [] },
  play: async ({ canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    await expect(canvas.getByRole('grid', { name: 'Depots' })).toBeVisible()
    for (const name of [pageTexts.add, pageTexts.export, pageTexts.timing, tableTexts.more])
      await expect(canvas.queryByRole('button', { name: t(name) })).toBeNull()
    await expect(canvas.queryByRole('columnheader', { name: t(tableTexts.actions) })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const Operator: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    await expect(canvas.getAllByRole('row')).toHaveLength(21)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Depots')
    await userEvent.keyboard('n')
    await expect(args.onAct).toHaveBeenLastCalledWith('add')
    await userEvent.click(canvas.getByRole('button', { name: t(pageTexts.export) }))
    await expect(args.onAct).toHaveBeenLastCalledWith('export')
  },
}

/** The empty state names the filters and offers the way out. */
export const Empty: Story = {
  args: { search: 'cityCode=420100&name=airport%20two' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(/airport two.*Wuhan/)).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: say(tableTexts.resetFilters, globals.language) }),
    )
    await expect(canvas.getAllByRole('row')).toHaveLength(21)
  },
}

export const Failing: Story = {
  args: {
    rows: 0,
    list: {
      status: 'failed',
      failure: { message: 'The server did not answer within 60 s.', code: 500, requestId: '8f31-c207' },
      reload: fn(),
    },
  },
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByText(/8f31-c207/)).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: globals.language === 'en' ? 'Try again' : '重试' }),
    )
    await expect(args.list.reload).toHaveBeenCalledOnce()
  },
}

/** Old rows stay while new ones are on their way; only a bar under the head tells. */
export const Refreshing: Story = { args: { list: { status: 'refreshing' } } }

export const Loading: Story = { args: { rows: 0, list: { status: 'loading' } } }

export const Filtered: Story = {
  play: async ({ canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    await userEvent.type(canvas.getByRole('searchbox'), 'airport{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(21))
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t(['City', '城市'])}`) }))
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Guangzhou/ }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: t(filterTexts.reset) }))
    await expect(canvas.getAllByRole('row')).toHaveLength(21)
  },
}

export const Selected: Story = {
  play: async ({ canvas, globals }) => {
    const [, first, , third] = canvas.getAllByRole('checkbox')
    if (!first || !third) throw new Error('no rows')
    const user = userEvent.setup()
    await user.click(first)
    await user.keyboard('{Shift>}')
    await user.click(third)
    await user.keyboard('{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say(pageTexts.selected, globals.language, { count: 3 }),
    )
    await user.keyboard('{Escape}')
    await expect(canvas.queryByRole('status')).toBeNull()
    await user.click(first)
  },
}

/** Every row that the filters match, also those of other pages; a row that is unticked is left out. */
export const AllMatching: Story = {
  args: { rows: 12_345 },
  play: async ({ canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const [page, first] = canvas.getAllByRole('checkbox')
    if (!page || !first) throw new Error('no rows')
    await userEvent.click(page)
    const selected = (count: number) => say(pageTexts.selected, globals.language, { count })
    await expect(canvas.getByRole('status')).toHaveTextContent(selected(20))
    const all = say(pageTexts.selectAll, globals.language, { total: '12,345' })
    await userEvent.click(canvas.getByRole('button', { name: all }))
    await expect(canvas.getByRole('status')).toHaveTextContent(selected(12_345))
    await expect(canvas.getByRole('status')).toHaveTextContent(t(pageTexts.allMatching))
    await userEvent.click(first)
    await expect(canvas.getByRole('status')).toHaveTextContent(selected(12_344))
  },
}

/** Cards in place of columns, the filters in a sheet, the pager at the bottom. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('table', { name: 'Depots' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say(filterTexts.name, globals.language) }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Wuhan/ }))
    await userEvent.click(sheet.getByRole('button', { name: say(filterTexts.show, globals.language) }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6))
  },
}

/** The question names the row; nothing happens before it is confirmed. */
export const Deleting: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const [more] = canvas.getAllByRole('button', { name: t(tableTexts.more) })
    if (!more) throw new Error('no menu')
    await userEvent.click(more)
    await userEvent.click(await menuItem(t(['Delete', '删除'])))
    const question = await screen.findByRole('dialog')
    await expect(question).toHaveTextContent(
      globals.language === 'en' ? 'Delete Shenzhen Futian CBD?' : '深圳福田中心',
    )
    await expect(args.onAct).not.toHaveBeenCalled()
    await userEvent.click(within(question).getByRole('button', { name: t(['Delete depot', '删除场地']) }))
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('delete'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** What was done is said, and of what; where the opposite action exists it can be taken back. */
export const Undoing: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const [disable] = canvas.getAllByRole('button', { name: t(['Disable', '停用']) })
    if (!disable) throw new Error('no action')
    await userEvent.click(disable)
    await expect(
      await screen.findByText(t(['Depot Shenzhen Futian CBD disabled', '已停用场地深圳福田中心'])),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: t(tableTexts.undo) }))
    await expect(args.onAct).toHaveBeenLastCalledWith('enable')
    await expect(
      await screen.findByText(t(['Depot Shenzhen Futian CBD enabled', '已启用场地深圳福田中心'])),
    ).toBeVisible()
  },
}

/** Ten rows where nobody has chosen; where they leave room twenty are one click away. */
export const RoomForMore: Story = {
  args: { search: 'pageSize=10' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
    const more = say(pageTexts.showMore, globals.language, { count: 20 })
    await userEvent.click(canvas.getByRole('button', { name: more }))
    await expect(canvas.getAllByRole('row')).toHaveLength(21)
    await expect(canvas.queryByRole('button', { name: more })).toBeNull()
  },
}
