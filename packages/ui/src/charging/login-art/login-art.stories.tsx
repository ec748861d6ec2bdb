import { period } from '@ampdeck/api/enumerations/order'
import { formatTimestamp, MINUTE } from '@ampdeck/api/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from './login-art.guide.ts'
import { LoginArt } from './login-art.tsx'

const meta = {
  title: 'Components/Layout/LoginArt',
  component: LoginArt,
  parameters: { guide },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', gap: 16, maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginArt>

export default meta
type Story = StoryObj<typeof meta>

/** The hour is that of the network, UTC+8, wherever the browser is; the periods have their usual words. */
export const HourOfTheNetwork: Story = {
  play: async ({ canvas, globals }) => {
    const shown = canvas.getByText(/^\d\d:\d\d$/).textContent
    const now = Date.now()
    // A minute may have begun since it was drawn.
    const times = [now - MINUTE, now].map((at) => formatTimestamp(at).slice(11, 16))
    await expect(times).toContain(shown)
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent)
    const { valley, flat, peak, sharp } = period.code
    await expect(items).toEqual(
      [valley, flat, peak, sharp].map((code) => period.label(code, globals.language)),
    )
  },
}
