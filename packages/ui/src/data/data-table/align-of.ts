import type { Column } from '../list/column.ts'

const numbers: readonly string[] = [
  'number',
  'power',
  'energy',
  'money',
  'percent',
] satisfies Column<never>['kind'][]

/** Numbers stand at the right, so that their digits stand below one another. */
export function alignOf<Row>(column: Column<Row>): 'start' | 'end' {
  return numbers.includes(column.kind) ? 'end' : 'start'
}
