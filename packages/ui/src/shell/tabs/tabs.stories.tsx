import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { guide } from './tabs.guide.ts'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Components/Actions/Tabs',
  component: Tabs,
  parameters: { guide },
  args: {
    label: 'Ways to log in',
    tabs: [
      { id: 'password', label: 'Password login' },
      { id: 'sms', label: 'SMS login' },
    ],
    current: 'password',
    onChange: () => {},
    children: null,
  },
  render: function Chosen(args) {
    const [current, setCurrent] = useState(args.current)
    return (
      <Tabs {...args} current={current} onChange={setCurrent}>
        <p style={{ paddingBlock: 14 }}>Panel of {current}</p>
      </Tabs>
    )
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Password login' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'SMS login' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'SMS login' })).toHaveTextContent('Panel of sms')
  },
}

export const Counted: Story = {
  args: {
    label: 'Station',
    current: 'guns',
    tabs: [
      { id: 'guns', label: 'Live guns', count: 48 },
      { id: 'orders', label: 'Orders', count: 1072 },
      { id: 'devices', label: 'Devices' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Orders 1,072' })).toBeVisible()
  },
}
