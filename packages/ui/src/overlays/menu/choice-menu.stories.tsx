import type { Meta, StoryObj } from '@storybook/react-vite'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { ChoiceMenu } from './choice-menu.tsx'
import { menuItem } from './menu-item.fixture.ts'

const meta = {
  title: 'Actions/ChoiceMenu',
  component: ChoiceMenu,
  args: {
    label: 'Language',
    trigger: <Button icon={<Languages />}>Language</Button>,
    options: [
      { value: 'en', label: 'English' },
      { value: 'zh-CN', label: '中文' },
    ],
    value: ['en'],
    onChange: fn(),
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: string[]) => {
      setValue(next)
      args.onChange(next)
    }
    return <ChoiceMenu {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof ChoiceMenu>

export default meta
type Story = StoryObj<typeof meta>

export const OneOf: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }))
    await expect(await menuItem('English', 'menuitemradio')).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: '中文' }))
    await expect(args.onChange).toHaveBeenCalledWith(['zh-CN'])
  },
}

export const AnyOf: Story = {
  args: {
    label: 'Status',
    trigger: <Button>Status</Button>,
    multiple: true,
    value: ['1'],
    options: [
      { value: '1', label: 'Open' },
      { value: '4', label: 'Maintenance' },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }))
    await userEvent.click(await menuItem('Maintenance', 'menuitemcheckbox'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '4'])
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Open' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['4'])
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}
