import type { Language } from '@ampdeck/api/enumeration'
import { say, type Text, texts } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import { useDraft } from '../../forms/form/use-draft.ts'
import { Button } from '../../foundation/button/button.tsx'
import { fileOf } from '../file-upload/file.fixture.ts'
import { hostile } from './hostile.fixture.ts'
import { guide } from './rich-text.guide.ts'
import { richTexts } from './rich-text.texts.ts'
import { RichText, RichTextField } from './rich-text.tsx'

const meta = {
  title: 'Components/Forms/RichText',
  component: RichText,
  subcomponents: { RichTextField },
  parameters: { guide },
  args: { 'aria-label': 'Content', value: '', onChange: fn() },
  render: function Written({ onChange, ref: _, ...args }) {
    const [value, setValue] = useState(args.value)
    return (
      <RichText
        {...args}
        value={value}
        onChange={(html) => {
          setValue(html ?? '')
          onChange(html)
        }}
      />
    )
  },
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

const text = (root: ReturnType<typeof within>) => root.findByRole('textbox', { name: 'Content' })
const tool = (root: ReturnType<typeof within>, name: Text, language: Language) =>
  root.getByRole('button', { name: say(name, language) })

/** Puts the caret into the text and types as a keyboard does. */
async function write(editor: HTMLElement, words: string) {
  editor.focus()
  document.execCommand('insertText', false, words)
  await waitFor(() => expect(editor).toHaveTextContent(words))
}

export const Written: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const root = within(canvasElement)
    const t = globals.language
    const editor = await text(root)
    await userEvent.click(editor)
    await userEvent.click(tool(root, richTexts.heading2, t))
    await write(editor, 'Before you charge')
    await waitFor(() => expect(tool(root, richTexts.heading2, t)).toHaveAttribute('aria-pressed', 'true'))
    await expect(args.onChange).toHaveBeenLastCalledWith('<h2>Before you charge</h2>')
    await userEvent.click(tool(root, richTexts.undo, t))
    await waitFor(() => expect(tool(root, richTexts.redo, t)).not.toHaveAttribute('aria-disabled'))
  },
}

/** One stop of the Tab key; arrows walk the tools. */
export const Toolbar: Story = {
  args: { value: '<p>Plug in, then scan</p>' },
  play: async ({ canvasElement, globals }) => {
    const root = within(canvasElement)
    const t = globals.language
    await text(root)
    const bar = within(root.getByRole('toolbar', { name: say(richTexts.toolbar, t) }))
    const buttons = bar.getAllByRole('button')
    await expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1)
    buttons[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(tool(root, richTexts.heading3, t)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(tool(root, richTexts.redo, t)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(tool(root, richTexts.bold, t)).toHaveFocus()
  },
}

/** A link takes web addresses alone. */
export const Linked: Story = {
  args: { value: '<p>Help</p>' },
  play: async ({ canvasElement, args, globals }) => {
    const root = within(canvasElement)
    const t = globals.language
    const editor = await text(root)
    await userEvent.click(editor)
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(tool(root, richTexts.link, t))
    const address = await root.findByRole('textbox', { name: say(richTexts.address, t) })
    await waitFor(() => expect(address).toHaveFocus())
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await expect(root.getByRole('alert')).toHaveTextContent(say(richTexts.notAddress, t))
    await userEvent.clear(address)
    await userEvent.type(address, 'example.com/help')
    // Not by user-event: the editor takes the focus within its `act`, of which React then complains.
    address.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await waitFor(() => expect(root.getByText('Help')).toHaveAttribute('href', 'https://example.com/help'))
    await expect(root.getByText('Help')).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

/** A link that is there can be changed and removed. */
export const Unlinked: Story = {
  args: { value: '<p><a href="https://example.com/help">Help</a></p>' },
  play: async ({ canvasElement, args, globals }) => {
    const root = within(canvasElement)
    const t = globals.language
    await userEvent.click(await text(root))
    await userEvent.keyboard('{Control>}a{/Control}')
    await waitFor(() => expect(tool(root, richTexts.link, t)).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(tool(root, richTexts.link, t))
    const address = await root.findByRole('textbox', { name: say(richTexts.address, t) })
    await expect(address).toHaveValue('https://example.com/help')
    // As above: the editor takes the focus.
    root.getByRole('button', { name: say(richTexts.unlink, t) }).click()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Help</p>'))
  },
}

/** A picture that is there wherever the Storybook is. */
const SENT = '/favicon.svg'

/** A picture is checked by its content, sent, and described. */
export const Picture: Story = {
  args: { value: '<p>Our new station</p>', upload: async () => ({ url: SENT }) },
  play: async ({ canvasElement, globals }) => {
    const root = within(canvasElement)
    const t = globals.language
    const editor = await text(root)
    await userEvent.click(editor)
    const input = root.getByLabelText(say(richTexts.picture, t), { selector: 'input' })
    await userEvent.upload(input, fileOf('airport.png', 'text'))
    await waitFor(() => expect(root.getByRole('status')).toHaveTextContent(say(richTexts.notPicture, t)))
    await userEvent.upload(input, fileOf('airport.png', 'png'))
    await waitFor(() => expect(editor.querySelector('img')).toHaveAttribute('src', SENT))
    await expect(editor.querySelector('img')).toHaveAttribute('alt', 'airport')
  },
}

/** What would run, load or restyle is gone before it is shown, and from what is pasted. */
export const Hostile: Story = {
  args: { value: hostile },
  play: async ({ canvasElement }) => {
    const editor = await text(within(canvasElement))
    await expect(editor).toHaveTextContent(/Before.*After/)
    const data = new DataTransfer()
    data.setData('text/html', '<p>Pasted<img src=x onerror="window.hacked=true"><script>1</script></p>')
    editor.focus()
    editor.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    await waitFor(() => expect(editor).toHaveTextContent(/Pasted/))
    for (const element of editor.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        await expect(name).not.toMatch(/^on|^style$/)
        await expect(value).not.toMatch(/javascript:|^data:/)
      }
    await expect(editor.querySelectorAll('script, iframe, svg, form, input, em')).toHaveLength(0)
    await expect('hacked' in window).toBe(false)
  },
}

export const Disabled: Story = {
  args: { value: '<h2>Help</h2><p>Plug in, then scan.</p>', disabled: true },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    await expect(await text(root)).toHaveAttribute('contenteditable', 'false')
    await expect(root.queryByRole('toolbar')).toBeNull()
  },
}

const Help = z.object({ content: z.string().min(1).max(4_000) })
const helpTexts = texts({ content: ['Content', '内容'] })

export const InForm: Story = {
  render: function Form({ onChange }) {
    const form = useDraft(Help, {
      texts: helpTexts,
      submit: async (values) => onChange(values.content),
      onDone: () => {},
      defaults: { content: '' },
    })
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <RichTextField of={form} name="content" />
        <Button onClick={form.save}>Save</Button>
      </form>
    )
  },
  play: async ({ canvas, args, globals }) => {
    const editor = await canvas.findByRole('textbox', { name: say(helpTexts.content, globals.language) })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(editor).toBeInvalid())
    await waitFor(() => expect(editor).toHaveFocus())
    await write(editor, 'Plug in')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('<p>Plug in</p>'))
  },
}
