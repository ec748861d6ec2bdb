import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { neighbourOf } from './neighbour-of.ts'
import styles from './tabs.module.css'
import { useTabInSight } from './use-tab-in-sight.ts'

/** One view, and what its tab says. */
export interface Tab {
  id: string
  /** What the view is called, in the reader's language. */
  label: string
  /** How many things are behind the tab, muted after its label. */
  count?: number | undefined
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** What the tabs are of; read aloud as the name of the list, not drawn. */
  label: string
  /** All views, in the order of their tabs. */
  tabs: readonly Tab[]
  /** The id of the view that is shown. */
  current: string
  /** Called with the view that is to be shown, by a click and by each arrow key. */
  onChange: (id: string) => void
  /** The panel of the current tab. */
  children: ReactNode
}

/** Tabs and the panel of the current one. Arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, current, onChange, children, className, ...rest }: TabsProps) {
  const id = useId()
  const { number } = useFormats()
  const list = useRef<HTMLDivElement>(null)
  useTabInSight(list, current)

  const move = (event: KeyboardEvent) => {
    const next = neighbourOf(tabs, current, event.key)
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus()
  }

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            className={styles.tab}
            data-tab={tab.id}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && (
              <>
                {' '}
                <span className={styles.count}>{number(tab.count)}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  )
}
