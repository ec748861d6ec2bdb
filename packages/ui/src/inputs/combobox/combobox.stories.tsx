import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { guide } from './combobox.guide.ts'
import { comboTexts } from './combobox.texts.ts'
import { Combobox } from './combobox.tsx'
import { ComboboxField } from './combobox-field.tsx'

interface Args {
  count: number
  start: number | string | null
  error?: string
  disabled?: boolean
  readOnly?: boolean
}

const cities = ['Shenzhen', 'Guangzhou', 'Shanghai', 'Wuhan', 'Hangzhou', 'Ningbo', 'Beijing']

function Shown({ count, start, error, ...rest }: Args) {
  const say = useSay()
  const [value, setValue] = useState(start)
  const options = useMemo(
    () =>
      Array.from({ length: count }, (_, index) => ({
        value: index + 1,
        label: `${cities[index % cities.length]} ${index + 1}`,
      })),
    [count],
  )
  return (
    <div style={{ maxWidth: 280 }}>
      <FieldFrame label={say(['City', '城市'])} error={error}>
        {(wiring) => <Combobox {...rest} {...wiring} options={options} value={value} onChange={setValue} />}
      </FieldFrame>
      <output>{String(value)}</output>
    </div>
  )
}

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  subcomponents: { ComboboxField },
  render: Shown,
  parameters: { guide },
  args: { count: 300, start: null },
} satisfies MetaAround<typeof Shown>

export default meta
type Story = StoryObj<typeof Shown>

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.type(input, 'wuhan 4')
    const options = await screen.findAllByRole('option')
    await expect(options[0]).toHaveTextContent('Wuhan 4')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await expect(input).toHaveValue('Wuhan 4')
    await expect(canvas.getByText(/^4$/)).toBeVisible()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Escape leaves the choice as it was. */
export const Escape: Story = {
  args: { start: 3 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('bei')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(input).toHaveValue('Shanghai 3')
    await expect(input).toHaveFocus()
  },
}

/** Enter and arrows belong to the input method while somebody composes Chinese. */
export const Composing: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'wuhan')
    const [first] = await screen.findAllByRole('option')
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', first?.id))
    fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true })
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    await new Promise(requestAnimationFrame)
    await expect(input).toHaveAttribute('aria-activedescendant', first?.id)
    await expect(canvas.getByText('null')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('Wuhan 4')
  },
}

/** Ten thousand options; only those in sight are drawn. */
export const TenThousand: Story = {
  args: { count: 10_000, start: 9_000 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const options = await screen.findAllByRole('option')
    await expect(options.length).toBeLessThan(60)
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('9000'))
    await expect(options[0]).toHaveAttribute('aria-setsize', '10000')
  },
}

/** With its list, for the picture of the page. */
export const Parts: Story = {
  args: { start: 4 },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(comboTexts.open, globals.language) }))
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1)
  },
}

export const Nothing: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    const nothing = say(comboTexts.nothing, globals.language, { text: 'xyz' })
    await waitFor(() => expect(screen.getByText(nothing)).toBeVisible())
  },
}

export const Failed: Story = { args: { error: 'choose one of the options' } }
export const Disabled: Story = { args: { start: 4, disabled: true } }
export const ReadOnly: Story = { args: { start: 4, readOnly: true } }
