import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { say, type Text } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { guide } from './order-timeline.guide.ts'
import { afterCharge, orderTimelineTexts, pendingTexts } from './order-timeline.texts.ts'
import type { OrderStep } from './order-timeline.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** A step whose words are given in both languages. */
type Told = Omit<OrderStep, 'text'> & { text?: Text }

const at = (kind: OrderStep['kind'], time: string, text?: Text, more: Partial<Told> = {}): Told => ({
  kind,
  time: `2026-03-18 ${time}`,
  ...(text && { text }),
  ...more,
})

const charged: Told[] = [
  at('start', '09:42:00', ['Mini program, phone number account', '小程序，手机号账户'], { number: 1 }),
  at('charging', '09:42:08', ['Gun locked, insulation test passed', '枪已锁止，绝缘检测通过']),
  at('derate', '10:20:00', ['Battery limit above 74 % SOC', 'SOC 高于 74 % 后电池限流'], { number: 2 }),
  at('finish', '10:37:00', ['Stopped by the member at 87 %', '会员在 87 % 时停止'], { number: 3 }),
]

interface Args {
  orderStatus: number
  chargeStatus: number
  badDebt: boolean
  steps: readonly Told[]
}

function Told({ steps, ...order }: Args) {
  const say = useSay()

  return (
    <div style={{ maxWidth: 240 }}>
      <OrderTimeline
        aria-label="2026031809420044030000 17"
        order={order}
        steps={steps.map(({ text, ...step }) => ({ ...step, text: text && say(text as Text) }))}
      />
    </div>
  )
}

const meta = {
  title: 'Components/Details/OrderTimeline',
  component: OrderTimeline,
  render: Told,
  parameters: { guide },
  args: {
    orderStatus: orderStatus.code.finished,
    chargeStatus: chargeStatus.code.settled,
    badDebt: false,
    steps: [
      ...charged,
      at('pay', '10:37:06', ['Reward 10.00, phone number 31.30', '赠送账户 10.00，手机号账户 31.30']),
      at('occupy', '10:58:20', [
        '21 min, within 30 free, no occupy fee',
        '21 分钟，免费 30 分钟内，无占位费',
      ]),
    ],
  },
} satisfies MetaAround<typeof Told>

export default meta
type Story = StoryObj<typeof Told>

/** Test vector B1: settled and unplugged, the invoice not applied for. */
export const Settled: Story = {
  play: async ({ canvas, globals }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(7)
    await expect(items[0]).toHaveTextContent('09:42:00')
    await expect(items[6]).toHaveTextContent(say(pendingTexts.invoice, globals.language))
  },
}

export const Charging: Story = {
  args: {
    orderStatus: orderStatus.code.charging,
    chargeStatus: chargeStatus.code.unpaid,
    steps: [
      at('reserve', '09:20:00', ['Holds the gun for 30 min', '保留 30 分钟'], { by: '139****0042' }),
      ...charged.slice(0, 2),
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getByText(say(pendingTexts.finish, globals.language))).toBeVisible()
    // What runs is not due: nothing says that it is unpaid.
    await expect(canvas.getByText(say(afterCharge, globals.language))).toBeVisible()
  },
}

/** The pile fell silent; a user corrects the reading before anything is deducted. */
export const Abnormal: Story = {
  args: {
    orderStatus: orderStatus.code.abnormal,
    chargeStatus: chargeStatus.code.unpaid,
    steps: [
      ...charged.slice(0, 2),
      at('abnormal', '10:51:00', ['No final bill, pile silent for 30 min', '无最终账单，电桩静默 30 分钟']),
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(orderTimelineTexts.abnormal, globals.language))).toBeVisible()
    await expect(canvas.getByText(say(pendingTexts.handle, globals.language))).toBeVisible()
  },
}

/** Written off by two people after half a year; nothing is waited for any more. */
export const BadDebt: Story = {
  args: {
    chargeStatus: chargeStatus.code.partlyDeducted,
    badDebt: true,
    steps: [
      ...charged,
      at('pay', '10:37:06', ['Phone number 12.00, 29.30 owed', '手机号账户 12.00，欠 29.30']),
      at('occupy', '10:58:20', ['21 min, no occupy fee', '21 分钟，无占位费']),
      {
        kind: 'badDebt',
        time: '2026-09-20 16:02:11',
        by: 'finance, finance2',
        text: ['29.30 yuan written off', '核销 29.30 元'],
      },
    ],
  },
  play: async ({ canvas, globals }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items.at(-1)).toHaveTextContent(say(orderTimelineTexts.badDebt, globals.language))
    await expect(items.at(-1)).toHaveTextContent('2026-09-20 16:02:11')
  },
}

/** Never charged: the pile refused. */
export const Closed: Story = {
  args: {
    orderStatus: orderStatus.code.closed,
    chargeStatus: chargeStatus.code.unpaid,
    steps: [charged[0] as Told, at('close', '09:43:00', ['No answer within 60 s', '60 秒内无应答'])],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
