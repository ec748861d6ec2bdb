import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { lazyOf } from '../../foundation/lazy-of/lazy-of.tsx'
import { Menu } from '../../overlays/menu/menu.tsx'
import { neighbourOf } from '../tabs/neighbour-of.ts'
import { useTabInSight } from '../tabs/use-tab-in-sight.ts'
import type { Closing } from './open-pages.ts'
import { PageTab, type TabPage } from './page-tab.tsx'
import styles from './tab-bar.module.css'
import { tabTexts } from './tab-bar.texts.ts'
import { useHeldPointer, useTabKeys } from './tab-gestures.ts'
import { closingItems, closingOf, tabItems } from './tab-menu-items.tsx'
import { useTabDrag } from './use-tab-drag.ts'

const TabMenuOverlay = lazyOf(() => import('./tab-menu-overlay.tsx'), 'TabMenuOverlay')

export interface TabBarProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'ref'> {
  /** The open pages, in the order of their tabs. */
  pages: readonly TabPage[]
  /** The id of the page that is shown. */
  current: string
  /** The `id` of the element that shows it; the current tab points there with `aria-controls`. */
  panelId?: string | undefined
  /** Called with the page that is to be shown. */
  onSelect: (id: string) => void
  /** Called with what is to be closed, as seen from a tab: itself, those to its left or right, the others, all. */
  onClose: (closing: Closing) => void
  /** The page goes to this place among the tabs, counted from 0. */
  onMove: (id: string, to: number) => void
}

/**
 * The open pages. Arrow keys, Home and End move between the tabs, Enter shows one, Delete closes it, Control, Shift
 * and an arrow key move it; the menu key, the right button and the button at the end show what else can be done.
 * From anywhere, also from within a form, Alt with Page Down and Page Up leads to the next page and the one before.
 */
export function TabBar({
  pages,
  current,
  panelId,
  onSelect,
  onClose,
  onMove,
  className,
  ...rest
}: TabBarProps) {
  const say = useSay()
  const helpId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const [stop, setStop] = useState(current)
  const [menu, setMenu] = useState<{ id: string; x: number; y: number }>()
  const drag = useTabDrag(list, pages, onMove)
  useTabKeys(pages, current, onSelect)
  useHeldPointer(bar)
  const stopId = pages.some(({ id }) => id === stop) ? stop : current
  const titleOf = (id: string) => pages.find((page) => page.id === id)?.title || say(tabTexts.untitled)

  // The tab of the page that is shown is where the tab key enters.
  useLayoutEffect(() => setStop(current), [current])

  // It is in sight, also when it comes or gets its title after its page was chosen.
  useTabInSight(list, current, pages.find(({ id }) => id === current)?.title)

  // The tab that had the focus has gone, now or some moments after it was closed: that of the page shown has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages are what takes a tab away.
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    hadFocus.current = false
    focusLeft(list.current)
  }, [pages])

  const focus = (id: string) => {
    setStop(id)
    tabIn(list.current, id)?.focus()
  }

  const move = (id: string, by: number) => {
    const to = pages.findIndex((page) => page.id === id) + by
    if (to >= 0 && to < pages.length) onMove(id, to)
    // A node that has moved has lost the focus.
    requestAnimationFrame(() => focus(id))
  }

  const close = (closing: Closing) => {
    hadFocus.current = list.current?.contains(document.activeElement) ?? false
    onClose(closing)
  }

  const openMenu = (id: string, at?: { x: number; y: number }) => {
    const box = tabIn(list.current, id)?.getBoundingClientRect()
    setMenu({ id, x: at?.x ?? box?.left ?? 0, y: at?.y ?? box?.bottom ?? 0 })
  }

  const press = (event: KeyboardEvent) => {
    const id = idAt(event)
    if (id === undefined) return
    const isMove =
      event.ctrlKey && event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
    const next = neighbourOf(pages, id, event.key)
    if (isMove) move(id, event.key === 'ArrowLeft' ? -1 : 1)
    else if (event.key === 'Delete') close({ kind: 'this', id })
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) openMenu(id)
    else if (next !== undefined && !event.ctrlKey && !event.altKey && !event.metaKey) focus(next)
    else return
    event.preventDefault()
  }

  const click = (event: MouseEvent) => {
    const id = idAt(event)
    if (id === undefined || drag.wasDragged()) return
    if (isOnClose(event)) close({ kind: 'this', id })
    else onSelect(id)
  }

  const choose = (item: string, id: string) => {
    setMenu(undefined)
    const closing = closingOf(item, id)
    if (closing) onClose(closing)
    else move(id, item === 'moveLeft' ? -1 : 1)
  }

  return (
    <div {...rest} ref={bar} className={clsx(styles.bar, className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={say(tabTexts.openPages)}
        className={styles.list}
        data-dragging={drag.id !== undefined || undefined}
        onKeyDown={press}
        onClick={click}
        onAuxClick={(event) => {
          const id = idAt(event)
          if (id !== undefined && event.button === 1) close({ kind: 'this', id })
        }}
        onContextMenu={(event) => {
          const id = idAt(event)
          if (id === undefined) return
          event.preventDefault()
          openMenu(id, event.clientX > 0 ? { x: event.clientX, y: event.clientY } : undefined)
        }}
        onWheel={(event) => {
          if (event.deltaX === 0) list.current?.scrollBy({ left: event.deltaY })
        }}
        {...drag.handlers}
      >
        {pages.map((page) => (
          <PageTab
            key={page.id}
            page={page}
            isCurrent={page.id === current}
            isStop={page.id === stopId}
            aria-controls={page.id === current ? panelId : undefined}
            aria-describedby={helpId}
          />
        ))}
      </div>
      <span id={helpId} hidden>
        {say(tabTexts.help)}
      </span>
      <Menu
        label={say(tabTexts.list)}
        trigger={
          <IconButton label={say(tabTexts.list)} className={styles.all}>
            <ChevronDown />
          </IconButton>
        }
        items={[
          ...pages.map(({ id }) => ({
            id: `page:${id}`,
            label: titleOf(id),
            icon: <Check className={id === current ? undefined : styles.blank} />,
          })),
          ...closingItems(say).map((item, index) => ({ ...item, separatorBefore: index === 0 })),
        ]}
        onChoose={(item) => (item.startsWith('page:') ? onSelect(item.slice(5)) : choose(item, current))}
      />
      {menu && (
        <TabMenuOverlay
          key={`${menu.id} ${menu.x} ${menu.y}`}
          label={say(tabTexts.actions, { title: titleOf(menu.id) })}
          items={tabItems(say)}
          at={menu}
          onChoose={(item) => choose(item, menu.id)}
          onClose={() => {
            setMenu(undefined)
            requestAnimationFrame(() => focusLeft(list.current, menu.id))
          }}
        />
      )}
    </div>
  )
}

function tabIn(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-page="${CSS.escape(id)}"]`) ?? null
}

/** The focus of a tab that has gone, or of a menu, comes to that tab or to the one that is shown. */
function focusLeft(list: HTMLElement | null, id?: string): void {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && activeElement.getAttribute('role') !== 'menu')
    return
  const tab = id === undefined ? null : tabIn(list, id)
  ;(tab ?? list?.querySelector<HTMLElement>('[aria-selected="true"]'))?.focus()
}

function idAt({ target }: { target: EventTarget }): string | undefined {
  const tab = target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null
  return tab?.dataset.page
}

function isOnClose({ target }: { target: EventTarget }): boolean {
  return target instanceof Element && target.closest('[data-close]') !== null
}
