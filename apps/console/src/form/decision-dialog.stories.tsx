import { badDebt } from '@ampdeck/api/bill/bad-debt'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsole, withServer } from '../stories/in-console.tsx'
import { DecisionDialog } from './decision-dialog.tsx'

const decide = fn(() => ({}))
const onClose = fn()

export default {
  title: 'Apps/Console/Decision dialog',
  component: DecisionDialog,
  decorators: [inConsole],
  args: {
    title: 'Audit write-off',
    note: ['Reason', '原因'],
    call: badDebt.audit,
    input: (decision: object) => ({ id: 7, version: 2, ...decision }),
    onClose,
  },
  parameters: { server: { [badDebt.audit.path]: decide } },
  beforeEach: (context) => {
    decide.mockClear()
    onClose.mockClear()
    return withServer(context)
  },
} satisfies Meta

type Story = StoryObj<typeof DecisionDialog>

const dialog = async () => within(await screen.findByRole('dialog'))
const save = /^(Save decision|保存审核结果)$/

/** Who approves says nothing. */
export const Approved: Story = {
  play: async () => {
    const { getByRole, queryByLabelText } = await dialog()
    await expect(queryByLabelText(/Reason|原因/)).toBeNull()
    await userEvent.click(getByRole('button', { name: save }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    await expect(decide).toHaveBeenCalledWith({ id: 7, version: 2, pass: true, note: null })
  },
}

/** A refusal is not sent without its reason; blanks are none. */
export const Refused: Story = {
  play: async () => {
    const { getByRole, getByText, findByLabelText } = await dialog()
    await userEvent.click(getByText(/^(Reject|驳回)$/))
    const reason = await findByLabelText(/Reason|原因/)
    await userEvent.type(reason, '  ')
    await userEvent.click(getByRole('button', { name: save }))
    await waitFor(() => expect(reason).toHaveAttribute('aria-invalid', 'true'))
    await expect(decide).not.toHaveBeenCalled()
    await userEvent.type(reason, 'Paid in cash')
    await userEvent.click(getByRole('button', { name: save }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    await expect(decide).toHaveBeenCalledWith({ id: 7, version: 2, pass: false, note: 'Paid in cash' })
  },
}
