import { useEffect, useEffectEvent } from 'react'
import { neighbourOf } from '../tabs/neighbour-of.ts'

const KEYS: Readonly<Record<string, string>> = { PageDown: 'ArrowRight', PageUp: 'ArrowLeft' }

/**
 * Alt with Page Down or Page Up shows the next or the previous open page, as Control does in a browser. It is heard
 * before any form that is open above the page, which goes out of sight with its page.
 */
export function useTabKeys(
  pages: readonly { readonly id: string }[],
  current: string,
  onSelect: (id: string) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = KEYS[event.key]
    if (!key || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const next = neighbourOf(pages, current, key)
    if (next !== undefined && next !== current) onSelect(next)
  })

  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  }, [])
}
