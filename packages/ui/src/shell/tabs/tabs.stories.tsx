import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { TextInput } from '../../inputs/fields/text-input.tsx'
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

/** Where they do not all fit they are scrolled, and the current one is in sight from the start. */
export const Many: Story = {
  args: {
    label: 'Pile',
    current: 'firmware',
    style: { maxWidth: 320 },
    tabs: [
      { id: 'guns', label: 'Live guns', count: 2 },
      { id: 'orders', label: 'Orders', count: 1072 },
      { id: 'alarms', label: 'Alarms', count: 3 },
      { id: 'messages', label: 'Protocol messages' },
      { id: 'firmware', label: 'Firmware' },
    ],
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('tablist').getBoundingClientRect()
    const rightOf = (name: string) => canvas.getByRole('tab', { name }).getBoundingClientRect().right
    await waitFor(() => expect(rightOf('Firmware')).toBeLessThanOrEqual(box.right + 1))
    canvas.getByRole('tab', { name: 'Firmware' }).focus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(rightOf('Live guns 2')).toBeGreaterThan(box.left))
  },
}

/** A panel that is not shown is gone, and what was typed in it: the page keeps it. */
export const Kept: Story = {
  render: function Keeping(args) {
    const [current, setCurrent] = useState(args.current)
    const [account, setAccount] = useState('')
    return (
      <Tabs {...args} current={current} onChange={setCurrent}>
        <div style={{ maxWidth: 280, paddingBlock: 14 }}>
          {current === 'password' ? (
            <TextInput label="Account" value={account} onChange={({ target }) => setAccount(target.value)} />
          ) : (
            <p>A code is sent to your phone.</p>
          )}
        </div>
      </Tabs>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account' }), 'lin.wei')
    await userEvent.click(canvas.getByRole('tab', { name: 'SMS login' }))
    await expect(canvas.queryByRole('textbox', { name: 'Account' })).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'Password login' }))
    await expect(canvas.getByRole('textbox', { name: 'Account' })).toHaveValue('lin.wei')
  },
}
