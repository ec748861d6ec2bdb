import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { guide } from './confirm-dialog.guide.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  subcomponents: { Dialog },
  parameters: { guide },
  args: {
    open: false,
    title: 'Delete Shenzhen Airport?',
    children: 'The station leaves every list. Its orders stay.',
    action: 'Delete station',
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: function Asked(args) {
    const [isOpen, setOpen] = useState(args.open)
    const close = (then: () => void) => () => {
      setOpen(false)
      then()
    }
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete</Button>
        <ConfirmDialog
          {...args}
          open={isOpen}
          onConfirm={close(args.onConfirm)}
          onCancel={close(args.onCancel)}
        />
      </>
    )
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

const ask = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Shenzhen Airport?' })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return dialog
}

/** The focus is on the harmless answer. */
export const Asking: Story = {
  play: async ({ canvas, globals }) => {
    const dialog = await ask(canvas)
    await expect(dialog).toHaveAccessibleDescription('The station leaves every list. Its orders stay.')
    await expect(getComputedStyle(dialog).maxWidth).toBe('480px')
    await expect(
      screen.getByRole('button', { name: globals.language === 'en' ? 'Cancel' : '取消' }),
    ).toHaveFocus()
  },
}

/** Open, for the picture of the page. */
export const Parts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

export const Confirmed: Story = {
  play: async ({ args, canvas }) => {
    await ask(canvas)
    await userEvent.click(screen.getByRole('button', { name: 'Delete station' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

/** Where the words of the question are given, its button says no more than "Confirm". */
export const GivenWording: Story = {
  args: {
    title: 'are you sure to close this window? records will not be saved',
    action: undefined as never,
    wording: 'given',
    open: true,
  },
  play: async ({ args, globals }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: globals.language === 'en' ? 'Confirm' : '确定' }),
    )
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const LeftByEscape: Story = {
  play: async ({ args, canvas }) => {
    await ask(canvas)
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus())
  },
}
