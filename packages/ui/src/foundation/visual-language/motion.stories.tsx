import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FoundationPage, Part } from './foundation-page.fixture.tsx'
import { Motion } from './motion.fixture.tsx'
import { sheetTexts } from './sheet-texts.fixture.ts'

const meta = {
  title: 'Foundations/Motion',
  component: FoundationPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    rules: [
      ['Motion shows where something comes from; it never decorates.', '动效只说明内容从何而来，不作装饰。'],
      ['Live numbers change without motion. Only a skeleton loops.', '实时数值直接变化；只有骨架屏会循环。'],
      [
        'Every motion takes its time from a token, which is next to nothing for people who want less motion.',
        '动效时长一律取自变量；用户选择减少动态效果时，时长几乎为零。',
      ],
    ],
    children: undefined,
  },
  render: ({ rules }) => (
    <FoundationPage rules={rules}>
      <Part title={sheetTexts.durations}>
        <Motion />
      </Part>
    </FoundationPage>
  ),
} satisfies Meta<typeof FoundationPage>

export default meta
type Story = StoryObj<typeof meta>

/** "Move" shows each duration with the one curve. */
export const Durations: Story = {
  play: async ({ canvas }) => {
    const move = canvas.getByRole('button')
    await userEvent.click(move)
    await expect(move).toHaveAttribute('aria-pressed', 'true')
    await expect(await canvas.findAllByText(/s$/, { selector: 'code' })).toHaveLength(3)
  },
}
