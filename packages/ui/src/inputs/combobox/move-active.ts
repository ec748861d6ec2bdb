const PAGE = 8

/** The option that a key leads to; nothing for any other key. It stops at both ends. */
export function moveActive(active: number, key: string, count: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[key]
  return step === undefined ? undefined : Math.max(0, Math.min(count - 1, active + step))
}
