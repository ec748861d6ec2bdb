import { commonTexts, say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { formTexts } from './form.texts.ts'
import { FormRecipe, siteTexts } from './form-recipe.fixture.tsx'
import code from './form-recipe.fixture.tsx?raw'

const meta = {
  title: 'Recipes/FormPage',
  component: FormRecipe,
  parameters: { layout: 'fullscreen', docs: { source: { code, language: 'tsx' } } },
  args: { submit: fn(async () => undefined), onDone: fn() },
} satisfies Meta<typeof FormRecipe>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is sent while a rule is broken: the summary leads to each field that needs attention. */
export const Checked: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    await userEvent.type(canvas.getByRole('textbox', { name: t(siteTexts.code) }), 'not a code')
    await userEvent.click(canvas.getByRole('button', { name: t(commonTexts.save) }))
    const summary = canvas.getByRole('alert')
    await userEvent.click(await within(summary).findByRole('button', { name: t(siteTexts.name) }))
    await expect(canvas.getByRole('textbox', { name: t(siteTexts.name) })).toHaveFocus()
    await expect(args.submit).not.toHaveBeenCalled()
    await expect(summary).toHaveTextContent(say(formTexts.attention, globals.language, { count: 4 }))
  },
}
