import { commonTexts, say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { depotTexts } from '../list/depot.fixture.ts'
import { pageTexts } from './list-page.texts.ts'
import { ListRecipe } from './list-recipe.fixture.tsx'
import code from './list-recipe.fixture.tsx?raw'

const meta = {
  title: 'Recipes/ListPage',
  component: ListRecipe,
  parameters: { layout: 'fullscreen', docs: { source: { code, language: 'tsx' } } },
  args: { onExport: fn() },
} satisfies Meta<typeof ListRecipe>

export default meta
type Story = StoryObj<typeof meta>

/** A list with filters, guarded actions and the form that adds and edits; its code is the whole of it. */
export const AddsAndEdits: Story = {
  play: async ({ canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    await userEvent.click(canvas.getByRole('button', { name: t(pageTexts.add) }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.type(form.getByRole('textbox', { name: t(depotTexts.code) }), '4403990001')
    await userEvent.type(form.getByRole('textbox', { name: t(depotTexts.name) }), 'Qianhai')
    await userEvent.click(form.getByRole('button', { name: t(commonTexts.save) }))
    await expect(await canvas.findByText('4403990001')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
