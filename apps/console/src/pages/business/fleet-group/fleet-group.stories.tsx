import type { GroupTeam } from '@ampdeck/api/member/group-team'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { standardFields } from '../../../stories/mock-server.ts'
import { TeamTree } from './team-tree.tsx'

const team = (id: number, name: string, pid: number | null): GroupTeam => ({
  ...standardFields(id),
  ...{ groupId: 1, name, pid, members: id * 3, cars: id * 2 },
})

const meta = {
  title: 'Console/Fleet teams',
  component: TeamTree,
  args: {
    teams: [team(1, '一队', null), team(2, '夜班组', 1), team(3, '二队', null)],
    current: null,
    onChoose: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof TeamTree>

export default meta
type Story = StoryObj<typeof meta>

/** Alt and the arrows put a team below the one above it, and out again. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('treeitem', { selected: true }).focus()
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(3)
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 3 }), 1)
    await userEvent.keyboard('{ArrowUp}{Alt>}{ArrowLeft}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2 }), null)
  },
}

/** Who may not edit sees the tree, and nothing moves. */
export const ReadOnly: Story = { args: { onMove: undefined } }
