import type { Column } from '../list/column.ts'

/** Nobody can drag a column out of sight, nor fill the page with one. */
export const LEAST_WIDTH = 64
export const MAX_WIDTH = 800

/** One press of an arrow, and with Shift held. */
const STEP = 8
const LEAP = 40

/** Where thousands of rows make it too costly to ask the contents: what usually fits. */
const usual: Readonly<Record<Column<never>['kind'], number>> = {
  text: 150,
  status: 124,
  code: 116,
  number: 96,
  power: 116,
  energy: 140,
  money: 124,
  percent: 92,
  instant: 148,
  day: 112,
  custom: 168,
}

/** A column is as wide as its name in a list of names. */
const NAME_WIDTH = 220

/** The width of a column that nobody dragged, in a table that does not ask its contents. */
export function usualWidth<Row>(column: Column<Row>): number {
  return column.width ?? (column.kind === 'text' && column.look === 'name' ? NAME_WIDTH : usual[column.kind])
}

/** So many words stand in a row; with more actions one fewer is drawn, and the rest is under "More". */
export const WORDS = 3

/** The width of the actions' column where it is not asked: its paddings, and each word. */
export function actionsWidth(actions: number): number {
  return 44 + 60 * Math.min(actions, WORDS)
}

export function clampWidth(width: number): number {
  return Math.round(Math.max(LEAST_WIDTH, Math.min(width, MAX_WIDTH)))
}

/** The width after a key on the edge of a column; undefined where the key changes nothing. */
export function widthByKey(width: number, key: string, isShift: boolean): number | undefined {
  const step = isShift ? LEAP : STEP
  if (key === 'ArrowLeft') return clampWidth(width - step)
  if (key === 'ArrowRight') return clampWidth(width + step)
  if (key === 'Home') return LEAST_WIDTH
  if (key === 'End') return MAX_WIDTH
}
