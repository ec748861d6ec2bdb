import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Languages } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { Menu } from '../../overlays/menu/menu.tsx'
import { menuItem } from '../../overlays/menu/menu-item.fixture.ts'
import { PageHead } from '../page-head/page-head.tsx'
import { TabBar } from '../tab-bar/tab-bar.tsx'
import { guide } from './app-shell.guide.ts'
import { AppShell } from './app-shell.tsx'
import { HeaderSearch } from './header-search.tsx'
import { ShellFrame } from './shell-frame.tsx'
import { defaultLayout } from './shell-layout.ts'
import { UserButton } from './user-button.tsx'

const firstLevel =
  'Home Cockpit Business Operations Safety Finance Marketing Reports Strategy Ecology EMSP Tools System'
const pages = [
  'Station list',
  'Station map',
  'Station monitor',
  'Station groups',
  'Configuration',
  'Occupy rules',
]
const catalogs = {
  Piles: 'plug',
  'Bills and orders': 'receipt',
  'Billing models': 'coins',
  Fleets: 'car',
  Members: 'users',
}
const hrefOf = (label: string) => `#/${label.toLowerCase().replaceAll(' ', '-')}`
const itemOf = (label: string) => ({ id: label, label, href: hrefOf(label) })
const outside = (label: string) => ({ ...itemOf(label), isExternal: true })

/** The open pages, which do nothing here. */
function Tabs() {
  return (
    <TabBar
      pages={[
        { id: 'home', title: 'Home' },
        { id: 'list', title: 'Station list' },
        {
          id: 'airport',
          title: 'Shenzhen Airport',
          state: { glyph: 'alarm', tone: 'warning', label: 'Alarm' },
        },
      ]}
      current="list"
      panelId="main"
      onSelect={() => {}}
      onClose={() => {}}
      onMove={() => {}}
    />
  )
}

/** A page that is longer than the window. */
const long = (
  <div>
    <PageHead title="Station list" breadcrumb={[{ label: 'Business', href: '#business' }]} count={24} />
    <p style={{ height: 3000, padding: 20 }}>A long page.</p>
  </div>
)

const meta = {
  title: 'Components/Layout/AppShell',
  component: AppShell,
  subcomponents: { ShellFrame, HeaderSearch, UserButton },
  parameters: {
    guide,
    layout: 'fullscreen',
    viewport: {
      options: Object.fromEntries(
        [1440, 1200, 1040, 800, 390].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
        ]),
      ),
    },
  },
  args: {
    brand: { name: 'Skyline Charging' },
    topMenu: firstLevel.split(' ').map(itemOf),
    sideMenu: [
      { ...itemOf('Stations'), icon: 'map-pin', children: pages.map(itemOf) },
      ...Object.entries(catalogs).map(([label, icon]) => ({
        ...itemOf(label),
        icon,
        children: [itemOf(`${label} list`), outside(`${label} wall`)],
      })),
      { ...itemOf('User analysis'), icon: 'chart' },
    ],
    current: { top: 'Business', path: hrefOf('Station list') },
    tools: (
      <>
        <HeaderSearch />
        <IconButton label="Notices">
          <Bell />
        </IconButton>
        <IconButton label="Language">
          <Languages />
        </IconButton>
        <Menu trigger={<UserButton name="admin" />} items={[{ id: 'logout', label: 'Log out' }]} />
      </>
    ),
    tabs: <Tabs />,
    status: 'UTC+8 · 2026-07-01 10:00',
    collapsed: false,
    onCollapse: fn(),
    children: (
      <PageHead title="Station list" breadcrumb={[{ label: 'Business' }, { label: 'Stations' }]} count={24} />
    ),
  },
  render: function Collapsible(args) {
    const [isCollapsed, setCollapsed] = useState(args.collapsed)
    return <AppShell {...args} collapsed={isCollapsed} onCollapse={setCollapsed} />
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvas, globals }) => {
    if (globals.language !== 'en') return
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Top menu' })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Side menu' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Station list' })).toHaveAttribute('aria-current', 'page')
  },
}

/** A catalog unfolds in place; the one of the current page is open. */
export const Catalogs: Story = {
  play: async ({ canvas }) => {
    const piles = canvas.getByRole('button', { name: 'Piles' })
    await expect(piles).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('button', { name: 'Stations' })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(piles)
    await expect(canvas.getByRole('link', { name: 'Piles list' })).toBeVisible()
  },
}

