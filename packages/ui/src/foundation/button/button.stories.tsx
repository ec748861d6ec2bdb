import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus, Settings } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { useSay } from '../language/use-say.ts'
import { guide } from './button.guide.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { LinkButton } from './link-button.tsx'

const row = { display: 'flex', gap: 8, alignItems: 'center', flexWrap: 'wrap' } as const

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  subcomponents: { IconButton, LinkButton },
  parameters: { guide },
  args: { onClick: fn(), children: 'Export' },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Looks: Story = {
  render: function Looks(args) {
    const say = useSay()
    return (
      <div style={row}>
        <Button {...args} look="primary" icon={<Plus />} hint="N">
          {say(['Add', '新增'])}
        </Button>
        <Button {...args} icon={<Download />}>
          {say(['Export', '导出'])}
        </Button>
        <Button {...args} look="plain">
          {say(['Reset', '重置'])}
        </Button>
        <Button {...args} look="danger">
          {say(['Reject', '驳回'])}
        </Button>
        <IconButton label={say(['Settings', '设置'])}>
          <Settings />
        </IconButton>
        <LinkButton href="#">{say(['Back to home', '返回首页'])}</LinkButton>
      </div>
    )
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} size="small" />
      <Button {...args} size="bar" />
      <Button {...args} size="form" />
      <Button {...args} size="large" look="primary" />
    </div>
  ),
}

export const Busy: Story = {
  args: { busy: true, look: 'primary' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

/** The button stays, focusable, and says why it does nothing. */
export const Blocked: Story = {
  args: { blockedReason: 'Two guns are charging' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription('Two guns are charging')
  },
}
