import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { workOrderLife } from '@ampdeck/api/operation/life-cycles'
import { describe, expect, it } from 'vitest'
import { type BoardOrder, boardStates, moveOf, type WorkOrderState } from './work-order-rules.ts'

const { dispatched, processing, toAudit, done, refused, cancelled } = workOrderState.code

const order = (state: WorkOrderState, repairUserId: number | null = 7): BoardOrder => ({
  id: 1,
  no: 'WO-1',
  title: 'Connector lock stuck',
  level: 2,
  state,
  station: 'Shenzhen Airport',
  repairUser: repairUserId === null ? null : { id: repairUserId, name: 'Li' },
  deadline: null,
})
const dispatcher = { userId: 1 }

describe('moveOf', () => {
  it.each(boardStates)('from state %d leads where a step of the life does', (state) => {
    const open = boardStates.filter((to) => moveOf(order(state), to, dispatcher).isAllowed)
    const steps = Object.values(workOrderLife).filter(({ onlyBy, from }) => !onlyBy && from.includes(state))
    expect(open.toSorted()).toEqual([...new Set(steps.flatMap(({ to }) => to))].toSorted())
  })

  it('names the step, and says in its words to whom it is not open', () => {
    expect(moveOf(order(dispatched, 7), processing, { userId: 7 })).toEqual({
      isAllowed: true,
      action: 'accept',
    })
    expect(moveOf(order(dispatched, 7), processing, { userId: 8 })).toEqual({
      isAllowed: false,
      why: workOrderLife.accept.sentences['workOrder.notYours'],
    })
    const submitted = { ...order(toAudit, 7), submitUser: 8 }
    for (const userId of [7, 8])
      expect(moveOf(submitted, done, { userId })).toEqual({
        isAllowed: false,
        why: workOrderLife.audit.notBy.submitUser,
      })
    expect(moveOf(submitted, refused, { userId: 9 })).toEqual({ isAllowed: true, action: 'audit' })
  })

  it('says that what has ended stays', () => {
    for (const state of [done, cancelled])
      for (const to of boardStates)
        expect(moveOf(order(state), to, dispatcher)).toEqual({ isAllowed: false, why: 'final' })
  })

  it('is closed where the right to the step is missing, and open to nobody else by it', () => {
    for (const state of boardStates)
      for (const to of boardStates) {
        const all = moveOf(order(state), to, dispatcher)
        const none = moveOf(order(state), to, { ...dispatcher, may: () => false })
        if (all.isAllowed) expect(none).toEqual({ isAllowed: false, why: 'noRight' })
        else expect(none.isAllowed).toBe(false)
        const own = all.isAllowed && all.action
        expect(moveOf(order(state), to, { ...dispatcher, may: (action) => action === own }).isAllowed).toBe(
          all.isAllowed,
        )
      }
  })
})
