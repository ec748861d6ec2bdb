import type { CodeOf } from '../enumeration.ts'
import { alarmHandling, alarmRuleState, workOrderState } from '../enumerations/operation.ts'
import { lifeOf } from '../life.ts'

/*
 * The lives of alarms, their rules and the work orders that settle them: every step there is, and no other.
 */

export type WorkOrderState = CodeOf<typeof workOrderState>

/** Who repaired or submitted does not audit. */
const fourEyes = [
  'The person who did or submitted the work cannot audit it',
  '维修或提交工单的人员不能审核',
] as const

/** The life of a work order. */
export const workOrderLife = lifeOf('state', workOrderState, {
  accept: {
    from: 'dispatched',
    to: 'processing',
    onlyBy: 'repairUser',
    wrongPerson: 'workOrder.notYours',
    sentences: {
      'transition.notAllowed': ['Only a dispatched work order can be accepted', '仅已派单的工单可以受理'],
      'workOrder.notYours': ['Only the assigned repair user can accept it', '只有被指派的维修人员可以受理'],
    },
  },
  submit: {
    from: 'processing',
    to: 'toAudit',
    sentences: {
      'transition.notAllowed': ['Only a work order in progress can be submitted', '仅处理中的工单可以提交'],
    },
  },
  audit: {
    from: 'toAudit',
    to: ['done', 'refused'],
    notBy: { repairUser: fourEyes, submitUser: fourEyes },
    sentences: {
      'transition.notAllowed': ['Only a submitted work order can be audited', '仅已提交的工单可以审核'],
    },
  },
  dispatch: {
    from: 'toDispatch',
    to: 'dispatched',
    sentences: {
      'transition.notAllowed': ['This work order has already been dispatched', '该工单已派单'],
    },
  },
  againDispatch: {
    from: ['dispatched', 'processing', 'refused'],
    to: 'dispatched',
    sentences: {
      'transition.notAllowed': [
        'Only a work order that is dispatched, in progress or rejected can be dispatched again',
        '仅已派单、处理中或已驳回的工单可以重新派单',
      ],
    },
  },
  cancel: {
    from: ['toDispatch', 'dispatched', 'processing'],
    to: 'cancelled',
    sentences: {
      'transition.notAllowed': [
        'A work order that was submitted or has ended cannot be cancelled',
        '已提交或已结束的工单不能取消',
      ],
    },
  },
  /** What was dispatched stays as it was sent. */
  edit: {
    from: 'toDispatch',
    sentences: {
      'transition.notAllowed': ['A dispatched work order cannot be edited', '已派单的工单不能编辑'],
    },
  },
})

/** Work orders from which a step leads on: they keep their alarm from being closed. */
export const openWorkOrderStates: readonly WorkOrderState[] = workOrderState.codes.filter((state) =>
  Object.values(workOrderLife).some(({ from }) => from.some((one) => one === state)),
)

/** The newest work order of an alarm, where there is one. */
export interface WithWorkOrder {
  workOrderState: number | null
}

const hasNoOpenOrder = ({ workOrderState: state }: WithWorkOrder) =>
  !openWorkOrderStates.some((open) => open === state)

/** A reason of a refusal: whoever repairs is asked first. */
const openOrder = ['The work order of this alarm is still open', '该告警的工单尚未完成'] as const
const isHandled = ['This alarm has already been handled', '该告警已处理'] as const

/**
 * The life of an alarm. The last three are the server's alone: `raise` finds an incident of the last minutes again,
 * `release` is a work order that was cancelled, `settle` a recovery that nobody needs to look at, or a work order that
 * is done.
 */
export const alarmLife = lifeOf('handling', alarmHandling, {
  take: { from: 'pending', to: 'processing', sentences: { 'transition.notAllowed': isHandled } },
  handOver: { from: 'processing', to: 'processing', sentences: { 'transition.notAllowed': isHandled } },
  /** Makes a work order of it, which somebody goes to a station for. */
  dispatch: {
    from: ['pending', 'processing'],
    to: 'processing',
    needs: {
      'transition.notAllowed': ({ stationId }: { stationId: number | null }) => stationId !== null,
      'alarm.workOrderOpen': hasNoOpenOrder,
    },
    sentences: {
      'transition.notAllowed': [
        'Only an open alarm of a station can be dispatched',
        '仅场站的未处理告警可以派单',
      ],
      'alarm.workOrderOpen': openOrder,
    },
  },
  close: {
    from: ['pending', 'processing'],
    to: 'handled',
    needs: { 'alarm.workOrderOpen': hasNoOpenOrder },
    sentences: { 'transition.notAllowed': isHandled, 'alarm.workOrderOpen': openOrder },
  },
  raise: { from: 'handled', to: 'pending' },
  release: { from: ['pending', 'processing'], to: 'pending' },
  settle: { from: ['pending', 'processing'], to: 'handled' },
})

/** The life of an alarm rule. */
export const alarmRuleLife = lifeOf('state', alarmRuleState, {
  enable: { from: 'off', to: 'on' },
  disable: { from: 'on', to: 'off' },
})

const HOUR_MS = 3_600_000
/** How long a work order of a level may take; every other level three days. */
const hoursOfLevel = new Map([
  [1, 4],
  [2, 12],
  [3, 24],
])
const OTHER_HOURS = 72

/** Until when a work order that is dispatched now must be done. */
export function deadlineOf(level: number, dispatchedAt: number): number {
  return dispatchedAt + (hoursOfLevel.get(level) ?? OTHER_HOURS) * HOUR_MS
}
