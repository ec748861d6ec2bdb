/** A sentence; what stands in backticks is code. */
export function Words({ of }: { of: string }) {
  return of.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
}
