import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { Menu } from '../../overlays/menu/menu.tsx'
import styles from './menus.module.css'
import type { RenderLink, ShellItem } from './shell-item.tsx'
import { useFitting } from './use-fitting.ts'

export interface TopMenuProps {
  items: readonly ShellItem[]
  current: string | undefined
  renderLink: RenderLink
}

/** The first level. What does not fit goes to "More"; the current item never does. */
export function TopMenu({ items, current, renderLink }: TopMenuProps) {
  const say = useSay()
  const list = useRef<HTMLUListElement>(null)
  const labels = items.map(({ label }) => label).join()
  const { isShown, isLeftOut } = useFitting(
    list,
    labels,
    items.findIndex(({ id }) => id === current),
  )
  const rest = items.filter((_, index) => isLeftOut(index))

  return (
    <nav aria-label={say(['Top menu', '顶部菜单'])} className={styles.menu}>
      <ul ref={list} className={styles.list}>
        {items.map((item, index) =>
          isShown(index) ? (
            <li key={item.id} data-item>
              {renderLink(item, {
                className: styles.link,
                'aria-current': item.id === current ? 'true' : undefined,
                children: item.label,
              })}
            </li>
          ) : null,
        )}
        {rest.length > 0 && (
          <li>
            <Menu
              label={say(['More', '更多'])}
              trigger={
                <button type="button" className={styles.link}>
                  {say(['More', '更多'])} <ChevronDown />
                </button>
              }
              items={rest.map(({ id, label, href }) => ({ id, label, href }))}
            />
          </li>
        )}
      </ul>
    </nav>
  )
}
