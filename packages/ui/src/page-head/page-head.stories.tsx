import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { PageHead } from './page-head.tsx'

const meta = {
  title: 'Ui/PageHead',
  component: PageHead,
  parameters: { layout: 'fullscreen' },
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
