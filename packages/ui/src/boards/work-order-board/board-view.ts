import { compareNames } from '@ampdeck/api/compare-names'
import {
  type BoardOrder,
  boardStates,
  byUrgency,
  urgencyOf,
  type WorkOrderPerson,
  type WorkOrderState,
} from './work-order-rules.ts'

/** How many cards a column draws at first, and with each press on "Show more". */
export const FIRST = 20
export const MORE = 40

/** Whose cards are shown; `nobody` those without a repair user. */
export type PersonFilter = number | 'nobody' | undefined

export interface BoardFilter {
  person: PersonFilter
  /** Only what is late. */
  isLate: boolean
}

export interface BoardColumnView {
  readonly state: WorkOrderState
  readonly orders: readonly BoardOrder[]
  readonly count: number
  readonly late: number
}

/** The columns with their cards, the most pressing on top. Every order that the filter keeps stands in one column. */
export function columnsOf(
  orders: readonly BoardOrder[],
  { person, isLate }: BoardFilter,
  now: number,
): BoardColumnView[] {
  const isKept = (order: BoardOrder) => {
    if (person === 'nobody' && order.repairUser) return false
    if (typeof person === 'number' && order.repairUser?.id !== person) return false
    return !isLate || urgencyOf(order, now).kind === 'late'
  }
  const byState = Map.groupBy(orders.filter(isKept), (order) => order.state)

  return boardStates.map((state) => {
    const cards = (byState.get(state) ?? []).toSorted(byUrgency)
    return {
      state,
      orders: cards,
      count: cards.length,
      late: cards.filter((order) => urgencyOf(order, now).kind === 'late').length,
    }
  })
}

/** Everybody with cards, the busiest first, and how many they have. */
export function peopleOf(orders: readonly BoardOrder[]): { person: WorkOrderPerson; count: number }[] {
  const byId = new Map<number, { person: WorkOrderPerson; count: number }>()
  for (const { repairUser: person } of orders) {
    if (!person) continue
    byId.set(person.id, { person, count: (byId.get(person.id)?.count ?? 0) + 1 })
  }
  return [...byId.values()].sort((a, b) => b.count - a.count || compareNames(a.person.name, b.person.name))
}

/** The card that an arrow key leads to: up and down in a column, left and right to the next column with cards. */
export function neighbourCard(
  columns: readonly { readonly orders: readonly { readonly id: number }[] }[],
  id: number,
  key: string,
): number | undefined {
  const at = columns.findIndex(({ orders }) => orders.some((order) => order.id === id))
  const here = columns[at]?.orders ?? []
  const row = here.findIndex((order) => order.id === id)
  const beside = (list: typeof columns) => {
    const cards = list.find(({ orders }) => orders.length > 0)?.orders
    return cards?.[Math.min(row, cards.length - 1)]?.id
  }

  switch (key) {
    case 'ArrowDown':
      return here[row + 1]?.id
    case 'ArrowUp':
      return here[row - 1]?.id
    case 'ArrowRight':
      return beside(columns.slice(at + 1))
    case 'ArrowLeft':
      return beside(columns.slice(0, Math.max(at, 0)).toReversed())
    case 'Home':
      return here[0]?.id
    case 'End':
      return here.at(-1)?.id
    default:
      return undefined
  }
}
