import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { chooserTexts } from '../column-chooser/column-chooser.texts.ts'
import { type Arrangement, orderedPanels } from './arrangement.ts'
import { guide } from './panel-chooser.guide.ts'
import { panelTexts } from './panel-chooser.texts.ts'
import { PanelChooser } from './panel-chooser.tsx'

const panels = [
  { id: 'load', label: 'kW' },
  { id: 'fees', label: 'SOC' },
  { id: 'guns', label: 'OCPP' },
]

function Page() {
  const [arrangement, setArrangement] = useState<Arrangement>({ order: [], hidden: [] })
  const order = orderedPanels(
    panels.map(({ id }) => id),
    arrangement,
  )
  return (
    <div style={{ minHeight: 320 }}>
      <PanelChooser panels={panels} arrangement={arrangement} onChange={setArrangement} />
      <output style={{ display: 'block' }}>
        {order.filter((id) => !arrangement.hidden.includes(id)).join(' ')}
      </output>
    </div>
  )
}

const meta = {
  title: 'Components/Layout/PanelChooser',
  component: PanelChooser,
  render: Page,
  parameters: { guide },
} satisfies MetaAround<typeof Page>

export default meta

/** By keyboard, by dragging, hidden, and as it was. */
export const Arranged: StoryObj<typeof Page> = {
  play: async ({ canvas, globals }) => {
    const shown = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: say(panelTexts.panels, globals.language) }))
    const panel = await screen.findByRole('dialog')
    // It takes the focus once it is open.
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement))
    const dialog = within(panel)

    const up = dialog.getByRole('button', { name: say(chooserTexts.up, globals.language, { column: 'SOC' }) })
    up.focus()
    await userEvent.keyboard('{Enter}')
    await expect(shown).toHaveTextContent('fees load guns')
    // It gets the focus back a frame after its line has moved.
    await waitFor(() => expect(up).toHaveFocus())
    await new Promise(requestAnimationFrame)

    const down = dialog.getByRole('button', {
      name: say(chooserTexts.down, globals.language, { column: 'SOC' }),
    })
    down.focus()
    await userEvent.keyboard('{Enter}')
    await expect(shown).toHaveTextContent('load fees guns')
    await waitFor(() => expect(down).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(shown).toHaveTextContent('load guns fees')

    const [first] = dialog.getAllByRole('listitem')
    if (!first) throw new Error('The panels are listed')
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', 'fees')
    first.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
    await waitFor(() => expect(shown).toHaveTextContent('fees load guns'))

    await userEvent.click(dialog.getByRole('checkbox', { name: 'SOC' }))
    await expect(shown).toHaveTextContent('load guns')
    await userEvent.click(dialog.getByRole('button', { name: say(chooserTexts.reset, globals.language) }))
    await expect(shown).toHaveTextContent('load fees guns')
  },
}
