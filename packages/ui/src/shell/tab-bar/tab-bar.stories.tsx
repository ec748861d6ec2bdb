import type { Language } from '@ampdeck/api/enumeration'
import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, type within } from 'storybook/test'
import { useSay } from '../../foundation/language/use-say.ts'
import { menuItem } from '../../overlays/menu/menu-item.fixture.ts'
import { showMessage } from '../../overlays/toast/message-store.ts'
import { Messages } from '../../overlays/toast/messages.tsx'
import { closePages, movePage, type OpenPages } from './open-pages.ts'
import type { TabPage } from './page-tab.tsx'
import { guide } from './tab-bar.guide.ts'
import { refusalTexts, tabTexts } from './tab-bar.texts.ts'
import { TabBar } from './tab-bar.tsx'

const pages: readonly TabPage[] = [
  { id: '/home', title: 'Home' },
  { id: '/stations', title: 'Station list' },
  { id: '/monitor', title: 'Station monitor' },
  {
    id: '/station?id=2',
    title: 'Shenzhen Airport',
    state: { glyph: 'alarm', tone: 'warning', label: 'Alarm' },
  },
  { id: '/orders', title: 'Charging orders', isUnsaved: true },
]

const openOf = (list: readonly TabPage[], active: string): OpenPages => ({
  pages: list.map(({ id }) => ({ id, address: id })),
  active,
})

const meta = {
  title: 'Components/Layout/TabBar',
  component: TabBar,
  parameters: { guide, layout: 'fullscreen' },
  args: { pages, current: '/stations', panelId: 'panel', onSelect: fn(), onClose: fn(), onMove: fn() },
  render: function Open({ pages: all, current, ...args }) {
    const speak = useSay()
    const [open, setOpen] = useState(() => openOf(all, current))
    const shown = open.pages.flatMap(({ id }) => all.find((page) => page.id === id) ?? [])
    return (
      <>
        <TabBar
          {...args}
          pages={shown}
          current={open.active}
          onSelect={(id) => {
            args.onSelect(id)
            setOpen((before) => ({ ...before, active: id }))
          }}
          onClose={(closing) => {
            args.onClose(closing)
            const { open: next, refusal } = closePages(open, closing, { id: '/home', address: '/home' })
            if (refusal) showMessage({ text: speak(refusalTexts[refusal]), tone: 'warning' })
            setOpen(next)
          }}
          onMove={(id, to) => {
            args.onMove(id, to)
            setOpen((before) => movePage(before, id, to))
          }}
        />
        <div id="panel" role="tabpanel" aria-label={open.active} style={{ padding: 20 }}>
          {open.active}
        </div>
        <Messages />
      </>
    )
  },
} satisfies Meta<typeof TabBar>

export default meta
type Story = StoryObj<typeof meta>

/** A text without blanks. */
type Words = Exclude<(typeof tabTexts)[keyof typeof tabTexts], typeof tabTexts.actions>
type Canvas = ReturnType<typeof within>
const titlesIn = (canvas: Canvas) => canvas.getAllByRole('tab').map(({ title }: HTMLElement) => title)
const selectedIn = (canvas: Canvas) => canvas.getByRole('tab', { selected: true }).title
const refused = (text: (typeof refusalTexts)[keyof typeof refusalTexts], language: Language) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(say(text, language)))
/** By keys, as somebody without a pointer does; the menu moves its mark one frame after a key. */
const chooseItem = async (name: string) => {
  const item = await menuItem(name)
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await waitFor(async () => {
    await userEvent.keyboard('{ArrowDown}')
    await new Promise(requestAnimationFrame)
    await expect(item).toHaveAttribute('data-highlighted')
  })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}
const closeOf = (tab: HTMLElement) => tab.querySelector('[data-close]') as HTMLElement

