import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { guide } from './transfer-list.guide.ts'
import { transferTexts } from './transfer-list.texts.ts'
import { TransferField, TransferList } from './transfer-list.tsx'
import type { TransferId } from './transfer-pane.tsx'

interface Args {
  count: number
  start: readonly TransferId[]
  error?: string
  disabled?: boolean
  readOnly?: boolean
}

const places = ['Futian CBD', 'Airport', 'Longgang Bus Depot', 'Tianhe', 'Hongqiao Hub', 'Optics Valley']

function Shown({ count, start, error, ...rest }: Args) {
  const say = useSay()
  const [value, setValue] = useState<readonly TransferId[] | null>(start)
  const options = useMemo(
    () =>
      Array.from({ length: count }, (_, index) => ({
        value: index + 1,
        label: `${places[index % places.length]} ${index + 1}`,
        detail: `4403${String(index + 1).padStart(6, '0')}`,
      })),
    [count],
  )
  return (
    <div style={{ maxWidth: 600 }}>
      <FieldFrame isGroup label={say(['Stations', '场站'])} error={error}>
        {(wiring) => (
          <TransferList {...rest} {...wiring} options={options} value={value} onChange={setValue} />
        )}
      </FieldFrame>
      <samp>{value && value.length < 20 ? value.join(',') : `${value?.length}`}</samp>
    </div>
  )
}

const meta = {
  title: 'Components/Forms/TransferList',
  component: TransferList,
  subcomponents: { TransferField },
  render: Shown,
  parameters: { guide },
  args: { count: 24, start: [2, 5] },
} satisfies MetaAround<typeof Shown>

export default meta
type Story = StoryObj<typeof Shown>

export const Mouse: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Futian CBD 1 / }))
    await userEvent.click(canvas.getByRole('option', { name: /Longgang Bus Depot 3 / }))
    await userEvent.click(
      canvas.getByRole('button', { name: say(transferTexts.add, globals.language, { count: 2 }) }),
    )
    await expect(canvas.getByText('2,5,1,3')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: say(transferTexts.removeAll, globals.language) }),
    )
    await expect(canvas.getByText(say(transferTexts.empty, globals.language))).toBeVisible()
  },
}

/** Search, mark all that is found, move: without a mouse. */
export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    const side = say(transferTexts.open, globals.language)
    const find = canvas.getByRole('searchbox', { name: say(transferTexts.find, globals.language, { side }) })
    await userEvent.type(find, 'airport')
    await userEvent.tab()
    await userEvent.keyboard('{Control>}a{/Control}{Enter}')
    await expect(canvas.getByText('2,5,8,14,20')).toBeVisible()
    await userEvent.clear(find)
    const list = canvas.getByRole('listbox', { name: new RegExp(`^${side}`) })
    list.focus()
    await userEvent.keyboard('{Home}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(3)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('2,5,8,14,20,1,3,4')).toBeVisible()
  },
}

/** Five thousand rows; only those in sight are drawn. */
export const FiveThousand: Story = {
  args: { count: 5_000, start: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60)
    await userEvent.click(canvas.getByRole('button', { name: say(transferTexts.addAll, globals.language) }))
    await expect(canvas.getByText('5000')).toBeVisible()
  },
}

/** What the reader may not see is kept, and it says so. */
export const Scoped: Story = {
  args: { start: [2, 901, 902] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(transferTexts.hidden, globals.language, { count: 2 }))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: say(transferTexts.removeAll, globals.language) }),
    )
    await expect(canvas.getByText('901,902')).toBeVisible()
  },
}

export const Failed: Story = { args: { start: [], error: 'choose at least 1' } }
export const ReadOnly: Story = { args: { readOnly: true } }
