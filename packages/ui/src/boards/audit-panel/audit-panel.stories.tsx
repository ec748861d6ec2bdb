import { refundStatus } from '@ampdeck/api/enumerations/finance'
import { say, type Text } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { GrantsProvider } from '../../shell/gate/gate.tsx'
import type { AuditDecision } from './audit.ts'
import { RefundPanel, type RefundPanelProps } from './audit-panel.fixture.tsx'
import { guide } from './audit-panel.guide.ts'
import { auditTexts as t } from './audit-panel.texts.ts'
import { type AuditOpinion, AuditPanel } from './audit-panel.tsx'
import { AuditLedger } from './audit-sum.tsx'

interface Args
  extends Omit<RefundPanelProps, 'decision' | 'history'>,
    Omit<AuditDecision, 'keys' | 'lockedReason' | 'failure'> {
  grants: string[]
  locked?: Text
  failed?: Text
  /** What the second auditor said when it was hung in, and the first when it was resumed. */
  said?: readonly [Text, Text]
}

const lockedText: Text = [
  'You gave the first audit. A second person must decide',
  '您已完成初审，须由另一人复审',
]
const failedText: Text = ['Somebody decided on it 12 s ago', '12 秒前已有人处理该退款']

function Panel({ grants, pays, locked, opinion, busy, failed, said, onDecide, ...rest }: Args) {
  const say = useSay()
  const lockedReason = locked && say(locked)
  const failure = failed && say(failed)
  const history: AuditOpinion[] | undefined = said && [
    { who: 'finance2', verdict: 'hungIn', opinion: say(said[0]), time: '2026-07-01 11:02:00' },
    { who: 'finance', verdict: 'passed', opinion: say(said[1]), time: '2026-07-02 09:30:00' },
  ]
  const keys = { pass: 'refundAudit:checkSecond', hangIn: 'refundAudit:hangIn' }
  const decision = { keys, pays: pays ?? false, lockedReason, opinion, busy, failure, onDecide }

  return (
    <GrantsProvider grants={grants}>
      <div style={{ height: 760 }}>
        <RefundPanel decision={decision} {...(history && { history })} {...rest} />
      </div>
    </GrantsProvider>
  )
}

const meta = {
  title: 'Domain widgets/Money/AuditPanel',
  component: AuditPanel,
  subcomponents: { AuditLedger },
  render: Panel,
  parameters: { layout: 'fullscreen', guide },
  args: { grants: ['refundAudit:*'], opinion: 'onRefusal', pays: true, onDecide: fn() },
} satisfies MetaAround<typeof Panel>

export default meta
type Story = StoryObj<typeof Panel>

/** The second auditor's turn; the button that pays names the amount. */
export const YourTurn: Story = {
  play: async ({ args, canvas, globals }) => {
    const { language } = globals
    await userEvent.click(
      canvas.getByRole('button', { name: say(t.passAndPay, language, { amount: '200.00' }) }),
    )
    await expect(args.onDecide).toHaveBeenCalledWith('pass', '')
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      say(['Second audit', '复审'], language),
    )
  },
}

/** A refusal without a reason is not sent: the field says what is missing and takes the focus. */
export const RefusalNeedsReason: Story = {
  play: async ({ args, canvas, globals }) => {
    const { language } = globals
    const refuse = canvas.getByRole('button', { name: say(t.refuse, language) })
    await userEvent.click(refuse)
    await expect(args.onDecide).not.toHaveBeenCalled()
    const field = canvas.getByRole('textbox', { name: say(t.opinionOnRefusal, language) })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(say(t.reasonMissing, language))
    await userEvent.type(field, ' Wrong payee ')
    await userEvent.click(refuse)
    await expect(args.onDecide).toHaveBeenCalledWith('refuse', 'Wrong payee')
  },
}

/** Four eyes: who audited first reads why the seat is locked, in the seat and on the button. */
export const FourEyesBlock: Story = {
  args: { locked: lockedText, first: 'finance2' },
  play: async ({ args, canvas, globals }) => {
    const { language } = globals
    const pass = canvas.getByRole('button', { name: say(t.passAndPay, language, { amount: '200.00' }) })
    await expect(pass).toHaveAccessibleDescription(say(lockedText, language))
    await userEvent.click(pass)
    await expect(args.onDecide).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByText(say(t.locked, language))).toBeVisible()
  },
}

/** Hung in, resumed, and before the second auditor again, with what was said meanwhile. */
export const WithHistory: Story = {
  args: {
    said: [
      ['Bank holiday, card cannot be checked', '银行休息日，无法核对银行卡'],
      ['Checked by phone', '已电话核实'],
    ],
  },
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole('list', { name: say(t.history, globals.language) })
    await expect(list).toHaveTextContent(`finance2 · ${say(t.hungIn, globals.language)}`)
  },
}

/** Being sent: the button keeps its place and its words, the others wait. */
export const Busy: Story = {
  args: { busy: 'pass' },
  play: async ({ canvas, globals }) => {
    const pass = canvas.getByRole('button', {
      name: say(t.passAndPay, globals.language, { amount: '200.00' }),
    })
    await expect(pass).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: say(t.refuse, globals.language) })).toBeDisabled()
  },
}

/** The server refused; the words are kept and the sentence says what happened. */
export const Failed: Story = {
  args: { failed: failedText },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      `${say(t.failed, globals.language)} ${say(failedText, globals.language)}`,
    )
  },
}

/** Passed twice and paid: nothing is left to decide. */
export const Approved: Story = {
  args: {
    status: refundStatus.code.approved,
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('button', { name: say(t.refuse, globals.language) })).toBeNull()
    const seats = canvas.getAllByRole('listitem').filter((item) => item.textContent.includes('finance'))
    await expect(seats).toHaveLength(2)
    for (const seat of seats) await expect(seat).toHaveTextContent(say(t.passed, globals.language))
  },
}

/** Without the right everything can be read and nothing pressed. */
export const Viewer: Story = {
  args: { grants: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('button', { name: say(t.refuse, globals.language) })).toBeNull()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** More is asked for than there is, and the rows do not come to the principal: both are said. */
export const Contradiction: Story = {
  args: { principalFen: 15_000 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(t.tooMuch, globals.language, { amount: '50.00' }))).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      say(t.notSum, globals.language, { worked: '486.20', given: '150.00' }),
    )
  },
}
