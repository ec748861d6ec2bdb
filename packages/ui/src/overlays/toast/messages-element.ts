/** Marks where messages appear; dialogs leave what carries it to screen readers. */
export const MESSAGES_MARK = 'data-live-announcer'

/** What is pressed or focused beside a dialog. */
interface OutsideEvent {
  readonly detail: { readonly target: EventTarget | null }
  preventDefault(): void
}

/** A message stands beside a dialog, but to press it does not close the dialog. */
export function keepForMessages(event: OutsideEvent): void {
  const { target } = event.detail
  if (target instanceof Element && target.closest(`[${MESSAGES_MARK}]`)) event.preventDefault()
}
