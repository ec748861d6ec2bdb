import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from './qr-code.guide.ts'
import { QrCode } from './qr-code.tsx'

const meta = {
  title: 'Components/Details/QrCode',
  component: QrCode,
  parameters: { guide },
  args: { text: 'hlht://44030000010001A.MA5DA1B2C/', label: 'Gun 44030000010001-A' },
  render: (args) => (
    <div style={{ width: 160 }}>
      <QrCode {...args} />
    </div>
  ),
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const OfAGun: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Gun 44030000010001-A' })).toBeVisible()
    const pattern = canvasElement.querySelector('svg path')
    await expect(pattern?.getAttribute('d')?.length).toBeGreaterThan(500)
    await expect(getComputedStyle(pattern as Element).fill).toBe('rgb(0, 0, 0)')
  },
}

/** As much as the pile numbers of the specification allow. */
export const Long: Story = { args: { text: `hlht://${'4'.repeat(33)}A.MA5DA1B2C/` } }
