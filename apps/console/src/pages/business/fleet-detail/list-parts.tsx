import { type TeamBill, teamBill } from '@ampdeck/api/bill/team-bill'
import { teamBillTexts } from '@ampdeck/api/bill/team-bill.texts'
import { type ChargePlan, chargePlan } from '@ampdeck/api/config/charge-plan'
import { chargePlanTexts } from '@ampdeck/api/config/charge-plan.texts'
import { flowKind } from '@ampdeck/api/enumerations/finance'
import { vehicleType } from '@ampdeck/api/enumerations/member'
import { teamBillState } from '@ampdeck/api/enumerations/order'
import { chargePlanState } from '@ampdeck/api/enumerations/plan'
import { type GroupFlow, group } from '@ampdeck/api/member/group'
import { type GroupCar, groupCar } from '@ampdeck/api/member/group-car'
import { groupCarTexts } from '@ampdeck/api/member/group-car.texts'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { columnsOf } from '@ampdeck/ui/list'
import { PartTable } from '../../../pile/part-table.tsx'
import { usePartList } from '../../../pile/use-part-list.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({
  cars: ['Cars of the fleet', '车队车辆'],
  flow: ['Flow of the account', '账户流水'],
  bills: ['Bills of the fleet', '车队账单'],
  plans: ['Charging plans of the fleet', '车队充电计划'],
  bizType: ['Kind', '类型'],
  amountFen: ['Amount', '金额'],
  balanceAfterFen: ['Balance after', '变动后余额'],
  ts: ['Time', '时间'],
  remark: ['Remark', '备注'],
})

const carColumns = columnsOf<GroupCar>(groupCarTexts, (c) => [
  c.name('plate'),
  c.text('vin', { code: true, link: ({ vin }) => (vin ? paths.vehicleData(vin) : '') }),
  c.code('vehicleType', vehicleType),
  c.text('teamName', { label: groupCarTexts.teamId }),
  c.text('driverName'),
  c.instant('lastChargeTime'),
  c.energy('monthWh'),
])

const flowColumns = columnsOf<GroupFlow>(words, (c) => [
  c.instant('ts', { sort: true }),
  c.code('bizType', flowKind),
  c.money('amountFen'),
  c.money('balanceAfterFen'),
  c.text('remark'),
])

const billColumns = columnsOf<TeamBill>(teamBillTexts, (c) => [
  c.name('month', { sort: true, link: ({ id }) => paths.teamBill(id) }),
  c.number('orders'),
  c.energy('energyWh'),
  c.money('payableFen'),
  c.money('paidFen'),
  c.status('state', teamBillState),
])

const planColumns = columnsOf<ChargePlan>(chargePlanTexts, (c) => [
  c.name('name', { link: ({ id }) => paths.chargePlan(id) }),
  c.status('state', chargePlanState),
  c.named('stationId', { zh: 'stationName', en: 'stationNameEn' }),
  c.instant('fromTime', { sort: true }),
  c.number('cars'),
  c.number('done'),
  c.number('troubled'),
  c.money('planFen'),
])

interface PartProps {
  groupId: number
}

export function CarsPart({ groupId }: PartProps) {
  const list = usePartList<GroupCar>(groupCar.page, { groupId })
  return (
    <PartTable label={useSay()(words.cars)} unit={['car | cars', '车辆']} list={list} columns={carColumns} />
  )
}

export function FlowPart({ groupId }: PartProps) {
  const list = usePartList<GroupFlow>(group.flow, { groupId })
  return (
    <PartTable
      label={useSay()(words.flow)}
      unit={['entry | entries', '流水']}
      list={list}
      columns={flowColumns}
    />
  )
}

export function BillsPart({ groupId }: PartProps) {
  const list = usePartList<TeamBill>(teamBill.page, { groupId })
  return (
    <PartTable
      label={useSay()(words.bills)}
      unit={['bill | bills', '账单']}
      list={list}
      columns={billColumns}
    />
  )
}

export function PlansPart({ groupId }: PartProps) {
  const list = usePartList<ChargePlan>(chargePlan.page, { groupId })
  return (
    <PartTable
      label={useSay()(words.plans)}
      unit={['plan | plans', '计划']}
      list={list}
      columns={planColumns}
    />
  )
}
