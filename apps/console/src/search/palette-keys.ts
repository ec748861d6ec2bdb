/** The keys of the command palette, as this machine writes them. */
export const PALETTE_KEYS = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

/** Whether a key press asks for the palette: from anywhere, but not while an input method composes. */
export function asksForPalette({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  isComposing,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing
}
