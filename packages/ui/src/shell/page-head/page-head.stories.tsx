import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, Download, Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { StatusBadge } from '../../foundation/status-badge/status-badge.tsx'
import { TextInput } from '../../inputs/fields/text-input.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { guide } from './page-head.guide.ts'
import { PageHead } from './page-head.tsx'
import { PanelPage } from './panel-page.tsx'

const meta = {
  title: 'Components/Layout/PageHead',
  component: PageHead,
  subcomponents: { PanelPage },
  parameters: { guide, layout: 'fullscreen' },
  args: {
    title: 'Station list',
    count: 24,
    breadcrumb: [{ label: 'Business', href: '#' }, { label: 'Stations' }],
    actions: (
      <>
        <Button icon={<Download />}>Export</Button>
        <Button look="primary" icon={<Plus />}>
          Add
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHead>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Station list')
  },
}

export const Detail: Story = {
  args: {
    title: 'Shenzhen Airport',
    count: undefined,
    description: <StatusBadge of={gunStatus} code={gunStatus.code.alarm} look="tinted" />,
  },
}

/** Everything that a head can hold: breadcrumb, title, description, links, search, actions, tabs (spec 2.89). */
export const Whole: Story = {
  args: {
    title: 'Personal settings',
    count: undefined,
    breadcrumb: [{ label: 'Account', href: '#account' }, { label: 'Settings' }],
    description: 'What others see of you, and how you are told of alarms',
    links: [
      { label: 'Guide', href: '#guide', icon: <BookOpen /> },
      { label: 'Roles and permissions', href: '#roles' },
    ],
    search: <TextInput id="find" label="Find a setting" />,
    actions: <Button look="primary">Save</Button>,
  },
  render: function Tabbed(args) {
    const [current, setCurrent] = useState('base')
    const tabs = [
      { id: 'base', label: 'Basic' },
      { id: 'security', label: 'Security' },
    ]
    return (
      <PageHead
        {...args}
        tabs={
          <Tabs label="Settings" tabs={tabs} current={current} onChange={setCurrent}>
            <p style={{ paddingBlock: 14 }}>Panel of {current}</p>
          </Tabs>
        }
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const name = globals.language === 'en' ? 'Breadcrumb' : '面包屑'
    await expect(canvas.getByRole('navigation', { name })).toHaveTextContent('AccountSettings')
    await expect(canvas.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '#guide')
    await expect(canvas.getByLabelText('Find a setting').closest('search')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Security' }))
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Panel of security')
  },
}

/** A name that is too long for its line is still whole, and on a phone the actions stand below it. */
export const LongName: Story = {
  args: {
    title: 'Wolfeschlegelsteinhausenbergerdorff service area, southern car park, second row',
    count: 1200,
  },
  render: (args) => (
    <div style={{ maxWidth: 390 }}>
      <PageHead {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title.scrollWidth).toBeLessThanOrEqual(390)
  },
}
