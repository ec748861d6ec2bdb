import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { alarmHandling, alarmLevel, workOrderState } from '@ampdeck/api/enumerations/operation'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import {
  monitorPile,
  type PileAlarm,
  type PileFrame,
  type PileOrder,
  type PileWork,
} from '@ampdeck/api/operation/monitor-pile'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { columnsOf } from '@ampdeck/ui/list'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { PartTable } from '../../../pile/part-table.tsx'
import styles from '../../../pile/pile.module.css'
import { usePartList } from '../../../pile/use-part-list.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({
  orders: ['Orders of the pile', '电桩订单'],
  alarms: ['Alarms of the pile', '电桩告警'],
  messages: ['Messages of the pile', '电桩报文'],
  maintenance: ['Maintenance of the pile', '电桩维护记录'],
  orderNo: ['Order no', '订单编号'],
  letter: ['Gun', '枪号'],
  orderStatus: ['Status', '状态'],
  startTime: ['Start', '开始时间'],
  endTime: ['End', '结束时间'],
  energyWh: ['Energy', '电量'],
  payableFen: ['Payable', '应付'],
  level: ['Level', '级别'],
  code: ['Code', '代码'],
  name: ['Alarm', '告警'],
  firstTime: ['First', '首次'],
  lastTime: ['Last', '最近'],
  count: ['Count', '次数'],
  recoverTime: ['Recovered', '恢复时间'],
  handling: ['Handling', '处理状态'],
  time: ['Time', '时间'],
  isUp: ['Direction', '方向'],
  action: ['Action', '动作'],
  text: ['Message', '报文'],
  up: ['From the pile', '上行'],
  down: ['To the pile', '下行'],
  no: ['Work order', '工单'],
  title: ['Title', '标题'],
  state: ['State', '状态'],
  createTime: ['Created', '创建时间'],
  repairUserName: ['Repaired by', '维修人员'],
  result: ['Result', '结果'],
})

interface Lettered {
  letter: number | null
}
const letterCell = ({ letter }: Lettered) => (letter === null ? '–' : letterOf(letter))

const orderColumns = columnsOf<PileOrder>(words, (c) => [
  c.text('orderNo', { code: true }),
  c.custom('letter', { cell: letterCell, text: letterCell }),
  c.status('orderStatus', orderStatus),
  c.instant('startTime'),
  c.instant('endTime'),
  c.energy('energyWh'),
  c.money('payableFen'),
])

const alarmColumns = columnsOf<PileAlarm>(words, (c) => [
  c.status('level', alarmLevel),
  c.name('name', { also: 'nameEn' }),
  c.text('code', { code: true }),
  c.custom('letter', { cell: letterCell, text: letterCell }),
  c.instant('firstTime'),
  c.instant('lastTime'),
  c.number('count'),
  c.instant('recoverTime'),
  c.status('handling', alarmHandling),
])

const frameColumns = columnsOf<PileFrame>(words, (c) => [
  c.instant('time'),
  c.custom('isUp', { cell: (row) => <Direction of={row} /> }),
  c.text('action'),
  c.text('text', { code: true }),
])

const workColumns = columnsOf<PileWork>(words, (c) => [
  c.text('no', { code: true, link: ({ id }) => paths.workOrder(id) }),
  c.name('title'),
  c.status('state', workOrderState),
  c.instant('createTime'),
  c.instant('endTime'),
  c.text('repairUserName'),
  c.text('result'),
])

export function OrdersPart({ id }: { id: number }) {
  const say = useSay()
  const list = usePartList<PileOrder>(monitorPile.pileOrders, { id })
  useLiveRows(['order'], monitorPile.pileOrders)
  return (
    <PartTable
      label={say(words.orders)}
      unit={['order | orders', '订单']}
      list={list}
      columns={orderColumns}
    />
  )
}

export function AlarmsPart({ id }: { id: number }) {
  const say = useSay()
  const list = usePartList<PileAlarm>(monitorPile.pileAlarms, { id })
  useLiveRows(['alarm'], monitorPile.pileAlarms)
  return (
    <PartTable
      label={say(words.alarms)}
      unit={['alarm | alarms', '告警']}
      list={list}
      columns={alarmColumns}
    />
  )
}

/** The frames as they went over the wire; a row opens the whole of its text. */
export function MessagesPart({ id }: { id: number }) {
  const say = useSay()
  const list = usePartList<PileFrame>(monitorPile.frames, { id })
  return (
    <PartTable
      label={say(words.messages)}
      unit={['message | messages', '报文']}
      list={list}
      columns={frameColumns}
      expand={({ text }) => <pre className={styles.raw}>{text}</pre>}
    />
  )
}

export function MaintenancePart({ id }: { id: number }) {
  const say = useSay()
  const list = usePartList<PileWork>(monitorPile.pileWork, { id })
  return (
    <PartTable
      label={say(words.maintenance)}
      unit={['work order | work orders', '工单']}
      list={list}
      columns={workColumns}
    />
  )
}

function Direction({ of: { isUp } }: { of: PileFrame }) {
  const say = useSay()
  return say(isUp ? words.up : words.down)
}
