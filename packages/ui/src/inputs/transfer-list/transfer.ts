import type { Choice } from '../combobox/choice.ts'

export type TransferId = string | number

/** The two sides of a transfer list. */
export interface Sides {
  readonly open: readonly Choice[]
  /** In the order in which they were chosen. */
  readonly chosen: readonly Choice[]
  /** Chosen ids that are not among the options, because the reader may not see them; they are kept. */
  readonly hidden: readonly TransferId[]
}

/** What is still to choose, and what is chosen. */
export function sidesOf(options: readonly Choice[], value: readonly TransferId[]): Sides {
  const byId = new Map(options.map((option) => [option.value, option]))
  const isChosen = new Set(value)
  return {
    open: options.filter((option) => !isChosen.has(option.value)),
    chosen: value.flatMap((id) => byId.get(id) ?? []),
    hidden: value.filter((id) => !byId.has(id)),
  }
}

/** The value with ids added at its end, each once. */
export function added(value: readonly TransferId[], ids: Iterable<TransferId>): readonly TransferId[] {
  return [...new Set([...value, ...ids])]
}

/** The value without ids. */
export function removed(value: readonly TransferId[], ids: Iterable<TransferId>): readonly TransferId[] {
  const gone = new Set(ids)
  return value.filter((id) => !gone.has(id))
}
