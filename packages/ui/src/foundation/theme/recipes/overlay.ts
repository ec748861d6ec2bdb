/**
 * An overlay that opens from another overlay lies above it: a menu inside a dialog beats the dialog. The factor
 * lifts one level of nesting above every fixed layer of the page.
 */
const POPOVER_LAYER = 'calc(var(--z-popover) + var(--layer-index, 0) * 30)'

/**
 * The panel that menus and popovers share. It goes without a motion of its own: while a closing menu lingers, a key
 * pressed just before can still move the focus into it, and the focus is lost with it.
 */
export const floatingPanel = {
  zIndex: POPOVER_LAYER,
  border: '1px solid var(--colors-line)',
  borderRadius: 'var(--radii-panel)',
  background: 'var(--colors-bg-overlay)',
  boxShadow: 'var(--shadows-overlay)',
  color: 'var(--colors-fg)',
  outline: 'none',
  _open: { animation: 'rise-in var(--durations-popover) var(--ease)' },
} as const

export const scrim = {
  position: 'fixed',
  inset: 0,
  background: 'var(--colors-scrim)',
  _open: { animation: 'fade-in var(--durations-drawer) var(--ease)' },
  _closed: { animation: 'fade-out var(--durations-drawer) var(--ease)' },
} as const

export const keyframes = {
  appear: { from: { visibility: 'hidden' } },
  'fade-in': { from: { opacity: 0 } },
  'fade-out': { to: { opacity: 0 } },
  'rise-in': { from: { opacity: 0, transform: 'translateY(4px)' } },
  'slide-in': { from: { transform: 'translateX(100%)' } },
  'slide-out': { to: { transform: 'translateX(100%)' } },
} as const
