import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { say } from '@ampdeck/api/texts'
import { formatTimestamp, parseTimestamp } from '@ampdeck/api/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { loadChineseFont } from '../../foundation/theme/load-chinese-font.ts'
import { menuItem } from '../../overlays/menu/menu-item.fixture.ts'
import { guide } from './work-order-board.guide.ts'
import { boardTexts } from './work-order-board.texts.ts'
import { WorkOrderBoard, type WorkOrderBoardProps, type WorkOrderMove } from './work-order-board.tsx'
import { type BoardOrder, boardStates } from './work-order-rules.ts'

const now = parseTimestamp('2026-07-01 10:00:00')
const { toDispatch, dispatched, processing, toAudit, done, refused, cancelled } = workOrderState.code

const STATIONS = ['Shenzhen Airport', 'Guangzhou Nansha Logistics', 'Huizhou Service Area', '宁波北仑港']
const TITLES = [
  'Connector lock stuck',
  'Leakage current too high',
  '充电枪温度过高',
  'Screen dark',
  'Emergency stop pressed',
]
const PEOPLE = [
  { id: 7, name: '李建国' },
  { id: 8, name: 'Wang Wei' },
  { id: 9, name: '赵敏' },
]
const me = { userId: 7 }

const order = (
  id: number,
  state: BoardOrder['state'],
  hours: number | null,
  level = (id % 6) + 1,
): BoardOrder => ({
  id,
  no: `WO20260701${String(id).padStart(4, '0')}`,
  title: TITLES[id % TITLES.length] ?? '',
  level,
  state,
  station: STATIONS[id % STATIONS.length] ?? '',
  repairUser: state === toDispatch ? null : (PEOPLE[id % PEOPLE.length] ?? null),
  deadline: hours === null ? null : formatTimestamp(now + hours * 3_600_000),
})

const orders: readonly BoardOrder[] = [
  order(1, toDispatch, null, 1),
  order(2, toDispatch, 3.5),
  order(3, dispatched, -2.25, 2),
  order(4, dispatched, 0.6),
  order(5, dispatched, 20),
  order(6, processing, 5),
  order(9, processing, -49),
  order(10, toAudit, 9),
  order(12, toAudit, 30),
  order(14, refused, 1),
  order(15, done, -3),
  order(16, done, 12),
]

/** A parent that saves, as a page does. */
function Board({ onMove, ...args }: WorkOrderBoardProps) {
  const [saved, setSaved] = useState(args.orders)
  const save = async (move: WorkOrderMove) => {
    await onMove?.(move)
    setSaved((before) => before.map((one) => (one.id === move.order.id ? { ...one, state: move.to } : one)))
  }
  return <WorkOrderBoard {...args} orders={saved} onMove={onMove && save} />
}

const meta = {
  title: 'Domain widgets/Work/WorkOrderBoard',
  component: WorkOrderBoard,
  // Names are Chinese in both languages.
  loaders: [loadChineseFont],
  parameters: { layout: 'padded', guide },
  args: { orders, now, caller: me, onMove: fn(async () => {}), onOpen: fn() },
  render: (args) => <Board {...args} />,
} satisfies Meta<typeof WorkOrderBoard>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
const numberOf = (id: number) => `WO20260701${String(id).padStart(4, '0')}`
const titleOf = (canvas: Canvas, id: number) =>
  canvas.getByRole('button', { name: new RegExp(`^${numberOf(id)} `) })
const columnOf = (canvas: Canvas, state: BoardOrder['state'], language: 'en' | 'zh-CN') =>
  canvas.getByRole('region', { name: new RegExp(`^${workOrderState.label(state, language)}`) })

/** Late and due soon have a glyph, a word and their own place: on top. */
export const States: Story = {
  play: async ({ args, canvas, globals }) => {
    for (const state of boardStates) await expect(columnOf(canvas, state, globals.language)).toBeVisible()
    const time = say(boardTexts.hours, globals.language, { hours: 2, minutes: 15 })
    await expect(canvas.getByText(say(boardTexts.lateBy, globals.language, { time }))).toBeVisible()
    const soon = say(boardTexts.minutes, globals.language, { minutes: 36 })
    await expect(canvas.getByText(say(boardTexts.leftTime, globals.language, { time: soon }))).toBeVisible()
    const empty = columnOf(canvas, cancelled, globals.language)
    await expect(within(empty).getByText(say(boardTexts.empty, globals.language))).toBeVisible()
    await userEvent.click(titleOf(canvas, 3))
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }))
  },
}

/** The menu names every column; those that refuse say why. */
export const MovedByMenu: Story = {
  play: async ({ args, canvas, globals }) => {
    const trigger = say(boardTexts.move, globals.language, { no: numberOf(1) })
    await userEvent.click(canvas.getByRole('button', { name: trigger }))
    const label = say(boardTexts.destination, globals.language, {
      state: workOrderState.label(dispatched, globals.language),
      action: say(boardTexts.dispatch, globals.language),
    })
    const way = await menuItem(label)
    const shut = screen.getByRole('menuitem', {
      name: new RegExp(workOrderState.label(done, globals.language)),
    })
    await expect(shut).toHaveAttribute('aria-disabled', 'true')
    await expect(shut).toHaveTextContent(
      say(boardTexts.noWay, globals.language, {
        from: workOrderState.label(toDispatch, globals.language),
        to: workOrderState.label(done, globals.language),
      }),
    )
    await userEvent.click(way)
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(
        expect.objectContaining({ action: 'dispatch', to: dispatched }),
      ),
    )
    const column = columnOf(canvas, dispatched, globals.language)
    await waitFor(() => expect(titleOf(within(column), 1)).toBeVisible())
  },
}

