import { bill, type ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { flowKind } from '@ampdeck/api/enumerations/finance'
import { couponStatus, couponType } from '@ampdeck/api/enumerations/marketing'
import {
  accountType,
  auditState,
  cardStatus,
  commentStars,
  suspendMode,
  suspendReason,
  suspendState,
  vehicleType,
} from '@ampdeck/api/enumerations/member'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { comment, type MemberComment } from '@ampdeck/api/member/comment'
import { commentTexts } from '@ampdeck/api/member/comment.texts'
import { type HeldCoupon, type MemberFlow, member } from '@ampdeck/api/member/member'
import { type Suspend, suspend } from '@ampdeck/api/member/suspend'
import { suspendTexts } from '@ampdeck/api/member/suspend.texts'
import { type Vehicle, vehicle } from '@ampdeck/api/member/vehicle'
import { vehicleTexts } from '@ampdeck/api/member/vehicle.texts'
import { type VirtualCard, virtualcard } from '@ampdeck/api/member/virtual-card'
import { virtualCardTexts } from '@ampdeck/api/member/virtual-card.texts'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { columnsOf } from '@ampdeck/ui/list'
import { PartTable } from '../../../pile/part-table.tsx'
import { usePartList } from '../../../pile/use-part-list.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({
  flow: ['Flow of the accounts', '账户流水'],
  orders: ['Orders of the member', '会员订单'],
  vehicles: ['Vehicles of the member', '会员车辆'],
  cards: ['Virtual cards of the member', '会员虚拟卡'],
  coupons: ['Coupons of the member', '会员优惠券'],
  name: ['Coupon', '优惠券'],
  type: ['Discount on', '抵扣'],
  faceFen: ['Face value', '面额'],
  thresholdFen: ['From', '使用门槛'],
  status: ['Status', '状态'],
  fromTime: ['Valid from', '生效时间'],
  toTime: ['Valid until', '到期时间'],
  usedOrderNo: ['Used for', '使用订单'],
  usedFen: ['Used', '抵扣金额'],
  comments: ['Comments of the member', '会员评论'],
  suspends: ['Suspensions of the member', '会员挂起记录'],
  ts: ['Time', '时间'],
  accountType: ['Account', '账户'],
  bizType: ['Kind', '类型'],
  amountFen: ['Amount', '金额'],
  balanceAfterFen: ['Balance after', '变动后余额'],
  remark: ['Remark', '备注'],
  orderNo: ['Order no', '订单编号'],
  stationId: ['Station', '场站'],
  startTime: ['Start', '开始时间'],
  energyWh: ['Energy', '电量'],
  payableFen: ['Payable', '应付'],
  paidFen: ['Paid', '实付'],
  orderStatus: ['Status', '状态'],
  chargeStatus: ['Payment', '支付状态'],
})

const flowColumns = columnsOf<MemberFlow>(words, (c) => [
  c.instant('ts', { sort: true }),
  c.code('accountType', accountType),
  c.code('bizType', flowKind),
  c.money('amountFen'),
  c.money('balanceAfterFen'),
  c.text('remark'),
])

const orderColumns = columnsOf<ChargeOrderRow>(words, (c) => [
  c.text('orderNo', { code: true, link: ({ id }) => paths.order(id) }),
  c.named('stationId', { zh: 'stationName', en: 'stationNameEn' }),
  c.instant('startTime', { sort: true }),
  c.energy('energyWh'),
  c.money('payableFen'),
  c.money('paidFen'),
  c.status('orderStatus', orderStatus),
  c.status('chargeStatus', chargeStatus),
])

const vehicleColumns = columnsOf<Vehicle>(vehicleTexts, (c) => [
  c.name('plate'),
  c.text('vin', { code: true, link: ({ vin }) => (vin ? paths.vehicleData(vin) : '') }),
  c.code('vehicleType', vehicleType),
  c.named('modelId', { zh: 'modelName', en: 'modelName' }),
  c.energy('batteryWh'),
  c.status('certification', auditState),
  c.number('lastSoc', { label: ['Last SOC, %', '最近 SOC（%）'] }),
  c.instant('lastChargeTime'),
])

