import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MoveTree } from './move-tree.tsx'
import type { TreeItem } from './tree-rows.ts'

const team = (id: number, name: string, pid: number | null): TreeItem => ({ id, name, pid })

const meta = {
  title: 'Apps/Console/Tree that moves',
  component: MoveTree,
  args: {
    label: 'Teams',
    root: 'The whole fleet',
    items: [team(1, '一队', null), team(2, '夜班组', 1), team(3, '二队', null)],
    current: null,
    onChoose: fn(),
    onMove: fn(),
    detail: ({ id }) => `${id * 3}`,
  },
} satisfies Meta<typeof MoveTree>

export default meta
type Story = StoryObj<typeof meta>

/** Alt and the arrows put an item below the one above it, and out again. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('treeitem', { selected: true }).focus()
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(3)
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 3 }), {
      pid: 1,
      before: null,
    })
    await userEvent.keyboard('{ArrowUp}{Alt>}{ArrowLeft}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2 }), {
      pid: null,
      before: 3,
    })
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledTimes(2)
  },
}

/** Where the items of a level have an order, Alt with the arrows up and down changes it. */
export const InOrder: Story = {
  args: { isOrdered: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('treeitem', { selected: true }).focus()
    await userEvent.keyboard('{End}{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 3 }), {
      pid: null,
      before: 1,
    })
  },
}

/** Who may not edit sees the tree, and nothing moves. */
export const ReadOnly: Story = { args: { onMove: undefined } }
