import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Languages } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Menu } from '../menu/menu.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import { AppShell } from './app-shell.tsx'
import { HeaderSearch } from './header-search.tsx'
import { ShellFrame } from './shell-frame.tsx'
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

const meta = {
  title: 'Ui/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Skyline Charging' },
    topMenu: firstLevel.split(' ').map(itemOf),
    sideMenu: [
      { ...itemOf('Stations'), icon: 'map-pin', children: pages.map(itemOf) },
      ...Object.entries(catalogs).map(([label, icon]) => ({
        ...itemOf(label),
        icon,
        children: [itemOf(`${label} list`)],
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
      </>
    ),
    user: <Menu trigger={<UserButton name="admin" />} items={[{ id: 'logout', label: 'Log out' }]} />,
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
    const item = await screen.findByRole('menuitem', { name: 'Piles list' })
    await waitFor(() => expect(item).toBeVisible())
  },
}

/** What does not fit is in "More"; the current item never is. */
export const ManyItems: Story = {
  args: {
    topMenu: `${firstLevel} Reconciliation Archive Help Partners Energy`.split(' ').map(itemOf),
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
    await expect(await screen.findByRole('menuitem', { name: 'Partners' })).toHaveAttribute(
      'href',
      '#/partners',
    )
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
    user: <UserButton name="Wolfeschlegelstein" />,
    children: (
      <PageHead
        title="Charging order"
        actions={<Button look="primary">Remote stop</Button>}
        description="in alarm"
      />
    ),
  },
}
