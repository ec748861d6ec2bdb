import { ChevronDown } from 'lucide-react'
import { useSay } from '../../foundation/language/use-say.ts'
import { Menu } from '../../overlays/menu/menu.tsx'
import styles from './menus.module.css'
import type { MenuPart } from './shell-item.tsx'

/** The second level below the first one, in a row: what the rail holds in the other layout. */
export function SubMenu({ groups, path, renderLink }: MenuPart) {
  const say = useSay()

  return (
    <nav aria-label={say(['Side menu', '侧边菜单'])} className={styles.sub}>
      <ul className={styles.subList}>
        {groups.map((group) => (
          <li key={group.id}>
            {group.children ? (
              <Menu
                label={group.label}
                placement="bottom-start"
                trigger={
                  <button
                    type="button"
                    className={styles.link}
                    data-holds-current={group.children.some(({ href }) => href === path) || undefined}
                  >
                    {group.label} <ChevronDown />
                  </button>
                }
                items={group.children.map(({ id, label, href }) => ({ id, label, href }))}
              />
            ) : (
              renderLink(group, {
                className: styles.link,
                'aria-current': group.href === path ? 'page' : undefined,
                children: group.label,
              })
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
