import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { useSay } from '../../foundation/language/use-say.ts'
import { ScopeSummary } from '../scope-summary/scope-summary.tsx'
import { type Grants, menusOf, treeOf } from './permission-model.ts'
import { guide } from './permission-tree.guide.ts'
import { treeTexts } from './permission-tree.texts.ts'
import { PermissionTree, type PermissionTreeProps } from './permission-tree.tsx'

const entries = menuEntries()
const byName = new Map(entries.map((entry) => [entry.name, entry.id]))
const idOf = (name: string) => byName.get(name) ?? 0
const model = treeOf(entries)
const everything: Grants = new Set(
  model.roots
    .flatMap(menusOf)
    .flatMap((menu) => [menu.entry.id, ...menu.actions.map(({ entry }) => entry.id)]),
)
const without = (grants: Grants, names: readonly string[]): Grants =>
  new Set(
    [...grants].filter(
      (id) => !names.includes(model.actions.get(id)?.entry.name ?? model.nodes.get(id)?.entry.name ?? ''),
    ),
  )

/** The pages of "Field operations": stations, piles and orders, no money. */
const pages = new Set([
  'stationList',
  'stationMap',
  'stationMonitor',
  'occupyRule',
  'stationGroup',
  'pileList',
  'workOrder',
])
const field: Grants = new Set(
  [...everything].filter((id) => {
    const menu = model.actions.get(id)?.menu ?? model.nodes.get(id)
    const top = [...pages].includes(menu?.entry.name ?? '')
    return (
      top &&
      !['stationList:publish', 'stationList:enable', 'stationList:disable'].includes(
        model.actions.get(id)?.entry.name ?? '',
      )
    )
  }),
)
const changed: Grants = new Set(
  [...field, idOf('stationList:enable'), idOf('stationList:disable')].filter(
    (id) => id !== idOf('stationList:delete') && id !== idOf('workOrder:cancel'),
  ),
)

const noRights: Grants = new Set()

function Edited({ onChange, ...args }: PermissionTreeProps) {
  const [value, setValue] = useState(args.value)
  const save = (next: Grants) => {
    setValue(next)
    onChange?.(next)
  }
  return <PermissionTree {...args} value={value} onChange={onChange && save} />
}

function Words() {
  return (
    <ScopeSummary
      scopes={[4]}
      stations={{ seen: 8, total: 24 }}
      piles={{ seen: 118, total: 400 }}
      guns={{ seen: 214, total: 700 }}
      may={[
        ['switch stations on and off', '启用和停用场站'],
        ['bind occupy rules', '绑定占位规则'],
      ]}
      mayNot={[
        ['prices', '价格'],
        ['refunds', '退款'],
        ['invoices', '发票'],
      ]}
    />
  )
}

function Warning() {
  const say = useSay()
  return say([
    'Disable stops running charges at a station. 2 of the 6 users are on night duty alone.',
    '“停用”会中止场站正在进行的充电。6 位用户中有 2 位独自值夜班。',
  ])
}

const meta = {
  title: 'Domain widgets/Work/PermissionTree',
  component: PermissionTree,
  parameters: { layout: 'fullscreen', guide },
  args: {
    entries,
    base: field,
    value: changed,
    onChange: fn(),
    affected: { names: ['Ouyang', 'Liu', 'Wang', 'Zhao', 'Kong', 'Huang'], count: 6 },
    words: <Words />,
    warning: <Warning />,
    compare: [
      { id: 1, name: 'Operations 运维', grants: without(everything, ['stationList:delete']) },
      { id: 2, name: 'Viewer 访客', grants: noRights },
    ],
  },
  render: (args) => <Edited {...args} />,
} satisfies Meta<typeof PermissionTree>

export default meta
type Story = StoryObj<typeof meta>

const find = async (canvas: ReturnType<typeof within>, text: string, language: 'en' | 'zh-CN') => {
  const box = canvas.getByRole('searchbox', { name: say(treeTexts.find, language) })
  await userEvent.clear(box)
  await userEvent.type(box, text)
}

/** Picture 10: added, removed, granted and bare actions; every change can be taken back alone. */
export const Changes: Story = {
  play: async ({ args, canvas, globals }) => {
    await find(canvas, 'stationList:', globals.language)
    const enable = say(['Enable', '启用'], globals.language)
    const chip = await canvas.findByRole('treeitem', {
      name: say(treeTexts.added, globals.language, { name: enable }),
    })
    await expect(chip).toHaveAttribute('aria-checked', 'true')
    const page = say(['Station list', '场站列表'], globals.language)
    const name = say(treeTexts.ofPage, globals.language, { menu: page, action: enable.toLowerCase() })
    await userEvent.click(
      canvas.getByRole('button', { name: say(treeTexts.undo, globals.language, { name }) }),
    )
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(
      await canvas.findByRole('treeitem', {
        name: say(treeTexts.notGranted, globals.language, { name: enable }),
      }),
    ).toHaveAttribute('aria-checked', 'false')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say(treeTexts.undone, globals.language, { name }),
    )
  },
}

