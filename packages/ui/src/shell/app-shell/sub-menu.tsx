import { ChevronDown } from 'lucide-react'
import { useSay } from '../../foundation/language/use-say.ts'
import { Menu } from '../../overlays/menu/menu.tsx'
import type { RenderLink, ShellGroup } from './shell-item.tsx'
import styles from './sub-menu.module.css'

export interface SubMenuProps {
  groups: readonly ShellGroup[]
  /** The address of the current page. */
  path: string | undefined
  renderLink: RenderLink
}

/** The second level below the first one, in a row: what the rail holds in the other layout. */
export function SubMenu({ groups, path, renderLink }: SubMenuProps) {
  const say = useSay()

  return (
    <nav aria-label={say(['Side menu', '侧边菜单'])} className={styles.menu}>
      <ul className={styles.list}>
        {groups.map((group) => (
          <li key={group.id}>
            {group.children ? (
              <Menu
                label={group.label}
                placement="bottom-start"
                trigger={
                  <button
                    type="button"
                    className={styles.item}
                    data-holds-current={group.children.some(({ href }) => href === path) || undefined}
                  >
                    {group.label} <ChevronDown />
                  </button>
                }
                items={group.children.map(({ id, label, href }) => ({ id, label, href }))}
              />
            ) : (
              renderLink(group, {
                className: styles.item,
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
