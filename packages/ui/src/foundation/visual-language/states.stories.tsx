import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GunStates } from './colours.fixture.tsx'
import { Tones } from './form.fixture.tsx'
import { FoundationPage, Part } from './foundation-page.fixture.tsx'
import { PartsOfAPage } from './parts.fixture.tsx'
import { sheetTexts } from './sheet-texts.fixture.ts'

const meta = {
  title: 'Foundations/States',
  component: FoundationPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    rules: [
      [
        'A state is a shape, then a word, then a colour: it is read without colour too.',
        '状态依次由形状、文字、颜色表示；没有颜色也能辨认。',
      ],
      [
        'Old rows stay while new ones are fetched; a skeleton stands only where nothing was shown yet.',
        '刷新时保留原有数据；只有尚无内容时才显示骨架屏。',
      ],
      [
        'What a state forbids is disabled with the reason; what a role may not do is not there.',
        '状态不允许的操作置灰并说明原因；无权限的操作不显示。',
      ],
    ],
    children: undefined,
  },
  render: ({ rules }) => (
    <FoundationPage rules={rules}>
      <Part title={sheetTexts.states}>
        <GunStates />
      </Part>
      <Part title={sheetTexts.tones}>
        <Tones />
      </Part>
      <Part title={sheetTexts.parts}>
        <PartsOfAPage />
      </Part>
    </FoundationPage>
  ),
} satisfies Meta<typeof FoundationPage>

export default meta
type Story = StoryObj<typeof meta>

/** States of a device, of everything else, and of a part of a page. */
export const States: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getAllByRole('button').length).toBeGreaterThan(1)
  },
}
