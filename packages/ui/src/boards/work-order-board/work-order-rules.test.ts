import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { workOrderTransitions } from '@ampdeck/api/operation/life-cycles'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BoardOrder, boardStates, moveOf, type WorkOrderState } from './work-order-rules.ts'

const { toDispatch, dispatched, processing, toAudit, done, refused, cancelled } = workOrderState.code

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

/** The table of domain.md §4, life cycle 16, written down a second time: where somebody else's order may go. */
const ways = new Map<WorkOrderState, readonly WorkOrderState[]>([
  [toDispatch, [dispatched, cancelled]],
  [dispatched, [dispatched, cancelled]],
  [processing, [dispatched, toAudit, cancelled]],
  [toAudit, [done, refused]],
  [done, []],
  [refused, [dispatched]],
  [cancelled, []],
])

describe('moveOf', () => {
  it.each(boardStates)('from state %d leads exactly where the life cycle says', (state) => {
    const open = boardStates.filter((to) => moveOf(order(state), to, dispatcher).isAllowed)
    expect(open.toSorted()).toEqual(ways.get(state)?.toSorted())
  })

  it('lets only the repair user accept', () => {
    expect(moveOf(order(dispatched, 7), processing, { userId: 7 })).toEqual({
      isAllowed: true,
      action: 'accept',
    })
    expect(moveOf(order(dispatched, 7), processing, { userId: 8 })).toEqual({
      isAllowed: false,
      why: 'notYours',
    })
    expect(moveOf(order(dispatched, null), processing, { userId: 8 })).toMatchObject({ why: 'notYours' })
  })

  it('lets anybody audit but the repair user', () => {
    for (const to of [done, refused]) {
      expect(moveOf(order(toAudit, 7), to, { userId: 7 })).toEqual({ isAllowed: false, why: 'fourEyes' })
      expect(moveOf(order(toAudit, 7), to, { userId: 8 }).isAllowed).toBe(true)
    }
  })

  it('lets nobody audit who submitted the work in the place of its repair user', () => {
    const submitted = { ...order(toAudit, 7), submitUser: 8 }
    expect(moveOf(submitted, done, { userId: 8 })).toEqual({ isAllowed: false, why: 'fourEyes' })
    expect(moveOf(submitted, done, { userId: 9 }).isAllowed).toBe(true)
  })

  it('says that what has ended stays', () => {
    for (const state of [done, cancelled])
      for (const to of boardStates)
        expect(moveOf(order(state), to, dispatcher)).toEqual({ isAllowed: false, why: 'final' })
  })

  it('allows a subset of the table under any rights, and all of it only with all keys', () => {
    const keys = [...new Set(workOrderTransitions.map(({ permission }) => permission))]
    fc.assert(
      fc.property(
        fc.constantFrom(...boardStates),
        fc.constantFrom(...boardStates),
        fc.subarray(keys),
        (state, to, grants) => {
          const some = moveOf(order(state), to, { userId: 1, grants: new Set(grants) })
          const all = moveOf(order(state), to, { userId: 1, grants: new Set(keys) })
          if (some.isAllowed) expect(all).toEqual(some)
          expect(moveOf(order(state), to, { userId: 1 })).toEqual(all)
          if (all.isAllowed && !some.isAllowed) expect(some.why).toBe('noRight')
        },
      ),
    )
  })
})
