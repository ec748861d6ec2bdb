import { bill, type ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { memberLevel } from '@ampdeck/api/enumerations/member'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { signedState } from '@ampdeck/api/enumerations/signed'
import { texts } from '@ampdeck/api/texts'
import { BillLines } from '@ampdeck/ui/bill-lines'
import { Drawer } from '@ampdeck/ui/drawer'
import { StepButton } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { OrderDrawer } from '@ampdeck/ui/order-drawer'
import { OrderTimeline } from '@ampdeck/ui/order-timeline'
import { PowerSocCurve } from '@ampdeck/ui/power-soc-curve'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { TariffClock } from '@ampdeck/ui/tariff-clock'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { Awaited } from '../data/awaited.tsx'
import { useRead } from '../data/use-read.ts'
import { Neighbours } from '../list/neighbours.tsx'
import { useLiveRows } from '../live/use-live-rows.ts'
import { EntriesLink } from '../payment/entries-link.tsx'
import { paths } from '../session/paths.ts'
import { ExportedNote } from './exported-note.tsx'
import { NeedNote } from './need-note.tsx'
import { OrderAdjusts } from './order-adjusts.tsx'
import { billOfOrder } from './order-bill.ts'
import { orderFacts } from './order-facts.tsx'
import { OrderRules } from './order-rules.tsx'
import { isMarked, stepsOf } from './order-steps.ts'
import { PileAgainstPlatform } from './pile-against-platform.tsx'
import { PowerLimits } from './power-limits.tsx'
import { RawBillNote } from './raw-bill-note.tsx'
import { SignedValues } from './signed-values.tsx'
import { StrategyNote } from './strategy-note.tsx'
import { useStepWords } from './use-step-words.ts'

const words = texts({
  title: ['Charging order', '充电订单'],
  failed: ['The order could not be loaded', '订单加载失败'],
  place: ['pile {pile}, gun {gun}, {day}', '电桩 {pile} {gun} 枪，{day}'],
  curve: ['Power and SOC', '功率与 SOC'],
  frozen: ['{name}, fixed at the start', '{name}，启动时锁定'],
  discount: ['Discounts', '优惠'],
  coupon: ['Coupon', '优惠券'],
  occupy: ['Occupy fee', '占位费'],
  previous: ['Previous order', '上一笔订单'],
  next: ['Next order', '下一笔订单'],
  adjust: ['Adjust', '调账'],
})

const AdjustDialog = lazyOf(() => import('./adjust-dialog.tsx'), 'AdjustDialog')

interface OrderDetailProps {
  id: number
  /** The orders of the list, for the one before and the one after. */
  among: readonly number[]
  onShow: (id: number) => void
  onClose: () => void
}

/** One charging order in full, read again while it goes on. */
export function OrderDetail({ id, among, onShow, onClose }: OrderDetailProps) {
  const say = useSay()
  const order = useRead(bill.get, { id })
  useLiveRows(['order'], bill.get)

  if (order.data) {
    const actions = (
      <>
        <Adjust order={order.data} />
        <Neighbours
          {...{ id, among, onShow }}
          labels={{ previous: say(words.previous), next: say(words.next) }}
        />
      </>
    )
    return <Detail order={order.data} onClose={onClose} actions={actions} />
  }
  return (
    <Drawer open onClose={onClose} title={say(words.title)} width="wide">
      <Awaited of={order} title={say(words.failed)} />
    </Drawer>
  )
}

interface DetailProps {
  order: ChargeOrderDetail
  actions: ReactNode
  onClose: () => void
}

function Detail({ order, actions, onClose }: DetailProps) {
  const say = useSay()
  const { language } = useLanguage()
  const steps = stepsOf(order, useStepWords(order))
  const { startTime, endTime, meterValues, costModelName, tariff } = order
  const station = (language === 'en' && order.stationNameEn) || order.stationName
  const marks = steps.filter(isMarked).map(({ time, text = '' }) => ({ at: time, name: text }))

  return (
    <OrderDrawer
      open
      onClose={onClose}
      orderNo={order.orderNo}
      badges={
        <>
          <StatusBadge of={orderStatus} code={order.orderStatus} look="tinted" />
          {/* What still runs is not due. */}
          {order.orderStatus !== orderStatus.code.charging && (
            <StatusBadge of={chargeStatus} code={order.chargeStatus} look="tinted" />
          )}
          {order.signed?.state === signedState.code.wrong && (
            <StatusBadge of={signedState} code={order.signed.state} look="tinted" />
          )}
        </>
      }
      place={
        <>
          <Link to={paths.station(order.stationId)}>{station}</Link>
          {' · '}
          {say(words.place, {
            pile: order.pileCode,
            gun: letterOf(order.gunLetter),
            day: startTime.slice(0, 10),
          })}
        </>
      }
      facts={orderFacts(order, say)}
      curve={
        meterValues.length > 0 && (
          <PowerSocCurve
            label={say(words.curve)}
            points={meterValues.map(({ ts, W, soc }) => ({ at: ts, powerW: W, soc }))}
            events={marks}
            periods={tariff}
            height={148}
          />
        )
      }
      timeline={<OrderTimeline order={{ ...order, badDebt: order.badDebt === 1 }} steps={steps} />}
      bill={
        <>
          <BillLines
            bill={billOfOrder(order, {
              discount: say(words.discount),
              coupon: say(words.coupon),
              occupy: say(words.occupy),
              gradeOf: (level) => memberLevel.label(level, language),
            })}
            isExclusive={order.rules.some(({ kind }) => kind === 'exclusiveStrategy')}
            caption={costModelName && say(words.frozen, { name: costModelName })}
            meterValues={meterValues.length}
            aside={
              endTime &&
              tariff.length > 0 && (
                <TariffClock
                  label={costModelName ?? ''}
                  periods={tariff}
                  charge={{ from: startTime, to: endTime }}
                />
              )
            }
          />
          <NeedNote order={order} />
          <ExportedNote order={order} />
          <StrategyNote order={order} />
          <PowerLimits order={order} />
          <OrderRules order={order} />
          <OrderAdjusts order={order} />
          <EntriesLink of={{ bizId: order.id }} />
          <SignedValues order={order} />
          {order.orderStatus === orderStatus.code.abnormal ? (
            <PileAgainstPlatform order={order} />
          ) : (
            <RawBillNote order={order} />
          )}
        </>
      }
      actions={actions}
    />
  )
}

function Adjust({ order }: { order: ChargeOrderDetail }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <StepButton of={bill.adjust} row={order} onClick={() => setOpen(true)}>
        {say(words.adjust)}
      </StepButton>
      {isOpen && <AdjustDialog id={order.id} onClose={() => setOpen(false)} />}
    </>
  )
}
