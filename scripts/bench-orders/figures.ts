/** The middle one of some measurements. */
export function medianOf(samples: readonly number[]): number {
  return quantile(samples, 0.5)
}

/** What 95 of 100 measurements do not exceed. */
export function p95Of(samples: readonly number[]): number {
  return quantile(samples, 0.95)
}

/** What such a share of the measurements does not exceed. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Lines as a Markdown table, the columns aligned. */
export function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const all = [head, ...lines]
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)))
  const text = (line: readonly string[]) =>
    `| ${widths.map((width, column) => (line[column] ?? '').padEnd(width)).join(' | ')} |`
  return [text(head), text(widths.map((width) => '-'.repeat(width))), ...lines.map(text)].join('\n')
}
