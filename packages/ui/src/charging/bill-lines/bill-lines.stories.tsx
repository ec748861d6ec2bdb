import { memberLevel } from '@ampdeck/api/enumerations/member'
import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { b1, b2 } from './bill.fixture.ts'
import type { Bill, BillStep } from './bill.ts'
import { guide } from './bill-lines.guide.ts'
import { billTexts as t } from './bill-lines.texts.ts'
import { BillLines, type BillLinesProps } from './bill-lines.tsx'

/** The name of the grade comes from the caller, in the language in force. */
function NamedBill(props: BillLinesProps) {
  const { language } = useLanguage()
  const gold = memberLevel.label(memberLevel.code.gold, language)
  const steps = props.bill.steps.map((step) => (step.kind === 'grade' ? { ...step, name: gold } : step))

  return <BillLines {...props} bill={{ ...props.bill, steps }} />
}

const meta = {
  title: 'Domain widgets/Money/BillLines',
  component: BillLines,
  render: NamedBill,
  parameters: { guide },
  args: { bill: b1, caption: 'GD-STD v3', pileFeeFen: 4_626, meterValues: 5 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 540 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BillLines>

export default meta
type Story = StoryObj<typeof meta>

/** Test vector B1: two periods, discount, grade, coupon, no occupy fee, settled. */
export const B1: Story = {
  play: async ({ canvas, globals }) => {
    const sum = canvas.getByRole('row', { name: new RegExp(`^${say(t.sum, globals.language)}`) })
    const cells = within(sum)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    await expect(cells).toEqual(['31.920', '30.86', '15.40'])
    const terms = canvas.getAllByRole('definition').map((one) => one.textContent)
    await expect(terms.slice(0, 5)).toEqual(['46.26', '−1.54', '−0.42', '−3.00', '0.00'])
    await expect(terms[5]).toMatch(/^41\.30/)
    await expect(terms.slice(6)).toEqual(['−10.00', '−31.30'])
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByText(new RegExp(say(t.equal, globals.language)))).toBeVisible()
  },
}

/** Test vector B2: a fleet price across midnight, three occupy steps, 9.30 yuan owed. */
export const B2: Story = {
  args: { bill: b2, isExclusive: true, pileFeeFen: 6_430, meterValues: 4 },
  play: async ({ canvas, globals }) => {
    const terms = canvas.getAllByRole('definition').map((one) => one.textContent)
    await expect(terms.slice(0, 2)).toEqual(['64.30', '15.00'])
    await expect(terms[2]).toMatch(/^79\.30/)
    await expect(terms[5]).toMatch(/^9\.30/)
    await expect(canvas.getByText(say(t.owed, globals.language))).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** A fee says how it came about when it is pointed at or focused; Escape sends the words away. */
export const FormulaOfAFee: Story = {
  play: async ({ canvas }) => {
    const fee = canvas.getByRole('button', { name: '7.72' })
    await expect(fee).toHaveAccessibleDescription(/11\.262 kWh × 0\.6852 = 7\.7167224/)
    fee.focus()
    const words = canvas.getByText(/7\.7167224/)
    await waitFor(() => expect(words).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(words).not.toBeVisible())
  },
}

/** The proof line opens the whole way from the readings to the amount. */
export const WholeFormula: Story = {
  play: async ({ canvas, globals }) => {
    const toggle = canvas.getByRole('button', { name: say(t.showFormula, globals.language) })
    await userEvent.click(toggle)
    const steps = canvas.getAllByRole('listitem')
    await expect(steps).toHaveLength(11)
    await expect(steps.at(-1)).toHaveTextContent('46.26 − 1.54 − 0.42 − 3.00 + 0.00')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  },
}

/** The service fee of the order is one fen off: the bill says so instead of smoothing it over. */
export const Contradiction: Story = {
  args: { bill: { ...b1, sFeeFen: 1_541 } satisfies Bill, pileFeeFen: 4_660 },
  play: async ({ canvas, globals }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent(say(t.sFee, globals.language, { worked: '15.40', given: '15.41' }))
    await expect(alert).toHaveTextContent(
      say(t.payableWrong, globals.language, { worked: '41.31', given: '41.30' }),
    )
  },
}

/** The pile has not sent its final bill. */
export const RawBillMissing: Story = {
  args: { pileFeeFen: null },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(t.missing, globals.language))).toBeVisible()
  },
}

/** What was weighed and not applied stands in its place, with the reason. */
export const NotApplied: Story = {
  args: {
    bill: {
      ...b1,
      steps: b1.steps.flatMap((step): BillStep[] =>
        step.kind === 'site'
          ? [
              step,
              {
                kind: 'passed',
                of: 'activity',
                name: 'Summer',
                why: 'smaller',
                wouldFen: 120,
                usedFen: 154,
                fen: 0,
              },
            ]
          : step.kind === 'coupon'
            ? [
                step,
                {
                  kind: 'passed',
                  of: 'coupon',
                  name: 'Weekend 10.00',
                  why: 'threshold',
                  thresholdFen: 5_000,
                  fen: 0,
                },
              ]
            : [step],
      ),
    },
  },
  play: async ({ canvas, globals }) => {
    const label = say(t.passed, globals.language, { label: 'Summer' })
    const why = say(t.smaller, globals.language, { would: '1.20', used: '1.54' })
    await expect(canvas.getByText(label)).toHaveTextContent(`${label}${why}`)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** The charge still runs. */
export const NoLinesYet: Story = {
  args: {
    bill: {
      lines: [],
      energyWh: 0,
      eFeeFen: 0,
      sFeeFen: 0,
      steps: [],
      payableFen: 0,
      payments: [],
      owedFen: 0,
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(t.noLines, globals.language))).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** A phone's width: nothing leaves the panel. */
export const Narrow: Story = {
  render: (args) => (
    <div data-testid="panel" style={{ width: 340 }}>
      <NamedBill {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByTestId('panel')
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  },
}
