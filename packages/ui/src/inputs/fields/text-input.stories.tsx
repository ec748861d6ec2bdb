import { commonTexts, say, texts } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { z } from 'zod'
import { DraftForm } from '../../forms/form/draft-form.tsx'
import { useDraft } from '../../forms/form/use-draft.ts'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { SearchBox } from './search-box.tsx'
import { TextAreaField, TextField } from './text-field.tsx'
import { guide } from './text-input.guide.ts'
import { TextInput } from './text-input.tsx'
import { TextListField } from './text-list.tsx'

const meta = {
  title: 'Components/Forms/TextInput',
  component: TextInput,
  subcomponents: { SearchBox, TextField, TextAreaField, TextListField },
  parameters: { guide },
  args: { label: 'Seller number', required: true },
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Large: Story = { args: { size: 'large', hint: 'It stands on your contract' } }

export const Failed: Story = {
  args: { error: 'cannot be empty' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Seller number/ })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('cannot be empty')
  },
}

/** It cannot be used now, and the hint says why. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'SKYLINE', hint: 'Set by the head office' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Seller number/ })
    await expect(input).toBeDisabled()
    await expect(input).toHaveAccessibleDescription('Set by the head office')
  },
}

/** It can be focused and copied. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'SKYLINE' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /Seller number/ }))
    await expect(canvas.getByRole('textbox', { name: /Seller number/ })).toHaveFocus()
  },
}

/** What stands at the end is no part of the name. */
export const WithEnd: Story = {
  args: {
    label: 'Home page',
    required: false,
    placeholder: 'skyline',
    end: <span style={{ paddingRight: 10, color: 'var(--colors-fg-muted)' }}>.example.cn</span>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Home page' })).toBeVisible()
  },
}

const Depot = z.object({ name: z.string().min(1).max(30), remark: z.string().max(200).nullish() })
const depotTexts = texts({
  name: ['Depot name', '场地名称'],
  remark: ['Remark', '备注'],
})
const submit = fn(async () => ({}))

/** Nothing is wrong before one saves. Then an error goes as soon as what is typed is right. */
export const InForm: Story = {
  render: function InForm() {
    const of = useDraft(Depot, { texts: depotTexts, submit, onDone: () => {} })
    const say = useSay()
    return (
      <DraftForm of={of} style={{ display: 'grid', gap: 14, maxWidth: 360 }}>
        <TextField of={of} name="name" hint={say(['As on the gate', '与大门上的一致'])} />
        <TextAreaField of={of} name="remark" />
        <Button type="submit" look="primary" style={{ justifySelf: 'start' }}>
          {say(commonTexts.save)}
        </Button>
      </DraftForm>
    )
  },
  play: async ({ canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const name = canvas.getByRole('textbox', { name: t(depotTexts.name) })
    await expect(canvas.getByText('0 / 200')).toBeVisible()
    await userEvent.click(name)
    await userEvent.tab()
    await expect(name).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: t(commonTexts.save) }))
    await waitFor(() => expect(name).toBeInvalid())
    await expect(name).toHaveFocus()
    await expect(name).not.toHaveAccessibleDescription(t(['As on the gate', '与大门上的一致']))
    await userEvent.keyboard('P')
    await waitFor(() => expect(name).toBeValid())
    await expect(name).toHaveAccessibleDescription(t(['As on the gate', '与大门上的一致']))
    await expect(submit).not.toHaveBeenCalled()
  },
}

/** Above a list, in a toolbar, at the top of a panel; its name is not drawn. */
export const Search: Story = {
  render: function Search() {
    const say = useSay()
    const words = {
      'aria-label': say(['Find a station', '查找场站']),
      placeholder: say(['Name or code', '名称或编码']),
    }
    return (
      <div style={{ display: 'grid', gap: 12, maxWidth: 280 }}>
        <SearchBox {...words} size="small" />
        <SearchBox {...words} size="bar" />
        <SearchBox {...words} size="panel" />
      </div>
    )
  },
  play: async ({ canvas, globals }) => {
    const name = globals.language === 'en' ? 'Find a station' : '查找场站'
    const [first] = canvas.getAllByRole('searchbox', { name })
    if (!first) throw new Error('no search box')
    await userEvent.type(first, '440300')
    await expect(first).toHaveValue('440300')
  },
}
