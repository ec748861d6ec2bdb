/** What a quick check must have found, so that it cannot pass by having looked at nothing. */
export interface Expected {
  /** The layer with the number of things it looks at: `pages 3`. */
  layer: string
  /** So many checks have passed, at the least. */
  passed: number
}

/** What is missing in the lines of a quick check: `server 4 ok 12.3 s  21 passed`. */
export function missingIn(output: string, expected: readonly Expected[]): string[] {
  const lines = output.split('\n')
  return expected.flatMap(({ layer, passed }) => {
    const line = lines.find((line) => line.startsWith(`${layer} `) && / ok +[\d.]+ s /.test(line))
    const count = Number(/(\d+) passed/.exec(line ?? '')?.[1] ?? 0)
    return count >= passed ? [] : [`${layer}: ${count} checks passed of ${passed}`]
  })
}
