import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { DropPanel } from './drop-panel.tsx'

function Cut() {
  const anchor = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ height: 60, overflow: 'hidden', border: '1px solid var(--colors-line)', padding: 12 }}>
      <div ref={anchor} style={{ width: 'fit-content' }}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Shenzhen Airport
        </Button>
        {isOpen && (
          <DropPanel
            role="dialog"
            aria-label="Shenzhen Airport"
            anchor={anchor}
            onClose={() => setOpen(false)}
          >
            <p style={{ width: 300, height: 160, padding: 14 }}>440300, 12 guns</p>
          </DropPanel>
        )}
      </div>
    </div>
  )
}

const meta = { title: 'Overlays/DropPanel', component: Cut } satisfies Meta<typeof Cut>

export default meta
type Story = StoryObj<typeof meta>

/** What is around its control does not cut it; Escape and a press outside close it. */
export const NotCut: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    const panel = await screen.findByRole('dialog')
    await waitFor(() => expect(panel).toBeVisible())
    const { left, top } = panel.getBoundingClientRect()
    await expect(left).toBe(button.getBoundingClientRect().left)
    await expect(top).toBe(button.getBoundingClientRect().bottom + 4)
    await expect(document.elementFromPoint(left + 20, top + 120)).toBe(panel.querySelector('p'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