/** Arrow keys walk, right opens a group and enters the actions, space grants. */
export const Keyboard: Story = {
  args: { value: noRights, base: noRights, words: undefined, warning: undefined },
  play: async ({ args, canvas, globals }) => {
    const tree = canvas.getByRole('tree')
    const active = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')
    tree.focus()
    await userEvent.keyboard('{Home}')
    const home = active()
    await expect(home).toHaveAttribute('aria-level', '1')
    await expect(home).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(active()).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(active()).toHaveAttribute('aria-level', '3'))
    await expect(active()).toHaveAttribute('aria-checked', 'false')
    await userEvent.keyboard('{ArrowRight} ')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    // An action brings its page with it.
    await expect(active()).toHaveAttribute('aria-checked', 'true')
    await expect(active()?.closest('[data-part=row]')?.querySelector('[role=treeitem]')).toHaveAttribute(
      'aria-checked',
      'true',
    )
    await userEvent.keyboard(' ')
    await expect(active()).toHaveAttribute('aria-checked', 'false')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(active()).toBeInTheDocument())
    await expect(canvas.getByText(say(treeTexts.whatChanges, globals.language))).toBeVisible()
  },
}

/** All 1,264 entries open: only the rows in sight are drawn. */
export const WholeMenu: Story = {
  args: { value: everything, base: everything },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(treeTexts.openAll, globals.language) }))
    const tree = canvas.getByRole('tree')
    await waitFor(() => expect(tree.scrollHeight).toBeGreaterThan(9_000))
    await expect(tree.querySelectorAll('[data-part=row]').length).toBeLessThan(60)
    tree.focus()
    await userEvent.keyboard('{End}')
    const last = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')
    await waitFor(() => expect(last()).toBeVisible())
    await expect(last()).toHaveAttribute('aria-checked')
  },
}

/** An author cannot give what they lack; the chip stays and says why. */
export const Locked: Story = {
  args: {
    grantable: without(everything, ['stationList:enable', 'stationList:disable', 'stationList:delete']),
    value: field,
  },
  play: async ({ args, canvas, globals }) => {
    await find(canvas, 'stationList:', globals.language)
    const name = say(['Enable', '启用'], globals.language)
    const reason = say(treeTexts.lockedReason, globals.language)
    const chip = await canvas.findByRole('treeitem', {
      name: say(treeTexts.locked, globals.language, { name, reason }),
    })
    await expect(chip).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(chip)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(chip).toHaveAttribute('aria-checked', 'false')
  },
}

/** A search finds menus and actions by name or key, and marks the match. */
export const Filtered: Story = {
  play: async ({ canvas, globals }) => {
    await find(canvas, say(['Bad debts', '坏账'], globals.language), globals.language)
    await waitFor(() => expect(canvas.getAllByRole('treeitem').length).toBeLessThan(30))
    await find(canvas, 'zzz', globals.language)
    await expect(
      await canvas.findByText(say(treeTexts.noMatchText, globals.language, { query: 'zzz' })),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say(treeTexts.showAll, globals.language) }))
    await expect(await canvas.findByRole('tree')).toBeVisible()
  },
}

/** Only what changed is shown. */
export const OnlyChanged: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(
      canvas.getByRole('radio', { name: new RegExp(say(treeTexts.changed, globals.language)) }),
    )
    const rows = () => canvas.getByRole('tree').querySelectorAll('[data-kind=menu]')
    await waitFor(() => expect(rows()).toHaveLength(2))
  },
}

/** Held against another role, each chip says who has it. */
export const Compared: Story = {
  play: async ({ canvas, globals }) => {
    const role = canvas.getByRole('combobox', { name: say(treeTexts.compare, globals.language) })
    await userEvent.selectOptions(role, '1')
    await find(canvas, 'stationList:', globals.language)
    const lacks = say(treeTexts.otherHas, globals.language, { role: 'Operations 运维' })
    await expect(
      (await canvas.findAllByRole('treeitem', { name: new RegExp(lacks) })).length,
    ).toBeGreaterThan(0)
    await expect(
      canvas.getByRole('radio', { name: new RegExp(say(treeTexts.differs, globals.language)) }),
    ).toBeVisible()
  },
}

/** A role that comes with the product is only looked at. */
export const ReadOnly: Story = {
  args: { onChange: undefined, value: field, affected: undefined, words: undefined, warning: undefined },
  play: async ({ canvas, globals }) => {
    await find(canvas, 'stationList:', globals.language)
    const name = say(['Add', '新增'], globals.language)
    const chip = await canvas.findByRole('treeitem', {
      name: say(treeTexts.isGranted, globals.language, { name }),
    })
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-checked', 'true')
    await expect(canvas.queryByText(say(treeTexts.whatChanges, globals.language))).toBeNull()
  },
}

/** A new role nobody holds. */
export const NothingYet: Story = {
  args: {
    value: noRights,
    base: noRights,
    affected: { names: [], count: 0 },
    words: undefined,
    warning: undefined,
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(treeTexts.noChanges, globals.language))).toBeVisible()
    await expect(canvas.getByText(say(treeTexts.nobody, globals.language))).toBeVisible()
  },
}