/** Arrow keys walk the cards; Shift with an arrow moves one, M opens its menu. */
export const Keyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    titleOf(canvas, 6).focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(titleOf(canvas, 9)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(titleOf(canvas, 10)).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(titleOf(canvas, 9)).toHaveFocus())
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ action: 'submit' })),
    )
    await waitFor(() => expect(titleOf(within(columnOf(canvas, toAudit, globals.language)), 9)).toHaveFocus())
    const moved = say(boardTexts.moved, globals.language, {
      no: numberOf(9),
      state: workOrderState.label(toAudit, globals.language),
    })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(moved))
    await userEvent.keyboard('m')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
  },
}

/** What the server refuses goes back, and the board says why. */
export const RolledBack: Story = {
  args: { onMove: fn(() => Promise.reject(new Error('李建国 · off duty'))) },
  play: async ({ canvas, globals }) => {
    titleOf(canvas, 1).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('李建国 · off duty')
    await expect(titleOf(within(columnOf(canvas, toDispatch, globals.language)), 1)).toBeVisible()
    await userEvent.click(within(alert).getByRole('button'))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** The server takes its time: the card waits in its new column. */
export const Saving: Story = {
  args: { onMove: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, globals }) => {
    titleOf(canvas, 1).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    const column = within(columnOf(canvas, dispatched, globals.language))
    await waitFor(() => expect(titleOf(column, 1).closest('li')).toHaveAttribute('aria-busy', 'true'))
  },
}

/** While a card is held, each column says whether it takes it. */
export const Dragged: Story = {
  play: async ({ args, canvas, globals }) => {
    const language = globals.language
    const card = titleOf(canvas, 10).closest('li')
    const target = columnOf(canvas, done, language)
    if (!card) throw new Error('no card')
    await userEvent.hover(card)
    const from = card.getBoundingClientRect()
    const to = target.getBoundingClientRect()
    const at = { x: from.left + 20, y: from.top + from.height - 12 }
    const pointer = (type: string, x: number, y: number, on: Element = card) =>
      on.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          composed: true,
          clientX: x,
          clientY: y,
          pointerId: 1,
          pointerType: 'mouse',
          isPrimary: true,
          button: 0,
          buttons: 1,
        }),
      )
    // The library comes when a pointer reaches the board; a person is never faster than this.
    await waitFor(
      async () => {
        pointer('pointerdown', at.x, at.y)
        pointer('pointermove', at.x + 30, at.y + 8, document.body)
        await new Promise(requestAnimationFrame)
        pointer('pointermove', at.x + 40, at.y + 8, document.body)
        await new Promise((done) => setTimeout(done, 100))
        const words = say(boardTexts.drop, language, { action: say(boardTexts.approve, language) })
        if (!canvas.queryByText(words)) pointer('pointerup', at.x + 40, at.y + 8, document.body)
        await expect(canvas.getByText(words)).toBeVisible()
      },
      { timeout: 8_000, interval: 400 },
    )
    await expect(columnOf(canvas, cancelled, language)).toHaveTextContent(
      say(boardTexts.noWay, language, {
        from: workOrderState.label(toAudit, language),
        to: workOrderState.label(cancelled, language),
      }),
    )
    await expect(card).not.toHaveAttribute('aria-roledescription')
    for (let step = 1; step <= 4; step++) {
      const x = at.x + ((to.left + 60 - at.x) * step) / 4
      pointer('pointermove', x, to.top + 60, document.body)
      await new Promise((next) => setTimeout(next, 60))
    }
    pointer('pointerup', to.left + 60, to.top + 60, document.body)
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ action: 'audit', to: done })),
    )
    await waitFor(() => expect(titleOf(within(columnOf(canvas, done, language)), 10)).toBeVisible())
  },
}

/** One person's cards; only late ones. */
export const Filtered: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: say(boardTexts.person, globals.language) }),
      '7',
    )
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(6))
    await userEvent.click(canvas.getByRole('checkbox', { name: say(boardTexts.onlyLate, globals.language) }))
    await expect(titleOf(canvas, 3)).toBeVisible()
    await expect(canvas.getByText(say(boardTexts.total, globals.language, { count: 2 }))).toBeVisible()
  },
}

/** Auditing the own work is refused. */
export const FourEyes: Story = {
  args: { orders: [order(12, toAudit, 5)] },
  play: async ({ canvas, globals }) => {
    titleOf(canvas, 12).focus()
    await userEvent.keyboard('m')
    const item = await menuItem(new RegExp(`^${workOrderState.label(done, globals.language)}`))
    await expect(item).toHaveTextContent(/cannot audit it|不能审核/)
  },
}

/** 500 cards: twenty of each column are drawn, the rest waits for a press. */
export const FiveHundred: Story = {
  args: {
    orders: Array.from({ length: 500 }, (_, index) =>
      order(index + 1, boardStates[index % 7] ?? toDispatch, ((index * 37) % 300) - 60),
    ),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(140)
    const [more] = canvas.getAllByRole('button', {
      name: say(boardTexts.more, globals.language, { count: 40 }),
    })
    if (!more) throw new Error('no button')
    await userEvent.click(more)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(180)
  },
}

/** Nobody may move anything: no menus, no dragging. */
export const ReadOnly: Story = {
  args: { onMove: undefined },
  play: async ({ canvas, globals }) => {
    const name = say(boardTexts.move, globals.language, { no: numberOf(1) })
    await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

export const Empty: Story = { args: { orders: [] } }

/** Names as people type them. */
export const Hostile: Story = {
  args: {
    orders: [
      {
        ...order(1, processing, 9_999, 9),
        title: 'Übertemperatur🔥 شاحن مقفل '.repeat(6),
        station: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        repairUser: { id: 3, name: 'عبد الرحمن بن عبد العزيز آل سعود' },
      },
    ],
  },
}
