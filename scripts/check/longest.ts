import type { Finish } from './schedule.ts'

const SHOWN = 8

/** What took longest, as lines for people: layers, test files, tests. */
export function longest(finished: readonly Finish[]): string[] {
  const layers = finished.map(({ layer, took }) => ({ name: layer.name, took }))
  const files = finished.flatMap(({ outcome }) => outcome.files ?? [])
  const tests = files.flatMap(({ name, tests }) =>
    tests.map((test) => ({ name: `${name}: ${test.name}`, took: test.took })),
  )
  return [
    ...lines('Longest layers', layers),
    ...lines('Longest test files', files),
    ...lines('Longest tests', tests),
  ]
}

function lines(title: string, things: readonly { name: string; took: number }[]): string[] {
  if (things.length === 0) return []
  const shown = things.toSorted((a, b) => b.took - a.took).slice(0, SHOWN)
  return [title, ...shown.map(({ name, took }) => `  ${seconds(took).padStart(8)}  ${name}`)]
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
