import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
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
