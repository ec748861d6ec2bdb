import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Zag hears Escape some moments after an overlay was asked for, on a busy machine some hundred milliseconds, and as
 * soon as the focus begins in it; then the caller sets `isThere`. A press before that closes it too, and nothing below
 * it.
 */
export function useEscapeBefore(isThere: RefObject<boolean>, open: boolean, onClose: () => void) {
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (isThere.current || event.key !== 'Escape' || event.isComposing) return
    event.stopPropagation()
    const from = document.activeElement
    onClose()
    // What was about to open may still take the focus for a moment, and leave the page with it.
    const giveBack = () => {
      if (from instanceof HTMLElement && document.activeElement === document.body) from.focus()
    }
    requestAnimationFrame(() => requestAnimationFrame(giveBack))
  })

  useLayoutEffect(() => {
    if (!open) return
    isThere.current = false
    const listen = (event: KeyboardEvent) => close(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [isThere, open])
}
