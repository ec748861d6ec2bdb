import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { SearchBox } from '../../inputs/fields/search-box.tsx'
import { guide } from './drawer.guide.ts'
import { Drawer, type DrawerProps } from './drawer.tsx'

const closeBelow = fn()

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: { guide },
  args: {
    open: false,
    title: 'Add station',
    caption: 'Step 2 of 5 • Draft kept on this device, 10:00:12',
    width: 'form',
    onClose: fn(),
    children: <p>The fields of the step.</p>,
    footer: (
      <Button look="primary" size="form">
        Save
      </Button>
    ),
  },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(args.open)
    const close = () => {
      setOpen(false)
      args.onClose()
    }
    return (
      <>
        <Button onClick={() => setOpen(true)}>Add</Button>
        <Drawer {...args} open={isOpen} onClose={close} />
      </>
    )
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add station' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(getComputedStyle(dialog).width).toBe(`${Math.min(640, window.innerWidth * 0.9)}px`)
  },
}

export const Settings: Story = {
  args: {
    width: 'settings',
    title: 'Personalised settings',
    caption: 'Kept on this device, applied at once',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(await screen.findByRole('dialog', { name: 'Personalised settings' })).toBeInTheDocument()
  },
}

/** What was loading gives way to what was loaded: another drawer, which stays, though the first hands the focus back. */
export const GivesWay: Story = {
  render: function Loading(args) {
    const [isLoaded, setLoaded] = useState(false)
    const Loaded = useState(() => (props: DrawerProps) => <Drawer {...props} title="Station" />)[0]
    const step = isLoaded ? <Loaded {...args} open /> : <Drawer {...args} open title="Loading" />
    return (
      <>
        <Button>Beside</Button>
        <Button onClick={() => setLoaded(true)}>Load</Button>
        {step}
      </>
    )
  },
  play: async ({ args, canvas }) => {
    await screen.findByRole('dialog', { name: 'Loading' })
    canvas.getByText('Load').click()
    const dialog = await screen.findByRole('dialog', { name: 'Station' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    canvas.getByText('Beside').focus()
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const ClosedByEscape: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Add' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Add station' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** Escape right after the press, in the same task as it: before the focus has moved, and before the overlay listens. */
export const ClosedAtOnce: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Add' })
    trigger.focus()
    flushSync(() => trigger.click())
    trigger.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

/** Of two drawers the press closes the one that was asked for last, though only the first listens yet. */
export const ClosedAtOnceAbove: Story = {
  // Open at once, it would cover the page of the component.
  tags: ['!autodocs'],
  render: function Two(args) {
    const [isOpen, setOpen] = useState(false)
    const close = () => {
      setOpen(false)
      args.onClose()
    }
    return (
      <Drawer open onClose={closeBelow} title="Below">
        <Button onClick={() => setOpen(true)}>Add</Button>
        <Drawer {...args} open={isOpen} onClose={close} />
      </Drawer>
    )
  },
  play: async ({ args }) => {
    closeBelow.mockClear()
    const trigger = await screen.findByRole('button', { name: 'Add' })
    await waitFor(() => expect(trigger).toHaveFocus())
    flushSync(() => trigger.click())
    trigger.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add station' })).toBeNull())
    await expect(closeBelow).not.toHaveBeenCalled()
  },
}

/** What is inside and has something to cancel takes Escape first; the next one closes the drawer. */
export const EscapeInside: Story = {
  // Open at once, it would cover the page of the component.
  tags: ['!autodocs'],
  args: { open: true, children: <Inside /> },
  play: async ({ args }) => {
    const box = await screen.findByRole('searchbox')
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('pile{Escape}')
    await expect(box).toHaveValue('')
    await expect(args.onClose).not.toHaveBeenCalled()

    const held = screen.getByRole('button', { name: 'Held' })
    held.focus()
    await userEvent.keyboard('{Escape}')
    await expect(held).toHaveAccessibleName('Free')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

function Inside() {
  const [text, setText] = useState('')
  const [isHeld, setHeld] = useState(true)
  return (
    <>
      <SearchBox aria-label="Find" value={text} onChange={(event) => setText(event.target.value)} />
      <Button
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isHeld) return
          event.preventDefault()
          setHeld(false)
        }}
      >
        {isHeld ? 'Held' : 'Free'}
      </Button>
    </>
  )
}
