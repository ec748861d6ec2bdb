import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, Search } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { guide } from './palette.guide.ts'
import { Palette } from './palette.tsx'

const meta = {
  title: 'Components/Overlays/Palette',
  component: Palette,
  parameters: { guide },
  args: {
    label: 'Commands',
    placeholder: 'Page, number or action',
    text: '',
    onText: fn(),
    onChoose: fn(),
    onClose: fn(),
    groups: [
      {
        id: 'actions',
        label: 'Actions',
        items: [{ id: 'out', label: 'Log out', hint: 'Asks for confirmation', icon: <LogOut size={16} /> }],
      },
      {
        id: 'pages',
        label: 'Pages',
        items: [
          { id: 'list', label: 'Station list', detail: 'Business / Stations', icon: <Search size={16} /> },
        ],
      },
    ],
    footer: (
      <>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> Move
        </span>
        <span>Shows what your role may do</span>
      </>
    ),
  },
  render: function Opening(args) {
    const [isOpen, setOpen] = useState(false)
    const close = () => {
      setOpen(false)
      args.onClose()
    }
    return (
      <>
        <Button onClick={() => setOpen(true)}>Commands</Button>
        {isOpen && <Palette {...args} onClose={close} />}
      </>
    )
  },
} satisfies Meta<typeof Palette>

export default meta
type Story = StoryObj<typeof meta>

/** The field has the focus at once; Escape gives it back to where it was. */
export const OpenedAndLeft: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Commands' })
    await userEvent.click(button)
    const field = await screen.findByRole('combobox', { name: 'Commands' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Commands' }))
    const dialog = await screen.findByRole('dialog', { name: 'Commands' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog.offsetWidth).toBeLessThanOrEqual(680)
    await expect(screen.getByRole('option', { name: /Log out/ })).toHaveAttribute('aria-selected', 'true')
  },
}
