import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { guide } from './tree-select.guide.ts'
import { treeTexts } from './tree-select.texts.ts'
import type { TreeOptions } from './tree-select.tsx'
import { TreeField, TreeSelect, TreesField, TreesSelect } from './tree-select.tsx'
import type { TreeId, TreeNode } from './tri-state.ts'

const stations: TreeNode[] = [
  {
    id: 'south',
    label: 'South China',
    children: [
      {
        id: '440300',
        label: 'Shenzhen',
        children: [
          { id: 1, label: 'Futian CBD' },
          { id: 2, label: 'Airport' },
          { id: 3, label: 'Longgang Bus Depot' },
        ],
      },
      { id: '440100', label: 'Guangzhou', children: [{ id: 4, label: 'Tianhe' }] },
    ],
  },
  { id: 'east', label: 'East China', children: [{ id: 7, label: 'Hongqiao Hub' }] },
]

interface Args extends TreeOptions {
  isMany: boolean
  start: readonly TreeId[]
  error?: string
  disabled?: boolean
  readOnly?: boolean
}

function Shown({ isMany, start, error, ...rest }: Args) {
  const say = useSay()
  const [ids, setIds] = useState<readonly TreeId[]>(start)
  return (
    <div style={{ maxWidth: 320 }}>
      <FieldFrame label={say(['Stations', '场站'])} error={error}>
        {(wiring) =>
          isMany ? (
            <TreesSelect {...rest} {...wiring} value={ids} onChange={(next) => setIds(next ?? [])} />
          ) : (
            <TreeSelect
              {...rest}
              {...wiring}
              value={ids[0]}
              onChange={(id) => setIds(id === null ? [] : [id])}
            />
          )
        }
      </FieldFrame>
      <samp>{JSON.stringify(ids)}</samp>
    </div>
  )
}

const meta = {
  title: 'Components/Forms/TreeSelect',
  component: TreeSelect,
  subcomponents: { TreesSelect, TreeField, TreesField },
  render: Shown,
  parameters: { guide },
  args: { isMany: true, start: [], nodes: stations },
} satisfies MetaAround<typeof Shown>

export default meta
type Story = StoryObj<typeof Shown>

/** A branch takes all below it; some of it shows as mixed. */
export const TriState: Story = {
  args: { start: [1] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    const panel = within(await screen.findByRole('dialog'))
    const south = await panel.findByRole('treeitem', { name: /South China/ })
    await expect(south).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(south)
    await expect(south).toHaveAttribute('aria-checked', 'true')
    await expect(canvas.getByText('[1,2,3,4]')).toBeInTheDocument()
    await expect(field).toHaveTextContent('South China')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
    // The arrow that opened it stands on the first row.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown} ')
    await expect(canvas.getByText('[2]')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Airport')
  },
}

export const Search: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.type(await screen.findByRole('searchbox'), 'tianhe')
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(3))
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    await waitFor(() => expect(screen.getByText(say(treeTexts.nothing, globals.language))).toBeVisible())
  },
}

export const One: Story = {
  args: { isMany: false, start: ['440100'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Guangzhou')
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('treeitem', { name: /South China/ }))
    await expect(canvas.getByText('["south"]')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
  },
}

/** While one types, Space is a character; on a row that an arrow went to it chooses. */
export const SpaceInSearch: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const box = await screen.findByRole('searchbox')
    await userEvent.type(box, 'bus d')
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(3))
    await userEvent.type(screen.getByRole('searchbox'), 'longgang bus', {
      initialSelectionStart: 0,
      initialSelectionEnd: 5,
    })
    await expect(box).toHaveValue('longgang bus')
    await expect(canvas.getByText('[]')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
    await expect(canvas.getByText('[3]')).toBeInTheDocument()
  },
}

/** Clear leaves what is not in the tree; that goes only when it is asked for by its name. */
export const ClearLeavesUnlisted: Story = {
  args: { start: [1, 2, 98, 99] },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('button', { name: say(treeTexts.clear, globals.language) }))
    await expect(canvas.getByText('[98,99]')).toBeInTheDocument()
    await userEvent.click(
      screen.getByRole('button', { name: say(treeTexts.removeUnlisted, globals.language, { count: 2 }) }),
    )
    await expect(canvas.getByText('[]')).toBeInTheDocument()
  },
}

export const Failed: Story = { args: { error: 'choose at least 1' } }
export const Disabled: Story = { args: { start: [1, 2], disabled: true } }

/** Neither pointer nor keys open it. */
export const ReadOnly: Story = {
  args: { start: [1, 2], readOnly: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter} ')
    await userEvent.click(field)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByText('[1,2]')).toBeInTheDocument()
  },
}
