import { enumeration } from '@ampdeck/api/enumeration'
import { lifeOf } from '@ampdeck/api/life'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from './gate.guide.ts'
import { Gate, GrantsProvider, GuardedButton, StepButton } from './gate.tsx'

const meta = {
  title: 'Components/Actions/Gate',
  component: GrantsProvider,
  subcomponents: { Gate, GuardedButton, StepButton },
  parameters: { guide },
  args: {
    grants: ['stationList:add', 'stationList:disable'],
    children: (
      <div style={{ display: 'flex', gap: 8 }}>
        <GuardedButton of="stationList:add" look="primary">
          Add
        </GuardedButton>
        <GuardedButton of="stationList:export">Export</GuardedButton>
        <GuardedButton of="stationList:disable" blockedReason="Two guns are charging">
          Disable
        </GuardedButton>
        <Gate of="stationList:delete">
          <p>Only for those who may delete</p>
        </Gate>
      </div>
    ),
  },
} satisfies Meta<typeof GrantsProvider>

export default meta
type Story = StoryObj<typeof meta>

/** What is forbidden is gone; what a state forbids stays and says why (spec 6.3, 6.4). */
export const Operator: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Disable' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByText(/Only for those/)).toBeNull()
  },
}

/** An empty list of actions removes every guarded control (spec 6.5). */
export const Viewer: Story = {
  args: { grants: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([])
  },
}

export const WholePage: Story = {
  args: { grants: ['stationList:*'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await expect(canvas.getByText(/Only for those/)).toBeVisible()
  },
}

const loanState = enumeration('LoanState', {
  wanted: [1, 'Wanted', '待审'],
  lent: [2, 'Lent', '已借出'],
})
const { wanted, lent } = loanState.code
const { lend } = lifeOf('state', loanState, {
  lend: {
    from: 'wanted',
    to: 'lent',
    notBy: { createUser: ['You asked for it. Another person must lend it', '由您申请，须由他人借出'] },
    sentences: { 'transition.notAllowed': ['It is lent already', '已借出'] },
  },
})
const loan = { permission: 'loan:lend', step: lend }

/** A button of a step: off with the sentence of the step, where the record or who asks does not allow it. */
export const Steps: Story = {
  args: {
    grants: ['loan:lend'],
    userId: 7,
    children: (
      <div style={{ display: 'flex', gap: 8 }}>
        <StepButton of={loan} row={{ state: wanted, createUser: 8 }}>
          Lend
        </StepButton>
        <StepButton of={loan} row={{ state: wanted, createUser: 7 }}>
          Lend one's own
        </StepButton>
        <StepButton of={loan} row={{ state: lent, createUser: 8 }}>
          Lend again
        </StepButton>
        <StepButton of={loan} row={{ state: lent, createUser: 8 }} hiddenElsewhere>
          Not there
        </StepButton>
      </div>
    ),
  },
  play: async ({ canvas, globals }) => {
    const reason = (en: string, zh: string) => (globals.language === 'en' ? en : zh)
    const buttonOf = (name: string) => canvas.getByRole('button', { name })
    await expect(buttonOf('Lend')).not.toHaveAttribute('aria-disabled', 'true')
    await expect(buttonOf("Lend one's own")).toHaveAccessibleDescription(
      reason('You asked for it. Another person must lend it', '由您申请，须由他人借出'),
    )
    await expect(buttonOf('Lend again')).toHaveAccessibleDescription(reason('It is lent already', '已借出'))
    await expect(canvas.queryByRole('button', { name: 'Not there' })).toBeNull()
  },
}
