import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostile } from './hostile.fixture.ts'
import { guide } from './rich-text-view.guide.ts'
import { RichTextView } from './rich-text-view.tsx'

const meta = {
  title: 'Components/Forms/RichTextView',
  component: RichTextView,
  parameters: { guide },
  args: {
    html: '<h2>How to charge</h2><p>Plug in, then <strong>scan the code</strong>.</p><h3>If it does not start</h3><ol><li><p>Pull the plug and wait for a minute</p></li><li><p>Try the next gun</p></li></ol><p>More in the <a href="https://example.com/help">help</a>.</p>',
  },
} satisfies Meta<typeof RichTextView>

export default meta
type Story = StoryObj<typeof meta>

export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'How to charge' })).toBeVisible()
    const link = canvas.getByRole('link', { name: 'help' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

/** Script, handlers, frames, forms, styles and addresses that run code are removed; the words stay. */
export const Hostile: Story = {
  args: { html: hostile },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Before.*styled slanted.*run.*help.*After/)
    await expect(
      canvasElement.querySelectorAll(
        'script, iframe, svg, form, input, em, img, [onclick], [onerror], [style]',
      ),
    ).toHaveLength(0)
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByText('run')).not.toHaveAttribute('href')
    await expect('hacked' in window).toBe(false)
  },
}

export const Empty: Story = {
  args: { html: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
