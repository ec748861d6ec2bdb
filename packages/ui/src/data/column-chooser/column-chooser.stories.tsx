import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { depotColumns, depots, depotTexts, useDepotList } from '../list/depot.fixture.ts'
import { guide } from './column-chooser.guide.ts'
import { chooserTexts } from './column-chooser.texts.ts'
import { ColumnChooser } from './column-chooser.tsx'

function DepotColumns() {
  const list = useDepotList(depots(1))
  return (
    <div style={{ minHeight: 560 }}>
      <ColumnChooser list={list} columns={depotColumns} />
      <output style={{ display: 'block' }}>{list.columns?.join(' ')}</output>
      <p data-testid="pinned">{list.pinned?.join(' ')}</p>
    </div>
  )
}

const meta = {
  title: 'Components/Lists/ColumnChooser',
  component: ColumnChooser,
  render: DepotColumns,
  parameters: { guide },
} satisfies MetaAround<typeof DepotColumns>

export default meta
type Story = StoryObj<typeof DepotColumns>

export const Open: Story = {
  play: async ({ canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    await userEvent.click(canvas.getByRole('button', { name: t(chooserTexts.columns) }))
    const panel = within(await screen.findByRole('dialog'))
    const box = (text: readonly [string, string]) => panel.getByRole('checkbox', { name: t(text) })
    await expect(box(depotTexts.code)).toBeDisabled()

    await userEvent.click(box(depotTexts.status))
    await userEvent.click(box(depotTexts.updateTime))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'code name cityCode ratedW energyWh incomeFen openTime updateTime',
    )
  },
}

/** Order without dragging: two buttons in each line. */
export const Reordered: Story = {
  play: async ({ canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    await userEvent.click(canvas.getByRole('button', { name: t(chooserTexts.columns) }))
    const panel = within(await screen.findByRole('dialog'))
    const up = say(chooserTexts.up, globals.language, { column: t(depotTexts.cityCode) })
    await userEvent.click(panel.getByRole('button', { name: up }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^code cityCode name/)
    await userEvent.click(panel.getByRole('button', { name: t(chooserTexts.reset) }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Pinned columns stay at the start; the first one does so until somebody chooses. */
export const Pinned: Story = {
  play: async ({ canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const pinned = canvas.getByTestId('pinned')
    await userEvent.click(canvas.getByRole('button', { name: t(chooserTexts.columns) }))
    const panel = within(await screen.findByRole('dialog'))
    const pin = (text: readonly [string, string]) =>
      panel.getByRole('button', { name: say(chooserTexts.pin, globals.language, { column: t(text) }) })
    await expect(pin(depotTexts.code)).toHaveAttribute('aria-pressed', 'true')

    await userEvent.click(pin(depotTexts.status))
    await expect(pinned).toHaveTextContent('code status')
    await userEvent.click(pin(depotTexts.code))
    await userEvent.click(pin(depotTexts.status))
    await expect(pinned).toBeEmptyDOMElement()
    await expect(pin(depotTexts.code)).toHaveAttribute('aria-pressed', 'false')

    await userEvent.click(panel.getByRole('button', { name: t(chooserTexts.reset) }))
    await expect(pin(depotTexts.code)).toHaveAttribute('aria-pressed', 'true')
  },
}
