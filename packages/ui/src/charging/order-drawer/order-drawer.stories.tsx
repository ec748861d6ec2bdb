import { memberLevel } from '@ampdeck/api/enumerations/member'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { ChevronLeft, ChevronRight, FileText, Pencil } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { Energy, Money } from '../../foundation/figure/figures.tsx'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { StatusBadge } from '../../foundation/status-badge/status-badge.tsx'
import { b1, b2 } from '../bill-lines/bill.fixture.ts'
import { billTexts } from '../bill-lines/bill-lines.texts.ts'
import { BillLines } from '../bill-lines/bill-lines.tsx'
import type { OrderStep } from '../order-timeline/order-timeline.tsx'
import { OrderTimeline } from '../order-timeline/order-timeline.tsx'
import { chargeOfB1 } from '../power-soc-curve/charge.fixture.ts'
import { PowerSocCurve } from '../power-soc-curve/power-soc-curve.tsx'
import { standardTariff } from '../tariff-clock/tariff.fixture.ts'
import { TariffClock } from '../tariff-clock/tariff-clock.tsx'
import { guide } from './order-drawer.guide.ts'
import { OrderDrawer } from './order-drawer.tsx'

const unitStyle = { color: 'var(--colors-fg-muted)', fontSize: 12, fontWeight: 400 } as const

function Unit({ children }: { children: string }) {
  return <span style={unitStyle}> {children}</span>
}

function Actions() {
  const say = useSay()
  return (
    <>
      <IconButton label={say(['Previous order', '上一笔订单'])}>
        <ChevronLeft />
      </IconButton>
      <IconButton label={say(['Next order', '下一笔订单'])} style={{ marginRight: 'auto' }}>
        <ChevronRight />
      </IconButton>
      <Button icon={<FileText aria-hidden="true" />}>{say(['Raw bill', '原始账单'])}</Button>
      <Button icon={<Pencil aria-hidden="true" />}>{say(['Adjust', '调账'])}</Button>
    </>
  )
}

