import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { dismissMessage, messageStore, showMessage } from './message-store.ts'
import { Messages } from './messages.tsx'

const meta = {
  title: 'Overlays/Messages',
  component: Messages,
  beforeEach: () => () => dismissMessage(messageStore.current()?.id ?? 0),
  render: () => (
    <div style={{ display: 'flex', gap: 8, minHeight: 160 }}>
      <Button onClick={() => showMessage({ text: 'Station list exported, 24 rows', tone: 'status' })}>
        Export
      </Button>
      <Button onClick={() => showMessage({ text: 'The station changed meanwhile', tone: 'error' })}>
        Save
      </Button>
      <Messages />
    </div>
  ),
} satisfies Meta<typeof Messages>

export default meta
type Story = StoryObj<typeof meta>

/** A notice lasts one second. */
export const Notice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Station list exported, 24 rows')
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 3_000 })
  },
}

/** A message that is pointed at stays. */
export const Held: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.hover(canvas.getByText('Station list exported, 24 rows'))
    await new Promise((resolve) => setTimeout(resolve, 1_300))
    await expect(canvas.getByRole('status')).toHaveTextContent('24 rows')
  },
}

export const Failure: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('The station changed meanwhile')
    if (globals.language !== 'en') return
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  },
}