/** The open pages, one in alarm, one with input that is not saved. */
export const Pages: Story = {
  play: async ({ canvas, globals }) => {
    const inWords = (text: Words) => say(text, globals.language)
    await expect(canvas.getByRole('tablist', { name: inWords(tabTexts.openPages) })).toBeVisible()
    await expect(canvas.getByRole('tablist').parentElement?.clientHeight).toBe(35)
    await expect(canvas.getByRole('tab', { name: /^Shenzhen Airport, Alarm/ })).toBeVisible()
    await expect(
      canvas.getByRole('tab', { name: `Charging orders, ${inWords(tabTexts.unsaved)}` }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Station monitor' }))
    await expect(selectedIn(canvas)).toBe('Station monitor')
  },
}

/** Closing the page that is shown shows the last that remains; the last of all stays and says why (spec 2.99, 2.100). */
export const Closing: Story = {
  play: async ({ canvas, globals, args }) => {
    await userEvent.click(closeOf(canvas.getByRole('tab', { name: 'Station list' })))
    await expect(selectedIn(canvas)).toBe('Charging orders')
    await fireEvent(
      canvas.getByRole('tab', { name: 'Station monitor' }),
      new MouseEvent('auxclick', { bubbles: true, button: 1 }),
    )
    await expect(args.onClose).toHaveBeenLastCalledWith({ kind: 'this', id: '/monitor' })
    await userEvent.click(closeOf(canvas.getByRole('tab', { name: 'Home' })))
    await userEvent.click(closeOf(canvas.getByRole('tab', { name: /^Charging orders/ })))
    await expect(titlesIn(canvas)).toEqual(['Shenzhen Airport'])
    await userEvent.click(closeOf(canvas.getByRole('tab')))
    await expect(titlesIn(canvas)).toEqual(['Shenzhen Airport'])
    await refused(refusalTexts.last, globals.language)
  },
}

/** Everything by keys: the focus goes along the tabs, Enter shows, Delete closes, Control Shift arrow moves. */
export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    canvas.getByRole('tab', { name: 'Station list' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Station monitor' })).toHaveFocus())
    await waitFor(() => expect(selectedIn(canvas)).toBe('Station list'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(selectedIn(canvas)).toBe('Station monitor'))
    await userEvent.keyboard('{Home}{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')
    await waitFor(() => expect(titlesIn(canvas).slice(0, 2)).toEqual(['Station list', 'Home']))
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Home' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^Charging orders/ })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await waitFor(() =>
      expect(titlesIn(canvas)).toEqual(['Station list', 'Home', 'Station monitor', 'Shenzhen Airport']),
    )
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Station monitor' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: say(tabTexts.list, globals.language) })).toHaveFocus(),
    )
  },
}

/** The menu of a tab, by the menu key and by the right button; where nothing is to be closed it says so (spec 2.101). */
export const TabMenu: Story = {
  play: async ({ canvas, globals }) => {
    const choose = (text: Words) => chooseItem(say(text, globals.language))
    canvas.getByRole('tab', { name: 'Home' }).focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await choose(tabTexts.left)
    await refused(refusalTexts.noneLeft, globals.language)
    await fireEvent.contextMenu(canvas.getByRole('tab', { name: /^Charging orders/ }))
    await choose(tabTexts.right)
    await refused(refusalTexts.noneRight, globals.language)
    await fireEvent.contextMenu(canvas.getByRole('tab', { name: 'Home' }))
    await choose(tabTexts.moveRight)
    await expect(titlesIn(canvas)[1]).toBe('Home')
    await fireEvent.contextMenu(canvas.getByRole('tab', { name: 'Station monitor' }))
    await choose(tabTexts.others)
    await expect(titlesIn(canvas)).toEqual(['Station monitor'])
    await fireEvent.contextMenu(canvas.getByRole('tab'))
    await choose(tabTexts.all)
    await expect(canvas.queryByRole('tab', { name: 'Station monitor' })).toBeNull()
  },
}

/** The button at the end lists all pages, those in sight and those that are not. */
export const AllPages: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(tabTexts.list, globals.language) }))
    await chooseItem('Shenzhen Airport')
    await waitFor(() => expect(selectedIn(canvas)).toBe('Shenzhen Airport'))
  },
}

/** A tab is dragged to another place; a click still shows it. */
export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const home = canvas.getByRole('tab', { name: 'Home' })
    const target = canvas.getByRole('tab', { name: 'Station monitor' }).getBoundingClientRect()
    const at = (x: number) => ({ clientX: x, clientY: target.top + 10, button: 0, pointerType: 'mouse' })
    const from = home.getBoundingClientRect().left + 10
    fireEvent(home, new PointerEvent('pointerdown', { bubbles: true, ...at(from) }))
    // A real pointer is captured; the one of a test cannot be.
    const list = canvas.getByRole('tablist')
    list.setPointerCapture = () => {}
    fireEvent(list, new PointerEvent('pointermove', { bubbles: true, ...at(from + 20) }))
    fireEvent(list, new PointerEvent('pointermove', { bubbles: true, ...at(target.right - 4) }))
    fireEvent(list, new PointerEvent('pointerup', { bubbles: true, ...at(target.right - 4) }))
    fireEvent.click(home)
    await waitFor(() => expect(titlesIn(canvas)[2]).toBe('Home'))
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

const many = Array.from({ length: 100 }, (_, index) => ({
  id: `/station?id=${index}`,
  title: `Station ${String(index + 1).padStart(3, '0')}`,
}))

/** A hundred pages: the bar scrolls, and the page that is shown is in sight. */
export const Hundred: Story = {
  args: { pages: many, current: '/station?id=70' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    const isInSight = (tab: HTMLElement) => {
      const [box, frame] = [tab.getBoundingClientRect(), list.getBoundingClientRect()]
      return box.left >= frame.left - 1 && box.right <= frame.right + 1
    }
    await expect(canvas.getAllByRole('tab')).toHaveLength(100)
    await expect(isInSight(canvas.getByRole('tab', { selected: true }))).toBe(true)
    canvas.getByRole('tab', { selected: true }).focus()
    await userEvent.keyboard('{End}{Enter}')
    await expect(canvas.getByRole('tab', { name: 'Station 100' })).toHaveFocus()
    await waitFor(() => expect(isInSight(canvas.getByRole('tab', { selected: true }))).toBe(true))

    const bar = list.parentElement as HTMLElement
    bar.style.width = '400px'
    await waitFor(() => expect(isInSight(canvas.getByRole('tab', { selected: true }))).toBe(true))
    bar.style.width = ''
  },
}

/** Long names end in …, and have their whole in a hint; a page without a title has one all the same (spec 2.98). */
export const Names: Story = {
  args: {
    pages: [
      { id: 'a' },
      { id: 'b', title: 'Wolfeschlegelsteinhausenbergerdorff Autobahnraststätte Süd, second row' },
      { id: 'c', title: 'محطة شحن مطار الملك خالد الدولي' },
      { id: 'd', title: '⚡️ 深圳宝安国际机场 T3 航站楼地下停车场充电站' },
    ],
    current: 'b',
  },
  play: async ({ canvas, globals }) => {
    const untitled = say(tabTexts.untitled, globals.language)
    await expect(canvas.getByRole('tab', { name: untitled })).toBeVisible()
    const long = canvas.getByRole('tab', { name: /^Wolfe/ })
    await expect(long.getBoundingClientRect().width).toBeLessThanOrEqual(220)
    await expect(long).toHaveAttribute('title', expect.stringContaining('second row'))
    for (const tab of canvas.getAllByRole('tab')) {
      const { width, height } = closeOf(tab).getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    }
  },
}
