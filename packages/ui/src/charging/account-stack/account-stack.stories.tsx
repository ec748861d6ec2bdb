import { accountType } from '@ampdeck/api/enumerations/member'
import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from './account-stack.guide.ts'
import { accountTexts as t } from './account-stack.texts.ts'
import { AccountStack } from './account-stack.tsx'

const { reward, card, phoneNumber, credit } = accountType.code

const meta = {
  title: 'Domain widgets/Money/AccountStack',
  component: AccountStack,
  parameters: { guide },
  args: {
    accounts: [
      { type: credit, balanceFen: -120_000, frozenFen: 0, creditLimitFen: 500_000 },
      { type: phoneNumber, balanceFen: 48_620, frozenFen: 20_000, note: '139****0042' },
      { type: reward, balanceFen: 1_000, frozenFen: 0 },
      { type: card, balanceFen: 12_050, frozenFen: 0, note: '6604 **** 0017' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountStack>

export default meta
type Story = StoryObj<typeof meta>

/** Whatever order the data comes in: reward, card, phone number, credit. */
export const DeductionOrder: Story = {
  play: async ({ canvas, globals }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent)
    const order = [reward, card, phoneNumber, credit].map((type) => accountType.label(type, globals.language))
    await expect(rows.map((row, index) => row.includes(order[index] ?? '?'))).toEqual([
      true,
      true,
      true,
      true,
    ])
    await expect(canvas.getByText('4,216.70')).toBeVisible()
  },
}

/** Frozen money is there and cannot be spent. */
export const Frozen: Story = {
  args: { accounts: [{ type: phoneNumber, balanceFen: 48_620, frozenFen: 20_000, note: '139****0042' }] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('286.20')).toBeVisible()
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      say(t.bar, globals.language, { usable: '286.20', frozen: '200.00', used: '0.00' }),
    )
  },
}

/** Test vector B2 after its deduction: nothing left, the credit used up, 9.30 yuan owed. */
export const Debt: Story = {
  args: {
    accounts: [
      { type: phoneNumber, balanceFen: 0, frozenFen: 0 },
      { type: credit, balanceFen: -2_000, frozenFen: 0, creditLimitFen: 2_000 },
    ],
    debtFen: 930,
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('9.30')).toBeVisible()
    await expect(canvas.getByText(say(t.debtText, globals.language))).toBeVisible()
  },
}

export const Empty: Story = {
  args: { accounts: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(t.nothing, globals.language))).toBeVisible()
  },
}
