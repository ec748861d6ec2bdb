import type { MenuItem } from '@ampdeck/api/system/permission'
import { texts } from '@ampdeck/api/texts'
import { MenuIcon } from '@ampdeck/ui/icon'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { ChevronRight } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { dropPlace, menuRows, type Place, type Step, stepPlace } from './menu-rows.ts'
import styles from './permission.module.css'

const words = texts({
  menu: ['Menu', '菜单'],
  changed: ['Changed', '已修改'],
  hidden: ['Not shown', '不显示'],
  off: ['Off', '已停用'],
  added: ['Added', '新增'],
})

interface MenuTreeProps {
  items: readonly MenuItem[]
  current: number | undefined
  onChoose: (id: number) => void
  /** Without it entries stay where they are. */
  onMove: ((item: MenuItem, place: Place) => void) | undefined
  /** Entries may be put below another one: the platform's to do. */
  canNest: boolean
}

const STEPS: Partial<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/**
 * The menu as a tree. An entry is dragged to its place; by the keyboard Alt and the arrows move it: up and down among
 * its neighbours, in and out of a group.
 */
export function MenuTree({ items, current, onChoose, onMove, canNest }: MenuTreeProps) {
  const say = useSay()
  const { language } = useLanguage()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [dragged, setDragged] = useState<MenuItem>()
  const [over, setOver] = useState<number>()
  const rows = menuRows(items, open)
  const focused = rows.some(({ item }) => item.id === current) ? current : rows[0]?.item.id

  const toggle = (id: number, isOpen: boolean) =>
    setOpen((before) =>
      isOpen ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id)),
    )
  const placeOn = (on: MenuItem) => dragged && dropPlace(items, dragged, on, { canNest })
  const drop = (on: MenuItem) => {
    const place = placeOn(on)
    if (dragged && place) onMove?.(dragged, place)
    setDragged(undefined)
    setOver(undefined)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const row = rows[index]
    if (!row) return
    const { item, isOpen, hasChildren } = row
    const step = STEPS[event.key]
    if (event.altKey && step) {
      event.preventDefault()
      const place = stepPlace(items, item, step, { canNest })
      if (place) onMove?.(item, place)
      return
    }
    const go = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (go !== undefined) root.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[go]?.focus()
    else if (event.key === 'ArrowRight' && hasChildren) toggle(item.id, true)
    else if (event.key === 'ArrowLeft' && isOpen) toggle(item.id, false)
    else if (event.key === 'Enter' || event.key === ' ') onChoose(item.id)
    else return
    event.preventDefault()
  }

  return (
    <div ref={root} role="tree" aria-label={say(words.menu)} className={styles.tree}>
      {rows.map(({ item, level, hasChildren, isOpen }, index) => (
        <div
          key={item.id}
          role="treeitem"
          aria-level={level}
          aria-selected={item.id === current}
          {...(hasChildren && { 'aria-expanded': isOpen })}
          tabIndex={item.id === focused ? 0 : -1}
          className={styles.row}
          data-over={over === item.id || undefined}
          data-type={item.componentType}
          style={{ paddingInlineStart: `${8 + (level - 1) * 20}px` }}
          draggable={onMove !== undefined}
          onDragStart={() => setDragged(item)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={(event: DragEvent) => {
            if (!placeOn(item)) return
            event.preventDefault()
            setOver(item.id)
          }}
          onDragLeave={() => setOver(undefined)}
          onDrop={() => drop(item)}
          onClick={() => {
            onChoose(item.id)
            if (hasChildren && (item.id === current || !isOpen)) toggle(item.id, !isOpen)
          }}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          <ChevronRight
            aria-hidden="true"
            size={14}
            className={styles.twig}
            data-open={isOpen || undefined}
            visibility={hasChildren ? 'visible' : 'hidden'}
          />
          {item.icon && <MenuIcon name={item.icon} />}
          <span className={styles.name}>{language === 'en' ? item.titleEn : item.title}</span>
          {marksOf(item).map((mark) => (
            <span key={mark} className={styles.mark} data-mark={mark}>
              {say(words[mark])}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

function marksOf(item: MenuItem): ('changed' | 'hidden' | 'off' | 'added')[] {
  const { isAdded, isChanged, isEnabled, isShow, componentType } = item
  return [
    ...(isAdded ? (['added'] as const) : []),
    ...(isChanged ? (['changed'] as const) : []),
    ...(isShow === 0 && componentType !== 'BUTTON' ? (['hidden'] as const) : []),
    ...(isEnabled ? [] : (['off'] as const)),
  ]
}
