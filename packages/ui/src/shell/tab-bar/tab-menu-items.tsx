import type { Say } from '../../foundation/language/use-say.ts'
import type { MenuItem } from '../../overlays/menu/menu-content.tsx'
import type { Closing } from './open-pages.ts'
import { tabTexts } from './tab-bar.texts.ts'

const KINDS = ['this', 'left', 'right', 'others', 'all'] as const

/** What can be closed as seen from a tab. Nothing is disabled: what cannot be done says why when it is chosen. */
export function closingItems(say: Say): MenuItem[] {
  return KINDS.map((kind) => ({ id: kind, label: say(tabTexts[kind]), separatorBefore: kind === 'left' }))
}

/** The same and, for whoever cannot drag, the two moves. */
export function tabItems(say: Say): MenuItem[] {
  return [
    ...closingItems(say),
    { id: 'moveLeft', label: say(tabTexts.moveLeft), separatorBefore: true },
    { id: 'moveRight', label: say(tabTexts.moveRight) },
  ]
}

/** The wish behind an item of `closingItems`; nothing for any other. */
export function closingOf(item: string, id: string): Closing | undefined {
  const kind = KINDS.find((each) => each === item)
  return kind && { kind, id }
}