/** Collapsed, a catalog opens its pages beside the rail. */
export const Collapsed: Story = {
  args: { collapsed: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Piles' }))
    await menuItem('Piles list')
    await expect(await menuItem('Piles wall')).toHaveAttribute('target', '_blank')
  },
}

/** What does not fit is in "More"; the current item never is. */
export const ManyItems: Story = {
  args: {
    topMenu: [
      ...`${firstLevel} Reconciliation Archive Help`.split(' ').map(itemOf),
      outside('Partners'),
      itemOf('Energy'),
    ],
    current: { top: 'Energy' },
  },
  render: (args) => (
    <div style={{ maxWidth: 1100 }}>
      <AppShell {...args} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const more = await canvas.findByRole('button', { name: globals.language === 'en' ? 'More' : '更多' })
    await expect(canvas.getByRole('link', { name: 'Energy' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Partners' })).toBeNull()
    await userEvent.click(more)
    await expect(await menuItem('Partners')).toHaveAttribute('href', '#/partners')
    await expect(await menuItem('Partners')).toHaveAttribute('target', '_blank')
  },
}

/** The server's menu replaces the one that was kept, in the very moment in which that has been measured. */
export const NewItemsAtOnce: Story = {
  // A font that arrives later would have everything measured again.
  loaders: [() => document.fonts.load('1em "Inter Variable"')],
  render: function Restored(args) {
    const [topMenu, setTopMenu] = useState([itemOf('Kept')])
    useLayoutEffect(() => setTopMenu(args.topMenu.slice(0, 3)), [args.topMenu])
    return <AppShell {...args} topMenu={topMenu} />
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cockpit' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Kept' })).toBeNull()
  },
}

/** What the page's HTML holds before any script has run. */
export const Frame: Story = {
  render: ({ brand }) => <ShellFrame brand={brand} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('main')).toBeVisible()
    if (globals.language === 'en')
      await expect(canvas.getByRole('navigation', { name: 'Side menu' })).toBeVisible()
  },
}

/** A long name is cut at ten characters for the eye, not for a screen reader. */
export const LongName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wolfeschlegelstein' })).toBeVisible()
  },
  args: {
    brand: { name: 'Skyline Charging of the Greater Bay Area' },
    tools: <UserButton name="Wolfeschlegelstein" />,
    children: (
      <PageHead
        title="Charging order"
        actions={<Button look="primary">Remote stop</Button>}
        description="in alarm"
      />
    ),
  },
}

const at = (width: number) => ({ viewport: { value: `w${width}`, isRotated: false } })
const railOf = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('[data-surface]')
const scrollerOf = (canvas: HTMLElement) => canvas.querySelector('[data-scroller]') as HTMLElement
const topOf = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().top ?? -1)

/** The reference: the rail takes 180 px, the header 48, the tabs 36 (spec 9.19). */
export const At1440: Story = {
  globals: at(1440),
  play: async ({ canvas, canvasElement }) => {
    await expect(railOf(canvasElement)?.offsetWidth).toBe(180)
    await expect(topOf(canvas.getByRole('tablist'))).toBe(48)
    await expect(topOf(canvas.getByRole('main'))).toBe(84)
    await expect(document.documentElement.scrollWidth).toBe(innerWidth)
  },
}

export const At1200: Story = { globals: at(1200), play: At1440.play }

export const At1040: Story = { globals: at(1040), play: At1440.play }

/** Below 1040 px the rail is folded, and there is no button that would unfold it (spec 4.25, 9.19, 9.20). */
export const At800: Story = {
  globals: at(800),
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(railOf(canvasElement)?.offsetWidth).toBe(80)
    await expect(
      canvas.queryByRole('button', { name: globals.language === 'en' ? /Collapse|Expand/ : /收起|展开/ }),
    ).toBeNull()
    await expect(document.documentElement.scrollWidth).toBe(800)
  },
}

/** On a phone both menus are in a sheet. */
export const At390: Story = {
  globals: at(390),
  play: async ({ canvas, globals }) => {
    const inWords = (en: string, zh: string) => (globals.language === 'en' ? en : zh)
    const side = inWords('Side menu', '侧边菜单')
    await expect(canvas.queryByRole('navigation', { name: side })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: inWords('Menu', '菜单') }))
    await expect(canvas.getByRole('navigation', { name: inWords('Top menu', '顶部菜单') })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: side })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Station list' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: inWords('Close', '关闭') }))
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: side })).toBeNull())
    await expect(document.documentElement.scrollWidth).toBe(390)
  },
}

