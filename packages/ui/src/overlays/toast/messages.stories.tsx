import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { dismissMessage, type Message, messageStore, showMessage, useMessages } from './message-store.ts'
import { guide } from './messages.guide.ts'
import { Messages } from './messages.tsx'

const meta = {
  title: 'Components/Overlays/Messages',
  component: Messages,
  parameters: { guide },
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
    await expect(screen.getByRole('status')).toHaveTextContent('Station list exported, 24 rows')
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement(), { timeout: 3_000 })
  },
}

/** A message that is pointed at stays. */
export const Held: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.hover(screen.getByText('Station list exported, 24 rows'))
    await new Promise((resolve) => setTimeout(resolve, 1_300))
    await expect(screen.getByRole('status')).toHaveTextContent('24 rows')
  },
}

/** One that has the focus stays, however the pointer moves. */
export const HeldByFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const close = within(screen.getByRole('alert')).getByRole('button')
    close.focus()
    await userEvent.hover(close)
    await userEvent.unhover(close)
    await new Promise((resolve) => setTimeout(resolve, 1_300))
    await expect(screen.getByRole('alert')).toHaveTextContent('The station changed meanwhile')
    close.blur()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 3_000 })
  },
}

const undo = fn()

function Said(message: Omit<Message, 'id'>) {
  return (
    <div style={{ minHeight: 160 }}>
      <Button onClick={() => showMessage(message)}>Say</Button>
      <Messages />
    </div>
  )
}

/** With a way on it stays for six seconds. Chosen, it goes, so that nothing is undone twice. */
export const WithAction: Story = {
  render: () => <Said text="24 stations closed" tone="status" action={{ label: 'Undo', onChoose: undo }} />,
  play: async ({ canvas }) => {
    undo.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }))
    await new Promise((resolve) => setTimeout(resolve, 1_300))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
  },
}

/** A long one wraps and is not cut. It is a warning: only a part was done. */
export const Long: Story = {
  render: () => (
    <Said
      text="21 of 24 stations closed; Shenzhen Airport, Futian CBD and Nanshan Depot are charging and stay open"
      tone="warning"
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }))
    const text = within(screen.getByRole('alert')).getByText(/Nanshan Depot/)
    await userEvent.hover(text)
    await expect(text.scrollWidth).toBe(text.clientWidth)
    const { left, right } = screen.getByRole('alert').getBoundingClientRect()
    await expect(right - left).toBeLessThanOrEqual(420)
  },
}

/** A new one takes the place of the old one. */
export const Replaced: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await expect(screen.queryByRole('alert')).toBeNull()
    await expect(screen.getByRole('status')).toHaveTextContent('24 rows')
  },
}

function Past() {
  return (
    <ol aria-label="Messages">
      {useMessages().map(({ id, text, count }) => (
        <li key={id}>{count > 1 ? `${text} × ${count}` : text}</li>
      ))}
    </ol>
  )
}

/** What was shown for a second can be read again. */
export const ReadAgain: Story = {
  render: () => (
    <>
      {meta.render()}
      <Past />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement(), { timeout: 3_000 })
    const items = canvas.getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent('Station list exported, 24 rows × 2')
    await expect(items[1]).toHaveTextContent('The station changed meanwhile')
  },
}

export const Failure: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(screen.getByRole('alert')).toHaveTextContent('The station changed meanwhile')
    if (globals.language !== 'en') return
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  },
}

/** A pointer holds it, for the picture of the page. */
export const Parts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.hover(screen.getByText('The station changed meanwhile'))
  },
}

/** Over a dialog a message is still read out, can be pressed, and the dialog stays. */
export const OverDialog: Story = {
  // Open at once, it would cover the page of the component.
  tags: ['!autodocs'],
  render: () => (
    <>
      <Drawer open onClose={() => showMessage({ text: 'closed', tone: 'status' })} title="Settings">
        <Button onClick={() => showMessage({ text: 'copy failed', tone: 'error' })}>Copy</Button>
      </Drawer>
      <Messages />
    </>
  ),
  play: async ({ globals }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }))
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('copy failed')
    const name = globals.language === 'en' ? 'Close' : '关闭'
    await userEvent.click(within(alert).getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  },
}
