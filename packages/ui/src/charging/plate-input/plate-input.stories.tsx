import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { heldText } from '../../inputs/fields/held-text.fixture.tsx'
import { Drawer } from '../../overlays/drawer/drawer.tsx'
import { guide } from './plate-input.guide.ts'
import { plateTexts } from './plate-input.texts.ts'
import { PlateField, PlateInput } from './plate-input.tsx'

const Shown = heldText(PlateInput, { label: ['Plate', '车牌'], maxWidth: 300 })

const onClose = fn()
const meta = {
  title: 'Components/Forms/PlateInput',
  component: PlateInput,
  subcomponents: { PlateField },
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
    await userEvent.paste('粤ｂ·12345')
    await userEvent.tab()
    await expect(input).toHaveValue('粤B12345')
  },
}

/** The pad offers only what may come next; eight characters are a new-energy plate. */
export const KeyPad: Story = {
  play: async ({ canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    await userEvent.click(canvas.getByRole('button', { name: t(plateTexts.pad) }))
    const pad = within(await screen.findByRole('dialog', { name: t(plateTexts.pad) }))
    await userEvent.click(pad.getByRole('button', { name: `粤 ${t(['Guangdong', '广东'])}` }))
    await expect(pad.queryByRole('button', { name: '1' })).toBeNull()
    for (const key of 'BD12345') await userEvent.click(pad.getByRole('button', { name: key }))
    await expect(canvas.getByText(t(plateTexts.newEnergy))).toBeVisible()
    await userEvent.click(pad.getByRole('button', { name: t(plateTexts.done) }))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await expect(canvas.getByRole('textbox')).toHaveValue('粤BD12345')
  },
}

/** In a drawer the pad has keys and presses to itself; Escape closes it alone and leads back to the input. */
export const InDrawer: Story = {
  // Open at once, it would cover the page of the component.
  tags: ['!autodocs'],
  render: (args) => (
    <Drawer open title="Car" onClose={onClose}>
      <Shown {...args} />
    </Drawer>
  ),
  play: async ({ globals }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Car' }))
    const name = say(plateTexts.pad, globals.language)
    await userEvent.click(await drawer.findByRole('button', { name }))
    const pad = within(await screen.findByRole('dialog', { name }))
    const key = await pad.findByRole('button', { name: /^粤/ })
    await waitFor(() => expect(pad.getAllByRole('button')).toContain(document.activeElement))
    await userEvent.click(key)
    await expect(drawer.getByRole('textbox')).toHaveValue('粤')
    await waitFor(() => expect(pad.getByRole('button', { name: 'A' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
    await waitFor(() => expect(drawer.getByRole('textbox')).toHaveFocus())
    await expect(onClose).not.toHaveBeenCalled()
  },
}

export const NewEnergy: Story = { args: { start: '粤BD12345' } }
export const Failed: Story = { args: { start: '粤B1', error: 'enter a correct licence plate' } }
export const Disabled: Story = { args: { start: '粤B12345', disabled: true } }
export const ReadOnly: Story = { args: { start: '粤B12345', readOnly: true } }
