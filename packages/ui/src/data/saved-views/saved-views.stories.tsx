import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import type { SavedView } from '../list/list-state.ts'
import { guide } from './saved-views.guide.ts'
import { viewTexts } from './saved-views.texts.ts'
import { SavedViewsButton } from './saved-views-button.tsx'

interface Args {
  start: readonly SavedView[]
  /** The query of the address to begin with. */
  address: string
  /** Whether the server keeps what is saved. */
  isKept: boolean
  onApply: (search: string) => void
}

const kept: readonly SavedView[] = [
  { id: 1, name: 'Shenzhen, in alarm', search: 'cityCode=440300&serviceStatus=6', shared: true, own: false },
  { id: 2, name: '夜班：离线场站', search: 'serviceStatus=5', shared: false, own: true },
]

const nothing = () => {}

function Views({ start, address, isKept, onApply }: Args) {
  const [all, setAll] = useState(start)
  const [search, setSearch] = useState(address)

  return (
    <SavedViewsButton
      views={{
        all,
        search,
        want: nothing,
        apply: (view) => {
          setSearch(view.search)
          onApply(view.search)
        },
        save: async (name, shared) => {
          const others = all.filter((view) => view.name !== name)
          if (isKept) setAll([...others, { id: all.length + 1, name, search, shared, own: true }])
          return isKept
        },
        remove: (view) => setAll(all.filter(({ id }) => id !== view.id)),
      }}
    />
  )
}

const meta = {
  title: 'Components/Lists/SavedViews',
  component: SavedViewsButton,
  render: Views,
  parameters: { guide },
  args: { start: kept, address: 'status=1', isKept: true, onApply: fn() },
} satisfies MetaAround<typeof Views>

export default meta
type Story = StoryObj<typeof Views>

async function open(canvas: ReturnType<typeof within>, name: string) {
  await userEvent.click(canvas.getByRole('button', { name }))
  const dialog = await screen.findByRole('dialog')
  // The panel takes the focus a moment after it is drawn; what is typed before that is typed elsewhere.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return within(dialog)
}

/** One click shows the list as it was kept; the button then carries the view's name. */
export const Applied: Story = {
  play: async ({ args, canvas, globals }) => {
    const panel = await open(canvas, say(viewTexts.views, globals.language))
    await userEvent.click(panel.getByRole('button', { name: 'Shenzhen, in alarm' }))
    await expect(args.onApply).toHaveBeenCalledWith('cityCode=440300&serviceStatus=6')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Shenzhen, in alarm' })).toBeVisible()
  },
}

/** The name and Enter keep what is shown now. */
export const Kept: Story = {
  args: { start: [] },
  play: async ({ canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const panel = await open(canvas, t(viewTexts.views))
    await waitFor(() => expect(panel.getByText(t(viewTexts.none))).toBeVisible())
    await userEvent.type(panel.getByRole('textbox', { name: t(viewTexts.name) }), 'Open{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Open' })).toBeVisible()
  },
}

/** A name of one's own is replaced, and the button says so before; a colleague's view cannot be deleted. */
export const Replaced: Story = {
  play: async ({ canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const panel = await open(canvas, t(viewTexts.views))
    await expect(panel.queryByRole('button', { name: /Shenzhen.*(Delete)|(删除).*Shenzhen/ })).toBeNull()
    await userEvent.type(panel.getByRole('textbox', { name: t(viewTexts.name) }), '夜班：离线场站')
    const replace = say(viewTexts.replace, globals.language, { name: '夜班：离线场站' })
    await userEvent.click(panel.getByRole('button', { name: replace }))
    await expect(await canvas.findByRole('button', { name: '夜班：离线场站' })).toBeVisible()
  },
}

/** Deleting asks first; the panel stays open, and the focus is in it. */
export const Deleted: Story = {
  play: async ({ canvas, globals }) => {
    const panel = await open(canvas, say(viewTexts.views, globals.language))
    const name = say(viewTexts.delete, globals.language, { name: '夜班：离线场站' })
    await userEvent.click(panel.getByRole('button', { name }))
    const title = say(viewTexts.question, globals.language, { name: '夜班：离线场站' })
    const question = within(await screen.findByRole('dialog', { name: title }))
    await expect(panel.getByText('夜班：离线场站')).toBeInTheDocument()
    const answer = say(viewTexts.deleteView, globals.language)
    await userEvent.click(question.getByRole('button', { name: answer }))
    await waitFor(() => expect(panel.queryByText('夜班：离线场站')).toBeNull())
    await waitFor(() => expect(panel.getByRole('textbox')).toHaveFocus())
  },
}

/** What was not kept stays to be tried again. */
export const NotKept: Story = {
  args: { isKept: false },
  play: async ({ canvas, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const panel = await open(canvas, t(viewTexts.views))
    const name = panel.getByRole('textbox', { name: t(viewTexts.name) })
    await userEvent.type(name, 'Open{Enter}')
    await waitFor(() => expect(panel.getByRole('button', { name: t(viewTexts.keep) })).toBeEnabled())
    await expect(name).toHaveValue('Open')
  },
}