const cardColumns = columnsOf<VirtualCard>(virtualCardTexts, (c) => [
  c.text('cardNo', { code: true }),
  c.custom('identifiers', {
    cell: ({ identifiers }) => identifiers.join('; ') || '–',
    text: ({ identifiers }) => identifiers.join('; '),
  }),
  c.day('validTo'),
  c.status('status', cardStatus),
  c.money('balanceFen'),
  c.number('orders'),
  c.text('emaid', { code: true }),
  c.instant('issueTime'),
  c.instant('lossTime'),
])

const couponColumns = columnsOf<HeldCoupon>(words, (c) => [
  c.name('name'),
  c.status('status', couponStatus),
  c.code('type', couponType),
  c.money('faceFen', { sort: true }),
  c.money('thresholdFen'),
  c.instant('fromTime'),
  c.instant('toTime', { sort: true }),
  c.text('usedOrderNo', {
    code: true,
    link: ({ usedOrderId }) => (usedOrderId ? paths.order(usedOrderId) : ''),
  }),
  c.money('usedFen'),
])

const commentColumns = columnsOf<MemberComment>(commentTexts, (c) => [
  c.instant('createTime', { sort: true }),
  c.code('stars', commentStars, { sort: true }),
  c.named('stationId', { zh: 'stationName', en: 'stationNameEn' }),
  c.text('content', { most: 320 }),
  c.status('auditState', auditState),
  c.text('reply', { most: 240 }),
])

const suspendColumns = columnsOf<Suspend>(suspendTexts, (c) => [
  c.instant('fromTime', { sort: true }),
  c.status('state', suspendState),
  c.code('reason', suspendReason),
  c.code('mode', suspendMode),
  c.money('debtFen'),
  c.text('note', { most: 240 }),
  c.instant('releasedAt'),
  c.text('releaseUserName', { label: suspendTexts.releaseUser }),
])

interface OfMember {
  memberId: number
}

export function FlowPart({ memberId }: OfMember) {
  const list = usePartList<MemberFlow>(member.flow, { memberId })
  const label = useSay()(words.flow)
  return <PartTable label={label} unit={['entry | entries', '流水']} list={list} columns={flowColumns} />
}

export function OrdersPart({ memberId }: OfMember) {
  const list = usePartList<ChargeOrderRow>(bill.page, { memberId })
  const label = useSay()(words.orders)
  return <PartTable label={label} unit={['order | orders', '订单']} list={list} columns={orderColumns} />
}

export function VehiclesPart({ memberId }: OfMember) {
  const list = usePartList<Vehicle>(vehicle.page, { memberId })
  const label = useSay()(words.vehicles)
  return (
    <PartTable label={label} unit={['vehicle | vehicles', '车辆']} list={list} columns={vehicleColumns} />
  )
}

export function CardsPart({ memberId }: OfMember) {
  const list = usePartList<VirtualCard>(virtualcard.page, { memberId })
  const label = useSay()(words.cards)
  return <PartTable label={label} unit={['card | cards', '虚拟卡']} list={list} columns={cardColumns} />
}

export function CouponsPart({ memberId }: OfMember) {
  const list = usePartList<HeldCoupon>(member.coupons, { memberId })
  const label = useSay()(words.coupons)
  return <PartTable label={label} unit={['coupon | coupons', '优惠券']} list={list} columns={couponColumns} />
}

export function CommentsPart({ memberId }: OfMember) {
  const list = usePartList<MemberComment>(comment.memberPage, { memberId })
  const label = useSay()(words.comments)
  return (
    <PartTable label={label} unit={['comment | comments', '评论']} list={list} columns={commentColumns} />
  )
}

export function SuspendsPart({ memberId }: OfMember) {
  const list = usePartList<Suspend>(suspend.page, { memberId })
  const label = useSay()(words.suspends)
  return (
    <PartTable
      label={label}
      unit={['suspension | suspensions', '挂起记录']}
      list={list}
      columns={suspendColumns}
    />
  )
}
