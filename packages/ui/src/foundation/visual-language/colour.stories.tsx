import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Accents, GunStates, Periods } from './colours.fixture.tsx'
import { FoundationPage, Part } from './foundation-page.fixture.tsx'
import { sheetTexts } from './sheet-texts.fixture.ts'
import { Swatches } from './swatches.fixture.tsx'

const meta = {
  title: 'Foundations/Colour',
  component: FoundationPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    rules: [
      [
        'Colour means a state, a tariff period or the one accent. Nothing else is coloured.',
        '颜色只表示状态、费率时段或主题色，其余一律不着色。',
      ],
      [
        'The accent has four jobs: the primary button, the current item, selection and focus.',
        '主题色只有四种用途：主按钮、当前项、选中和焦点。',
      ],
      [
        'Take a token by its meaning; it has a value in each mode.',
        '按含义选用变量；它在每种模式下都有取值。',
      ],
    ],
    children: undefined,
  },
  render: ({ rules }, { globals }) => (
    <FoundationPage rules={rules}>
      <Part title={sheetTexts.surfaces}>
        <Swatches starts={['colors-bg', 'colors-line', 'colors-fg']} />
      </Part>
      <Part title={sheetTexts.accent}>
        <Swatches starts={['colors-accent']} />
      </Part>
      <Part title={sheetTexts.accents}>
        <Accents mode={globals.mode} />
      </Part>
      <Part title={sheetTexts.states}>
        <GunStates />
      </Part>
      <Part title={sheetTexts.periods}>
        <Periods />
      </Part>
      <Part title={sheetTexts.charts}>
        <Swatches starts={['colors-chart']} />
      </Part>
    </FoundationPage>
  ),
} satisfies Meta<typeof FoundationPage>

export default meta
type Story = StoryObj<typeof meta>

/** Each colour with its value in the mode and theme colour that the toolbar has chosen. */
export const Colour: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^#[\da-f]{6}$/)).length).toBeGreaterThan(20)
  },
}
