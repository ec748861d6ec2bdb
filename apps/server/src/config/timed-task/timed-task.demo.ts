import { activeState } from '@ampdeck/api/enumerations/member'
import { timedRunOrigin, timedRunState, timedTaskKind } from '@ampdeck/api/enumerations/strategy'
import { DAY, parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { costModelId } from '../cost-model/cost-model.demo.ts'
import { demoStations } from '../station/station.demo.ts'
import { nextRun } from './next-run.ts'
import type { Cycle } from './timed-task.table.ts'

const CREATED = parseTimestamp('2024-01-08')
const { on: ON, off: OFF } = activeState.code
const { syncClock, restart, limitPower, publishPrices, disableGuns, enableGuns } = timedTaskKind.code
const { done: DONE, partly: PARTLY, failed: FAILED, missed: MISSED } = timedRunState.code
const day = (time: string): Cycle => ({ kind: 'day', time })
const sunday = (time: string): Cycle => ({ kind: 'week', weekdays: [7], time })

/** The last run was within it. */
const spanOf = ({ kind }: Cycle) => (kind === 'month' ? 31 : kind === 'week' ? 7 : 1) * DAY

const none = { runAt: null, percent: null, remark: null, costModelIds: [] as number[] }
/** Those in use do nothing but ask for the time, so that the demo's network stays as it is. */
const tasks = [
  {
    name: '每日校时',
    nameEn: 'Daily clock check',
    kind: syncClock,
    cycle: day('04:10'),
    state: ON,
    last: DONE,
  },
  {
    name: '每周校时',
    nameEn: 'Weekly clock check',
    kind: syncClock,
    cycle: sunday('03:40'),
    state: ON,
    last: PARTLY,
  },
  {
    name: '周日重启',
    nameEn: 'Sunday restart',
    kind: restart,
    cycle: sunday('03:00'),
    state: OFF,
    last: MISSED,
  },
  {
    name: '高温限功率',
    nameEn: 'Summer limit',
    kind: limitPower,
    cycle: day('13:00'),
    percent: 80,
    state: OFF,
    last: DONE,
  },
  {
    name: '月初调价',
    nameEn: 'Monthly prices',
    kind: publishPrices,
    cycle: { kind: 'month', day: 1, time: '00:00' } as Cycle,
    state: OFF,
    last: FAILED,
  },
  {
    name: '夜间停用',
    nameEn: 'Close at night',
    kind: disableGuns,
    cycle: day('23:30'),
    state: OFF,
    last: DONE,
  },
  {
    name: '清晨启用',
    nameEn: 'Open in the morning',
    kind: enableGuns,
    cycle: day('05:30'),
    state: OFF,
    last: DONE,
  },
]

export const part: DemoPart = {
  name: 'timedTasks',
  after: ['stations', 'costModels'],
  async prepare(world, { copy }) {
    const stations = demoStations(world).filter(({ sellerId }) => sellerId === SKYLINE)
    const rows = tasks.map(({ last, cycle, ...task }, index) => {
      const places = task.kind === publishPrices ? [] : stations.slice(index % 4, (index % 4) + 2)
      const planned = nextRun(cycle, world.anchor - spanOf(cycle)) ?? world.anchor
      return { last, planned, places, cycle, task, n: index + 1 }
    })
    await copy(
      'timedTask',
      rows.map(({ last, planned, places, cycle, task, n }) => ({
        ...standard(SKYLINE, 'timedTask', n, CREATED),
        ...none,
        ...task,
        ...(task.kind === publishPrices && { costModelIds: [costModelId(SKYLINE, 'GD-STD')] }),
        cycle: JSON.stringify(cycle),
        stationIds: places.map(({ id }) => id),
        nextTime: task.state === ON ? nextRun(cycle, world.anchor) : null,
        lastTime: planned,
        lastState: last,
      })),
    )
    await copy(
      'timedTaskRun',
      rows.map(({ last, planned, places, n }) => ({
        sellerId: SKYLINE,
        id: demoId(SKYLINE, 'timedTaskRun', n),
        taskId: demoId(SKYLINE, 'timedTask', n),
        origin: timedRunOrigin.code.clock,
        state: last,
        plannedTime: planned,
        startTime: last === MISSED ? null : planned,
        endTime: last === MISSED ? null : planned + 1_000,
        results: JSON.stringify(
          last === MISSED
            ? []
            : places.map(({ name }, index) => ({
                name,
                isDone: last === DONE || index === 0,
                reason: last === DONE || index === 0 ? null : 'device.offline',
                count: last === FAILED ? 0 : 4,
              })),
        ),
      })),
    )
  },
}
