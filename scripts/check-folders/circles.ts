import type { Import } from '../imports.ts'

/** Things of one folder that import each other in a circle; a thing is a file, or a folder with all that is in it. */
export interface Circle {
  folder: string
  /** One import for each step, from the first thing back to it. */
  imports: readonly Import[]
}

/** From each thing of a folder to those that it imports, with one such import. */
type Steps = Map<string, Map<string, Import>>

/**
 * The circles in each folder, the shortest first; a thing that stands in one is not named again. Where there is none,
 * the arrows between the things of every folder have an order.
 */
export function circlesOf(imports: readonly Import[]): Circle[] {
  return [...stepsByFolder(imports)].flatMap(([folder, steps]) => {
    const circles: Circle[] = []
    const named = new Set<string>()
    for (const start of steps.keys()) {
      const way = named.has(start) ? undefined : shortestCircle(steps, start)
      if (!way) continue
      for (const thing of way) named.add(thing)
      circles.push({
        folder,
        imports: way.flatMap((thing, at) => steps.get(thing)?.get(way[at + 1] ?? start) ?? []),
      })
    }
    return circles
  })
}

/** Each import counts in the deepest folder that holds both files, between the two things on the way to them. */
function stepsByFolder(imports: readonly Import[]): Map<string, Steps> {
  const folders = new Map<string, Steps>()
  for (const one of imports) {
    const [from, to] = [one.from.split('/'), one.to.split('/')]
    const depth = from.findIndex((part, at) => part !== to[at])
    const [start, end] = [from[depth], to[depth]]
    if (start === undefined || end === undefined) continue
    const folder = from.slice(0, depth).join('/')
    const steps: Steps = folders.get(folder) ?? new Map()
    const ends = steps.get(start) ?? new Map()
    folders.set(folder, steps.set(start, ends.set(end, ends.get(end) ?? one)))
  }
  return folders
}

/** The things on the shortest way from one back to itself, without the return. */
function shortestCircle(steps: Steps, start: string): string[] | undefined {
  const ways = [[start]]
  const reached = new Set<string>()
  for (const way of ways) {
    for (const next of steps.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return way
      if (reached.has(next)) continue
      reached.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}
