/** The first control of one part of an overlay: where typing goes on, rather than the close button of its head. */
export function firstControl(part: HTMLElement | null): HTMLElement | null {
  return (
    part?.querySelector<HTMLElement>(':is(input, select, textarea, button, a[href]):not(:disabled)') ?? null
  )
}