/** Both levels above the page, in the dark theme of the menu (spec 2.88, 2.107). */
export const TopLayout: Story = {
  args: { layout: { ...defaultLayout, layout: 'top', contentWidth: 'fluid' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const inWords = (en: string, zh: string) => (globals.language === 'en' ? en : zh)
    await expect(canvas.getByRole('banner')).toHaveAttribute('data-surface', 'rail')
    const second = canvas.getByRole('navigation', { name: inWords('Side menu', '侧边菜单') })
    await expect(topOf(second)).toBe(48)
    await userEvent.click(canvas.getByRole('button', { name: 'Stations' }))
    await menuItem('Station map')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Piles' }))
    await expect(await menuItem('Piles wall')).toHaveAttribute('target', '_blank')
    await expect(canvasElement.querySelector('main')?.offsetWidth).toBe(innerWidth)
  },
}

export const TopLayoutLight: Story = {
  args: { layout: { ...defaultLayout, layout: 'top', menuTheme: 'light' } },
  globals: at(1040),
}

/** The menu in its light theme (spec 2.107). */
export const LightMenu: Story = {
  args: { layout: { ...defaultLayout, menuTheme: 'light' } },
  play: async ({ canvasElement }) => {
    await expect(railOf(canvasElement)).toHaveAttribute('data-surface', 'rail-light')
  },
}

/** The default: header and rail go along with a long page. */
export const NothingFixed: Story = {
  args: { children: long },
  play: async ({ canvas, canvasElement }) => {
    scrollerOf(canvasElement).scrollTo(0, 200)
    await waitFor(() => expect(topOf(canvas.getByRole('banner'))).toBe(-200))
    await waitFor(() => expect(topOf(railOf(canvasElement)?.firstElementChild)).toBe(-200))
    await expect(topOf(canvas.getByRole('contentinfo'))).toBe(innerHeight - 28)
  },
}

/** Header and rail stay; the page alone is scrolled (spec 2.110, 2.112). */
export const AllFixed: Story = {
  args: { children: long, layout: { ...defaultLayout, fixedHeader: true, fixedMenu: true } },
  play: async ({ canvas, canvasElement }) => {
    scrollerOf(canvasElement).scrollTo(0, 900)
    await new Promise(requestAnimationFrame)
    await expect(scrollerOf(canvasElement)).toBe(canvas.getByRole('main'))
    await expect(topOf(canvas.getByRole('banner'))).toBe(0)
    await expect(topOf(railOf(canvasElement)?.firstElementChild)).toBe(0)
  },
}

/** Beyond 300 px the header makes room on the way down, and is there again on the way up (spec 2.111, 4.24, 9.21). */
export const HiddenHeader: Story = {
  args: { children: long, layout: { ...defaultLayout, fixedHeader: true, hideHeader: true } },
  play: async ({ canvas, canvasElement }) => {
    const banner = canvas.getByRole('banner')
    const scroll = async (top: number) => {
      scrollerOf(canvasElement).scrollTo(0, top)
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
    await scroll(290)
    await expect(topOf(banner)).toBe(0)
    await scroll(400)
    await waitFor(() => expect(topOf(banner)).toBe(-48))
    await expect(topOf(canvas.getByRole('tablist'))).toBe(0)
    await scroll(380)
    await waitFor(() => expect(topOf(banner)).toBe(0))
    await scroll(9_999)
    await waitFor(() => expect(topOf(banner)).toBe(-48))
    // Somebody who comes to the header by key sees it.
    canvas.getByRole('link', { name: 'Home' }).focus()
    await waitFor(() => expect(topOf(banner)).toBe(0))
  },
}

/** On a wide screen a fixed content width ends at 1680 px (spec 2.109). */
export const FixedWidth: Story = {
  args: {
    children: (
      <section aria-label="Content" style={{ background: 'var(--colors-bg-sunken)' }}>
        Content
      </section>
    ),
  },
  parameters: {
    viewport: { options: { wide: { name: '2400 px', styles: { width: '2400px', height: '800px' } } } },
  },
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Content' }).offsetWidth).toBe(1680)
  },
}
