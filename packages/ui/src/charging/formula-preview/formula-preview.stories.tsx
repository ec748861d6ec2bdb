import type { Split } from '@ampdeck/api/billing/split'
import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { useSay } from '../../foundation/language/use-say.ts'
import { s1 } from './formula-preview.fixture.ts'
import { guide } from './formula-preview.guide.ts'
import { formulaTexts as t } from './formula-preview.texts.ts'
import { FormulaSteps } from './formula-steps.tsx'
import { PointsPreview } from './live-example.tsx'
import { OccupyPreview } from './occupy-preview.tsx'
import { SplitPreview } from './split-preview.tsx'

const rule = { freeMinutes: 30, stepMinutes: 30, stepFen: 500, capFen: 6_000 }

const meta = {
  title: 'Domain widgets/Money/FormulaPreview',
  component: OccupyPreview,
  subcomponents: { PointsPreview, SplitPreview, FormulaSteps },
  parameters: { guide },
  args: { rule, style: { maxWidth: 460 } },
} satisfies Meta<typeof OccupyPreview>

export default meta
type Story = StoryObj<typeof meta>

/** Test vector B2: 107 minutes, three steps begun, 15.00 yuan. Another example is one number away. */
export const Occupy: Story = {
  play: async ({ canvas, globals }) => {
    const fee = canvas.getByRole('status')
    await expect(fee).toHaveTextContent('15.00')
    const input = canvas.getByRole('textbox', { name: say(t.minutes, globals.language) })
    await userEvent.clear(input)
    await userEvent.type(input, '21')
    await expect(fee).toHaveTextContent('0.00')
    await userEvent.clear(input)
    await userEvent.type(input, '1000')
    await expect(fee).toHaveTextContent('60.00')
    await userEvent.clear(input)
    await userEvent.type(input, '107')
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/15.00/)
  },
}

/** Test vector B1: the car left within the free minutes. */
export const OccupyFree: Story = {
  args: { minutes: 21 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0.00')
  },
}

/** The cap of the rule is reached; a grade gives 15 minutes of grace. */
export const OccupyCapped: Story = {
  args: { minutes: 480, graceMinutes: 15 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(t.capped, globals.language, { cap: '60.00' }))).toBeVisible()
  },
}

/** What is not a number says so, and the last fee stays. */
export const OccupyMistyped: Story = {
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('textbox', { name: say(t.minutes, globals.language) })
    await userEvent.clear(input)
    await userEvent.type(input, '12x')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(say(t.notNumber, globals.language, { most: 2_880 }))
  },
}

/** While the rule is typed, a step of no length is no rule yet. */
export const OccupyUnsound: Story = {
  args: { rule: { ...rule, stepMinutes: 0 } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(t.contradiction, globals.language))).toBeVisible()
  },
}

function NamedSplit({ split }: { split: Split }) {
  const say = useSay()
  const parties = new Map([
    [1, 'Skyline Charging'],
    [2, say(['Nanshan Investment', '南山投资'])],
    [3, say(['Airport Property', '机场物业'])],
  ])
  return <SplitPreview split={split} parties={parties} />
}

/** Example S1 of domain.md §6, to the fen: two missing fen go to the largest remainders. */
export const SplitRule: Story = {
  render: () => <NamedSplit split={s1} />,
  play: async ({ canvas, globals }) => {
    const total = canvas.getByRole('row', {
      name: new RegExp(`^${say(t.total, globals.language)} 20,069.10`),
    })
    const cells = within(total)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    await expect(cells.slice(-3)).toEqual(['4,113.99', '2,326.31', '13,508.39'])
    await expect(
      canvas.getByText(
        say(t.proof, globals.language, { parties: '19,948.69', net: '20,069.10', channel: '120.41' }),
      ),
    ).toBeVisible()
  },
}

/** A rule whose shares do not make a whole is not proved, and says which kind is wrong. */
export const SplitNotWhole: Story = {
  render: () => (
    <NamedSplit
      split={{
        ...s1,
        kinds: s1.kinds.map((kind) =>
          kind.kind === 'o' ? { ...kind, shares: kind.shares.slice(0, 1) } : kind,
        ),
      }}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(say(t.notWhole, globals.language, { kind: say(t.o, globals.language), sum: '40 %' })),
    ).toBeVisible()
    await expect(canvas.queryByText(/19,948.69/)).toBeNull()
  },
}

/** Test vector B1: 31.30 yuan of principal at grade gold give 37 points and 31 growth. */
export const Points: Story = {
  render: () => <PointsPreview rule={{ pointFactor: 120 }} style={{ maxWidth: 460 }} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('37')
    const input = canvas.getByRole('textbox', { name: say(t.principal, globals.language) })
    await userEvent.clear(input)
    await userEvent.type(input, '100.99')
    await expect(canvas.getByRole('status')).toHaveTextContent('120')
  },
}

export const PointsCapped: Story = {
  render: () => (
    <PointsPreview rule={{ pointFactor: 150, dayCap: 200 }} principalFen={50_000} style={{ maxWidth: 460 }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('200')
  },
}
