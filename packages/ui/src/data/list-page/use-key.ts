import { useEffect } from 'react'

/** A single key works while nothing is typed, nothing is open above the page, and no other key is held. */
export function useKey(key: string, onPress: () => void, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const listen = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      if (!isPlain || event.key.toLowerCase() !== key || isTyping(event.target) || isOverlayOpen()) return
      event.preventDefault()
      onPress()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [key, onPress, isActive])
}

function isTyping(target: EventTarget | null): boolean {
  const fields = 'input:not([type=checkbox]), select, textarea, [contenteditable], [role=menu]'
  return target instanceof Element && target.closest(fields) !== null
}

function isOverlayOpen(): boolean {
  return document.querySelector(':is([role=dialog], [role=menu])[data-state=open]') !== null
}
