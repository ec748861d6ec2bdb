import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icons, Shapes } from './form.fixture.tsx'
import { FoundationPage, Part } from './foundation-page.fixture.tsx'
import { sheetTexts } from './sheet-texts.fixture.ts'

const meta = {
  title: 'Foundations/Icons',
  component: FoundationPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    rules: [
      ['A shape says a state and nothing else; it is the same everywhere.', '形状只表示状态，各处含义一致。'],
      [
        'Icons are ink, never a colour, and stand beside a word or have a name that is read out.',
        '图标用文字色，不着色；旁边有文字，或有可朗读的名称。',
      ],
      ['Figures have no icon in front of them.', '数字前不放图标。'],
    ],
    children: undefined,
  },
  render: ({ rules }) => (
    <FoundationPage rules={rules}>
      <Part title={sheetTexts.shapes}>
        <Shapes />
      </Part>
      <Part title={sheetTexts.icons}>
        <Icons />
      </Part>
    </FoundationPage>
  ),
} satisfies Meta<typeof FoundationPage>

export default meta
type Story = StoryObj<typeof meta>

/** Every shape of a state, and every icon that a menu entry can have. */
export const Icon: Story = {
  name: 'Icons',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(40)
  },
}
