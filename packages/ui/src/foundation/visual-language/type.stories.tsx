import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Type } from './form.fixture.tsx'
import { FoundationPage, Part } from './foundation-page.fixture.tsx'
import { Measures } from './measures.fixture.tsx'
import { sheetTexts } from './sheet-texts.fixture.ts'

const meta = {
  title: 'Foundations/Type',
  component: FoundationPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    rules: [
      ['Digits are of one width, so that a live number does not move.', '数字等宽，实时数值变化时不跳动。'],
      [
        'Weight and size say what matters; never italics, capitals or spaced letters.',
        '用字重和字号区分主次；不用斜体、全大写或加宽字距。',
      ],
      [
        'Chinese keeps its line heights and takes the weights that its font has.',
        '中文沿用相同行高，字重取字体已有的几档。',
      ],
    ],
    children: undefined,
  },
  render: ({ rules }) => (
    <FoundationPage rules={rules}>
      <Part title={sheetTexts.type}>
        <Type />
      </Part>
      <Part title={sheetTexts.tokens}>
        <Measures starts={['fonts', 'weights', 'tracking']} />
      </Part>
    </FoundationPage>
  ),
} satisfies Meta<typeof FoundationPage>

export default meta
type Story = StoryObj<typeof meta>

/** Size, line height and weight are read from the example beside them. */
export const Styles: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^\d+\/\d+ · \d+$/)).toHaveLength(6)
  },
}
