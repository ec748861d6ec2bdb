import { type RefObject, useRef } from 'react'
import { useEscapeBefore } from '../overlay/use-escape-before.ts'
import { MESSAGES_MARK } from '../toast/message-store.ts'

const CONTROL = ':is(input, select, textarea, button, a[href]):not(:disabled)'

/** What is opened to be read marks where one begins. */
const BEGINNING = '[data-autofocus]'

/** What is pressed or focused beside a dialog. */
interface OutsideEvent {
  readonly detail: { readonly target: EventTarget | null }
  preventDefault(): void
}

/** How a dialog and a drawer behave; `parts` are where the focus may begin, the first that has a control. */
export function useModal(
  open: boolean,
  onClose: () => void,
  ...parts: readonly RefObject<HTMLElement | null>[]
) {
  const isThere = useRef(false)
  useEscapeBefore(isThere, open, onClose)

  return {
    onOpenChange: ({ open }: { open: boolean }) => !open && onClose(),
    onEscapeKeyDown: (event: KeyboardEvent) => whenNobodyTakes(event, onClose),
    initialFocusEl: () => {
      isThere.current = true
      return initialFocus(...parts.map((part) => part.current))
    },
    // Where the focus goes closes no dialog; a press beside it does. When one dialog gives way to another, as a loading
    // one to a loaded one, the first hands the focus back to what opened it while the second is there already.
    onFocusOutside: (event: OutsideEvent) => event.preventDefault(),
    // A message stands beside a dialog, but to press it does not close the dialog.
    onInteractOutside: (event: OutsideEvent) => {
      const { target } = event.detail
      if (target instanceof Element && target.closest(`[${MESSAGES_MARK}]`)) event.preventDefault()
    },
  }
}

/**
 * Zag hears the key before what has the focus, and would close at once. It closes nothing for an event that it reads as
 * prevented, so it reads that once; what is inside then has the key first, to cancel what it holds, and keeps the
 * overlay open by `preventDefault` or `stopPropagation`.
 */
function whenNobodyTakes(event: KeyboardEvent, onClose: () => void) {
  Object.defineProperty(event, 'defaultPrevented', {
    configurable: true,
    get: () => Reflect.deleteProperty(event, 'defaultPrevented'),
  })
  const close = (late: KeyboardEvent) => {
    if (late === event && !late.defaultPrevented) onClose()
  }
  document.addEventListener('keydown', close, { once: true })
}

/**
 * Where the focus of an overlay begins: at what is marked, or else at the first control of these parts, where typing
 * goes on, rather than at the close button of its head. The overlay asks some frames after it was drawn; who is already
 * in a field stays there.
 */
function initialFocus(...parts: readonly (HTMLElement | null)[]): HTMLElement | null {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && parts.some((part) => part?.contains(focused))) return focused
  for (const selector of [BEGINNING, CONTROL])
    for (const part of parts) {
      const found = part?.querySelector<HTMLElement>(selector)
      if (found) return found
    }
  return null
}
