import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FoundationPage, Part } from './foundation-page.fixture.tsx'
import { sheetTexts } from './sheet-texts.fixture.ts'
import { Sentences } from './voice.fixture.tsx'

const meta = {
  title: 'Foundations/Voice',
  component: FoundationPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    rules: [
      ['Say what happens, and name the thing.', '说清发生什么，指明对象。'],
      ['One word for one thing, in both languages: see Words.', '一物一词，中英文一致：见 Words 页。'],
      ['No metaphor, no joke, no apology, no exclamation mark.', '不用比喻、玩笑、道歉和感叹号。'],
    ],
    children: undefined,
  },
  render: ({ rules }) => (
    <FoundationPage rules={rules}>
      <Part title={sheetTexts.sentences}>
        <Sentences />
      </Part>
    </FoundationPage>
  ),
} satisfies Meta<typeof FoundationPage>

export default meta
type Story = StoryObj<typeof meta>

/** What we say in each place, and what we do not. */
export const Voice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(7)
  },
}
