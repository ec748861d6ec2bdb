import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Elevation, Radii, Space } from './form.fixture.tsx'
import { FoundationPage, Part } from './foundation-page.fixture.tsx'
import { Measures } from './measures.fixture.tsx'
import { sheetTexts } from './sheet-texts.fixture.ts'

const meta = {
  title: 'Foundations/Space',
  component: FoundationPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    rules: [
      [
        'Parts stand apart by space and a hairline; no card stands in a card.',
        '用留白和细线分隔；卡片中不再套卡片。',
      ],
      ['Only what lies above the page has a shadow.', '只有浮在页面之上的内容才有阴影。'],
      ['The larger a thing, the larger its radius.', '元素越大，圆角越大。'],
    ],
    children: undefined,
  },
  render: ({ rules }) => (
    <FoundationPage rules={rules}>
      <Part title={sheetTexts.space}>
        <Space />
      </Part>
      <Part title={sheetTexts.radii}>
        <Radii />
      </Part>
      <Part title={sheetTexts.elevation}>
        <Elevation />
      </Part>
      <Part title={sheetTexts.measures}>
        <Measures starts={['sizes']} />
      </Part>
    </FoundationPage>
  ),
} satisfies Meta<typeof FoundationPage>

export default meta
type Story = StoryObj<typeof meta>

/** Steps, radii and elevation as large as their tokens. */
export const Steps: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^\d+(\.\d+)?px$/)).length).toBeGreaterThan(15)
  },
}