/** Picture 08: the order of test vector B1. */
function SettledOrder({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const gold = memberLevel.label(memberLevel.code.gold, language)
  const at = (kind: OrderStep['kind'], time: string, text: string, number?: number): OrderStep => ({
    kind,
    time: `2026-03-18 ${time}`,
    text,
    number,
  })

  return (
    <OrderDrawer
      open
      onClose={onClose}
      orderNo="202603180942004403000017"
      badges={
        <>
          <StatusBadge of={orderStatus} code={orderStatus.code.finished} look="tinted" />
          <StatusBadge of={chargeStatus} code={chargeStatus.code.settled} look="tinted" />
        </>
      }
      place={say([
        'Shenzhen Futian CBD, pile 44030000010007 gun A, 2026-03-18',
        '深圳福田中心，电桩 44030000010007 A 枪，2026-03-18',
      ])}
      facts={[
        { label: say(['Energy', '电量']), value: <Energy wh={b1.energyWh} /> },
        {
          label: say(['Duration', '时长']),
          value: (
            <>
              55<Unit>{say(['min', '分钟'])}</Unit>
            </>
          ),
        },
        {
          label: 'SOC',
          value: (
            <>
              34 → 87<Unit>%</Unit>
            </>
          ),
        },
        { label: say(['Payable', '应付']), value: <Money fen={b1.payableFen} /> },
        { label: say(['Paid', '已付']), value: <Money fen={4_130} /> },
        { label: say(['Owed', '欠费']), value: <Money fen={0} /> },
        {
          label: say(['Average price', '均价']),
          value: (
            <>
              1.2939<Unit>{say(['yuan/kWh', '元/kWh'])}</Unit>
            </>
          ),
        },
      ]}
      curve={
        <PowerSocCurve
          label={say(['Power and SOC', '功率与 SOC'])}
          points={chargeOfB1}
          periods={standardTariff}
          height={148}
          events={[
            { at: '2026-03-18 09:42:00', name: say(['Started', '启动']) },
            { at: '2026-03-18 10:20:00', name: say(['Power derated', '功率下降']) },
            { at: '2026-03-18 10:37:00', name: say(['Finished', '充电结束']) },
          ]}
        />
      }
      timeline={
        <OrderTimeline
          order={{
            orderStatus: orderStatus.code.finished,
            chargeStatus: chargeStatus.code.settled,
            badDebt: false,
          }}
          steps={[
            at('start', '09:42:00', say(['Mini program, phone number account', '小程序，手机号账户']), 1),
            at('charging', '09:42:08', say(['Gun locked, insulation test passed', '枪已锁止，绝缘检测通过'])),
            at('derate', '10:20:00', say(['Battery limit above 74 % SOC', 'SOC 高于 74 % 后电池限流']), 2),
            at('finish', '10:37:00', say(['Stopped by the member at 87 %', '会员在 87 % 时停止']), 3),
            at('pay', '10:37:06', say(['Reward 10.00, phone number 31.30', '赠送 10.00，手机号 31.30'])),
            at(
              'occupy',
              '10:58:20',
              say(['21 min, within 30 free, no occupy fee', '21 分钟，免费 30 分钟内，无占位费']),
            ),
          ]}
        />
      }
      bill={
        <BillLines
          bill={{
            ...b1,
            steps: b1.steps.map((step) => (step.kind === 'grade' ? { ...step, name: gold } : step)),
          }}
          caption={say(['GD-STD v3, fixed at the start', 'GD-STD v3，启动时锁定'])}
          pileFeeFen={4_626}
          meterValues={5}
          aside={
            <TariffClock
              label="GD-STD v3"
              periods={standardTariff}
              charge={{ from: '2026-03-18 09:42:00', to: '2026-03-18 10:37:00' }}
            />
          }
        />
      }
      actions={<Actions />}
    />
  )
}

/** Test vector B2: a fleet car across midnight that still owes. */
function OwingOrder({ onClose }: { onClose: () => void }) {
  const say = useSay()

  return (
    <OrderDrawer
      open
      onClose={onClose}
      orderNo="202604302320004403000102"
      badges={
        <>
          <StatusBadge of={orderStatus} code={orderStatus.code.finished} look="tinted" />
          <StatusBadge of={chargeStatus} code={chargeStatus.code.partlyDeducted} look="tinted" />
        </>
      }
      place={say(['Shenzhen Futian CBD, VIN LFV3A23C5K3000017', '深圳福田中心，VIN LFV3A23C5K3000017'])}
      facts={[
        { label: say(['Energy', '电量']), value: <Energy wh={b2.energyWh} /> },
        { label: say(['Payable', '应付']), value: <Money fen={b2.payableFen} /> },
        { label: say(['Paid', '已付']), value: <Money fen={7_000} /> },
        { label: say(['Owed', '欠费']), value: <Money fen={b2.owedFen} /> },
      ]}
      timeline={
        <OrderTimeline
          order={{
            orderStatus: orderStatus.code.finished,
            chargeStatus: chargeStatus.code.partlyDeducted,
            badDebt: false,
          }}
          steps={[
            { kind: 'start', time: '2026-04-30 23:20:00', text: 'VIN' },
            { kind: 'finish', time: '2026-05-01 00:50:00' },
            { kind: 'occupy', time: '2026-05-01 02:37:40', text: say(['107 min', '107 分钟']) },
            { kind: 'pay', time: '2026-05-01 02:37:44', text: say(['70.00 of 79.30', '已付 70.00 / 79.30']) },
          ]}
        />
      }
      bill={<BillLines bill={b2} isExclusive pileFeeFen={6_430} meterValues={4} />}
      actions={<Actions />}
    />
  )
}

interface Args {
  order: 'settled' | 'owing'
}

function Orders({ order }: Args) {
  const say = useSay()
  const [isOpen, setOpen] = useState(true)
  const Order = order === 'settled' ? SettledOrder : OwingOrder

  return (
    <div style={{ padding: 20 }}>
      <Button onClick={() => setOpen(true)}>{say(['Open order', '打开订单'])}</Button>
      {isOpen && <Order onClose={() => setOpen(false)} />}
    </div>
  )
}

const meta = {
  title: 'Recipes/OrderDrawer',
  component: OrderDrawer,
  render: Orders,
  parameters: { layout: 'fullscreen', guide, docs: { story: { inline: false, iframeHeight: 700 } } },
  args: { order: 'settled' },
} satisfies MetaAround<typeof Orders>

export default meta
type Story = StoryObj<typeof Orders>

/** Everything about one order in one place; numbers on the curve are those of the timeline. */
export const Settled: Story = {
  play: async ({ globals }) => {
    const dialog = await screen.findByRole('dialog', { name: '202603180942004403000017' })
    await waitFor(() => expect(dialog).toBeVisible())
    const order = within(dialog)
    await expect(order.getAllByText(orderStatus.label(3, globals.language))[0]).toBeVisible()
    // Nothing is pointed at by itself: the formulas stay away until somebody asks.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await expect(order.getByText(/7\.7167224/)).not.toBeVisible()
    await expect(order.getByRole('heading', { name: say(billTexts.title, globals.language) })).toBeVisible()
    await expect(order.queryByRole('alert')).toBeNull()
  },
}

/** A fleet car that owes 9.30 yuan; one Escape closes the drawer, and the focus goes back to what opened it. */
export const Owing: Story = {
  args: { order: 'owing' },
  play: async ({ globals }) => {
    const name = '202604302320004403000102'
    const opened = async () => {
      const dialog = await screen.findByRole('dialog', { name })
      // A figure that has the focus shows its formula, and takes the first Escape for it.
      await waitFor(() => expect(dialog.querySelector('[data-autofocus]')).toHaveFocus())
      return within(dialog)
    }
    const closed = async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      return screen.getByRole('button', { name: say(['Open order', '打开订单'], globals.language) })
    }

    const order = await opened()
    await expect(order.getAllByText('9.30').length).toBeGreaterThan(0)
    await expect(order.getByText(say(billTexts.exclusive, globals.language))).toBeInTheDocument()
    await userEvent.click(await closed())
    await opened()
    const button = await closed()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await opened()
  },
}
