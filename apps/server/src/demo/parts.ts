import { findExports } from '../foundation/find-exports.ts'
import type { DemoPart } from './part.ts'

/** All parts of the demo network: the export `part` of each file `*.demo.ts`. */
export async function demoParts(): Promise<DemoPart[]> {
  return inOrder(await findExports<DemoPart>('demo', 'part'))
}

/** Each part after those that it refers to. */
export function inOrder(parts: readonly DemoPart[]): DemoPart[] {
  const sorted: DemoPart[] = []
  const waiting = [...parts]
  while (waiting.length > 0) {
    const index = waiting.findIndex(({ after }) =>
      after.every((name) => sorted.some((part) => part.name === name)),
    )
    const [next] = waiting.splice(index, 1)
    if (index < 0 || !next)
      throw new Error(`Parts that wait for one another: ${waiting.map(({ name }) => name)}`)
    sorted.push(next)
  }
  return sorted
}
