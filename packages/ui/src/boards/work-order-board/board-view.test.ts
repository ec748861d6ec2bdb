import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { formatTimestamp, parseTimestamp } from '@ampdeck/api/time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsOf, neighbourCard, peopleOf } from './board-view.ts'
import { type BoardOrder, boardStates, urgencyOf } from './work-order-rules.ts'

const now = parseTimestamp('2026-07-01 10:00:00')
const { processing, done } = workOrderState.code
const anyOrder: fc.Arbitrary<BoardOrder> = fc.record({
  id: fc.nat(),
  no: fc.string(),
  title: fc.string(),
  level: fc.integer({ min: 1, max: 6 }),
  state: fc.constantFrom(...boardStates),
  station: fc.string(),
  repairUser: fc.option(
    fc.record({ id: fc.integer({ min: 1, max: 4 }), name: fc.constantFrom('Li', 'Wang') }),
  ),
  deadline: fc.option(
    fc.integer({ min: -200, max: 200 }).map((hours) => formatTimestamp(now + hours * 3_600_000)),
  ),
})
const anyOrders = fc.uniqueArray(anyOrder, { selector: ({ id }) => id, maxLength: 60 })
const everything = { person: undefined, isLate: false }

describe('columnsOf', () => {
  it('puts every order into the one column of its state', () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        const columns = columnsOf(orders, everything, now)
        expect(columns.flatMap((column) => column.orders.map(({ id }) => id)).sort()).toEqual(
          orders.map(({ id }) => id).sort(),
        )
        for (const { state, orders: cards } of columns)
          for (const card of cards) expect(card.state).toBe(state)
      }),
    )
  })

  it('has the earliest deadline on top, and no deadline last', () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        for (const column of columnsOf(orders, everything, now)) {
          const deadlines = column.orders.map(({ deadline }) => deadline ?? '9999')
          expect(deadlines).toEqual(deadlines.toSorted())
        }
      }),
    )
  })

  it('shows one person, nobody, or only what is late', () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        const shown = (filter: Parameters<typeof columnsOf>[1]) =>
          columnsOf(orders, filter, now).flatMap((column) => column.orders)
        expect(shown({ person: 2, isLate: false }).every((order) => order.repairUser?.id === 2)).toBe(true)
        expect(shown({ person: 'nobody', isLate: false }).every((order) => !order.repairUser)).toBe(true)
        const late = shown({ person: undefined, isLate: true })
        expect(late.every((order) => urgencyOf(order, now).kind === 'late')).toBe(true)
        expect(late).toHaveLength(columnsOf(orders, everything, now).reduce((sum, { late }) => sum + late, 0))
      }),
    )
  })
})

it('names the busiest person first', () => {
  const order = (id: number, userId: number): BoardOrder => ({
    id,
    no: '',
    title: '',
    level: 1,
    state: processing,
    station: '',
    repairUser: { id: userId, name: `P${userId}` },
    deadline: null,
  })
  expect(
    peopleOf([order(1, 5), order(2, 6), order(3, 6)]).map(({ person, count }) => [person.id, count]),
  ).toEqual([
    [6, 2],
    [5, 1],
  ])
})

describe('urgencyOf', () => {
  const at = (minutes: number, state = processing as BoardOrder['state']) =>
    urgencyOf({ deadline: formatTimestamp(now + minutes * 60_000), state }, now)

  it('is soon in the last hour and late after it', () => {
    expect(at(61)).toEqual({ kind: 'fine', minutes: 61 })
    expect(at(60)).toEqual({ kind: 'soon', minutes: 60 })
    expect(at(0)).toEqual({ kind: 'soon', minutes: 0 })
    expect(at(-1)).toEqual({ kind: 'late', minutes: 1 })
  })

  it('leaves alone what has ended or has no deadline', () => {
    expect(at(-90, done).kind).toBe('none')
    expect(urgencyOf({ deadline: null, state: processing }, now).kind).toBe('none')
  })
})

describe('neighbourCard', () => {
  const columns = [[1, 2, 3], [], [4], [5, 6]].map((ids) => ({ orders: ids.map((id) => ({ id })) }))

  it('walks up and down and stops at the ends', () => {
    expect(neighbourCard(columns, 1, 'ArrowDown')).toBe(2)
    expect(neighbourCard(columns, 1, 'ArrowUp')).toBeUndefined()
    expect(neighbourCard(columns, 2, 'End')).toBe(3)
    expect(neighbourCard(columns, 2, 'Home')).toBe(1)
  })

  it('steps over empty columns, at the same height where it can', () => {
    expect(neighbourCard(columns, 3, 'ArrowRight')).toBe(4)
    expect(neighbourCard(columns, 6, 'ArrowLeft')).toBe(4)
    expect(neighbourCard(columns, 4, 'ArrowRight')).toBe(5)
    expect(neighbourCard(columns, 5, 'ArrowRight')).toBeUndefined()
    expect(neighbourCard(columns, 1, 'x')).toBeUndefined()
  })
})
