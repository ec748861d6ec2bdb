const CONTROL = ':is(input, select, textarea, button, a[href]):not(:disabled)'

/**
 * Where the focus of an overlay begins: at the first control of these parts, where typing goes on, rather than at the
 * close button of its head. The overlay asks some frames after it was drawn; who is already in a field stays there.
 */
export function initialFocus(...parts: readonly (HTMLElement | null)[]): HTMLElement | null {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && parts.some((part) => part?.contains(focused))) return focused
  const first = parts.find((part) => part?.querySelector(CONTROL))
  return first?.querySelector<HTMLElement>(CONTROL) ?? null
}
