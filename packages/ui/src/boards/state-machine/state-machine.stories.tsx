import type { Enumeration } from '@ampdeck/api/enumeration'
import { invoiceStatus, refundStatus } from '@ampdeck/api/enumerations/finance'
import { say, type Text } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { GrantsProvider } from '../../shell/gate/gate.tsx'
import { invoiceTransitions, refundTransitions } from './life-cycle.fixture.ts'
import { statesOf, type Transition } from './life-cycle.ts'
import { guide } from './state-machine.guide.ts'
import { stateMachineTexts as t } from './state-machine.texts.ts'
import { StateMachineView } from './state-machine-view.tsx'

interface Args {
  of: Enumeration
  transitions: readonly Transition[]
  current: string
  grants: string[]
  blocked?: Text
  onAction: (transition: Transition) => void
}

function LifeCycle({ of, transitions, current, grants, blocked, onAction }: Args) {
  const { language } = useLanguage()

  return (
    <GrantsProvider grants={grants}>
      <StateMachineView
        label={of === invoiceStatus ? 'INV260701-0042' : 'RF260630-0142'}
        states={statesOf(of, language)}
        transitions={transitions}
        current={current}
        onAction={onAction}
        blockedReasonOf={() => blocked && say(blocked, language)}
      />
    </GrantsProvider>
  )
}

const juneText: Text = ['Issued in June: only the current month can be voided', '6 月开具，仅当月发票可作废']

const meta = {
  title: 'Domain widgets/Work/StateMachineView',
  component: StateMachineView,
  render: LifeCycle,
  parameters: { guide },
  args: {
    of: invoiceStatus,
    transitions: invoiceTransitions,
    current: invoiceStatus.code.finished,
    grants: ['invoiceRecord:*'],
    onAction: fn(),
  },
} satisfies MetaAround<typeof LifeCycle>

export default meta
type Story = StoryObj<typeof LifeCycle>

/** All 14 states; an issued invoice may be reversed or voided. */
export const Invoice: Story = {
  play: async ({ args, canvas, globals }) => {
    const current = canvas
      .getAllByRole('listitem', { current: 'step' })
      .filter((item) => item.checkVisibility())
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent(invoiceStatus.label('INVOICE_FINISH', globals.language))
    await userEvent.click(canvas.getByRole('button', { name: say(['Void', '作废'], globals.language) }))
    await expect(args.onAction).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'invoiceRecord:void', to: 'IN_THE_VOID' }),
    )
  },
}

/** Back and forth: a refund that was hung in returns to where it came from. */
export const Refund: Story = {
  args: {
    of: refundStatus,
    transitions: refundTransitions,
    current: refundStatus.code.awaitingSecond,
    grants: ['refundAudit:checkSecond', 'refundAudit:hangIn'],
  },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('button', { name: say(['Approve and pay', '通过并付款'], globals.language) }),
    ).toBeEnabled()
  },
}

/** Everything is shown, nothing can be pressed: without the right there is no button. */
export const Viewer: Story = {
  args: { current: invoiceStatus.code.checking, grants: [] },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.queryByRole('button', { name: say(['Approve', '审核通过'], globals.language) }),
    ).toBeNull()
    await expect(canvas.getByText(say(t.mayNothing, globals.language))).toBeVisible()
  },
}

/** The right is there, the state of things forbids it: the button says why. */
export const Blocked: Story = {
  args: {
    grants: ['invoiceRecord:void'],
    blocked: juneText,
  },
  play: async ({ args, canvas, globals }) => {
    const button = canvas.getByRole('button', { name: say(['Void', '作废'], globals.language) })
    await expect(button).toHaveAccessibleDescription(say(juneText, globals.language))
    await userEvent.click(button)
    await expect(args.onAction).not.toHaveBeenCalled()
  },
}

/** The server's turn: nobody can press anything. */
export const ServersTurn: Story = {
  args: { current: invoiceStatus.code.issuing },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(say(t.bySystem, globals.language))).toHaveLength(2)
  },
}

/** Of a way that has neither an action nor a machine, nothing is said: no permission would open it. */
export const NobodysTurn: Story = {
  args: {
    transitions: [
      { from: invoiceStatus.code.finished, to: invoiceStatus.code.voided, label: ['Expire', '过期'] },
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByText(say(t.byOthers, globals.language))).toBeNull()
  },
}

/** Nothing follows. */
export const End: Story = {
  args: { current: invoiceStatus.code.voided },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(t.end, globals.language))).toBeVisible()
  },
}

/** The same in words, chosen by hand. */
export const List: Story = {
  play: async ({ canvas, globals }) => {
    const chosen = canvas.getByRole('radio', { name: say(t.list, globals.language) })
    await userEvent.click(chosen)
    await expect(chosen).toBeChecked()
    const current = canvas.getByRole('listitem', { current: 'step' })
    await expect(within(current).getByText(say(t.current, globals.language))).toBeVisible()
  },
}

/** In a narrow panel, as on a phone, the diagram gives way to the list by itself. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 340 }}>
      <LifeCycle {...args} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('radio', { name: say(t.diagram, globals.language) })).toBeNull()
    await expect(canvas.getByRole('listitem', { current: 'step' })).toBeVisible()
  },
}

/** A state of a later version of the product is shown by its code. */
export const UnknownState: Story = {
  args: { current: 'INVOICE_ARCHIVED' },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(say(t.unknown, globals.language, { state: 'INVOICE_ARCHIVED' })),
    ).toBeVisible()
  },
}
