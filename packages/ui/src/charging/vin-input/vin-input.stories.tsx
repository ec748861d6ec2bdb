import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { heldText } from '../../inputs/fields/held-text.fixture.tsx'
import { VinField } from './vin-field.tsx'
import { guide } from './vin-input.guide.ts'
import { VinInput } from './vin-input.tsx'

const Shown = heldText(VinInput, { label: ['VIN', '车架号'], maxWidth: 300 })

const meta = {
  title: 'Components/Forms/VinInput',
  component: VinInput,
  subcomponents: { VinField },
  render: Shown,
  parameters: { guide },
  args: { start: '' },
} satisfies MetaAround<typeof Shown>

export default meta
type Story = StoryObj<typeof Shown>

export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste('lsvau 2180 n218-3294')
    await expect(canvas.getByText('LSVAU2180N2183294')).toBeVisible()
    await expect(canvas.getByText('17 / 17')).toBeVisible()
    await userEvent.tab()
    await expect(input).toHaveValue('LSVAU2180N2183294')
  },
}

/** A letter that no VIN has does not appear, and the reason does. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'LSVO')
    await expect(input).toHaveValue('LSV')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(O left out|已忽略 O)/)
    await userEvent.type(input, 'A')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Failed: Story = {
  args: { start: 'LSVAU2180', error: 'enter a VIN of 17 capital letters or digits' },
}
export const Disabled: Story = { args: { start: 'LSVAU2180N2183294', disabled: true } }
export const ReadOnly: Story = { args: { start: 'LSVAU2180N2183294', readOnly: true } }
