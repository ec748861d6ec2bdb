import type { CodeOf } from '../enumeration.ts'
import { alarmHandling, alarmRuleState, workOrderState } from '../enumerations/operation.ts'
import { lifeOf } from '../life.ts'
import type { ActionKey } from '../menu/menu-tree.ts'

/*
 * The life cycles of alarms, their rules and the work orders that settle them: every
 * transition there is, and no other. The server refuses the rest; the console draws a control for each of these.
 */

/** One step of a life cycle, done by whoever holds the key; without a key only the server does it. */
export interface Transition<Action extends string, State extends number> {
  action: Action
  from: readonly State[]
  to: State
  permission?: ActionKey
}

type Handling = CodeOf<typeof alarmHandling>
export type WorkOrderState = CodeOf<typeof workOrderState>

const { pending, processing, handled } = alarmHandling.code
const { toDispatch, dispatched, processing: inWork, toAudit, done, refused, cancelled } = workOrderState.code

export type AlarmAction = 'raise' | 'take' | 'handOver' | 'dispatch' | 'release' | 'close' | 'settle'

/**
 * The life of an alarm. `raise` finds an incident of the last ten minutes again, whatever became of it; `release` is a work order
 * that was cancelled, `settle` the recovery of a level that nobody needs to look at, or a work order that is done.
 */
export const alarmTransitions: readonly Transition<AlarmAction, Handling>[] = [
  { action: 'take', from: [pending], to: processing, permission: 'alarmCenter:handle' },
  { action: 'handOver', from: [processing], to: processing, permission: 'alarmCenter:handle' },
  { action: 'dispatch', from: [pending, processing], to: processing, permission: 'workOrder:dispatch' },
  { action: 'close', from: [pending, processing], to: handled, permission: 'alarmCenter:close' },
  { action: 'raise', from: [pending, handled], to: pending },
  { action: 'release', from: [processing], to: pending },
  { action: 'settle', from: [pending, processing], to: handled },
]

/** The life of an alarm rule. */
export const alarmRuleLife = lifeOf('state', alarmRuleState, {
  enable: { from: 'off', to: 'on' },
  disable: { from: 'on', to: 'off' },
})

export type WorkOrderAction =
  | 'dispatch'
  | 'againDispatch'
  | 'accept'
  | 'submit'
  | 'auditPass'
  | 'auditRefuse'
  | 'cancel'

/** The life of a work order. */
export const workOrderTransitions: readonly (Transition<WorkOrderAction, WorkOrderState> & {
  permission: ActionKey
})[] = [
  { action: 'dispatch', from: [toDispatch], to: dispatched, permission: 'workOrder:dispatch' },
  {
    action: 'againDispatch',
    from: [dispatched, inWork, refused],
    to: dispatched,
    permission: 'workOrder:againDispatch',
  },
  { action: 'accept', from: [dispatched], to: inWork, permission: 'workOrder:accept' },
  { action: 'submit', from: [inWork], to: toAudit, permission: 'workOrder:submit' },
  { action: 'auditPass', from: [toAudit], to: done, permission: 'workOrder:audit' },
  { action: 'auditRefuse', from: [toAudit], to: refused, permission: 'workOrder:audit' },
  {
    action: 'cancel',
    from: [toDispatch, dispatched, inWork],
    to: cancelled,
    permission: 'workOrder:cancel',
  },
]

/** Work orders in these states keep their alarm from being closed. */
export const openWorkOrderStates: readonly WorkOrderState[] = [
  toDispatch,
  dispatched,
  inWork,
  toAudit,
  refused,
]

/** What the rules of a work order's steps ask of it. */
interface StepOf {
  state: WorkOrderState
  repairUser: number | null
  submitUser: number | null
}

/**
 * Why a person with the key may not take a step: only its repair user accepts, and who has done or submitted
 * the work does not audit it. Nothing where the step is allowed.
 */
export function workOrderRefusal(
  { state, repairUser, submitUser }: StepOf,
  action: WorkOrderAction,
  userId: number,
): 'transition.notAllowed' | 'workOrder.notYours' | 'audit.sameUser' | undefined {
  if (stateAfter(workOrderTransitions, action, state) === undefined) return 'transition.notAllowed'
  if (action === 'accept' && repairUser !== userId) return 'workOrder.notYours'
  const isAudit = action === 'auditPass' || action === 'auditRefuse'
  return isAudit && (repairUser === userId || submitUser === userId) ? 'audit.sameUser' : undefined
}

/** Where an action leads from a state; nothing where it is not allowed. */
export function stateAfter<Action extends string, State extends number>(
  transitions: readonly Transition<Action, State>[],
  action: Action,
  from: State,
): State | undefined {
  return transitions.find((one) => one.action === action && one.from.includes(from))?.to
}

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
