import { ChevronRight } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { MenuIcon } from '../../foundation/icon/menu-icon.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Menu } from '../../overlays/menu/menu.tsx'
import {
  type CurrentPlace,
  isWithin,
  type MenuPart,
  menuItemOf,
  type RenderLink,
  type ShellGroup,
  type ShellItem,
} from './shell-item.tsx'
import styles from './side-menu.module.css'

export interface SideMenuProps extends MenuPart {
  /** Only icons with a short label; a catalog opens its children beside it. */
  isCollapsed: boolean
}

/** The catalogs and pages of the chosen first level. */
export function SideMenu({ groups, current, isCollapsed, renderLink }: SideMenuProps) {
  const say = useSay()

  return (
    <nav
      aria-label={say(['Side menu', '侧边菜单'])}
      className={styles.menu}
      data-collapsed={isCollapsed || undefined}
    >
      <ul>
        {groups.map((group) => (
          <li key={group.id}>
            {!group.children ? (
              <SideLink item={group} path={current.path} renderLink={renderLink} />
            ) : isCollapsed ? (
              <Flyout group={group} items={group.children} current={current} />
            ) : (
              <Catalog group={group} items={group.children} current={current} renderLink={renderLink} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PartProps {
  group: ShellGroup
  items: readonly ShellItem[]
  current: CurrentPlace
}

/** A catalog that unfolds in place. The one that holds the current page opens by itself. */
function Catalog({ group, items, current, renderLink }: PartProps & { renderLink: RenderLink }) {
  const listId = useId()
  const holdsCurrent = isWithin(group, current)
  const [isOpen, setOpen] = useState(holdsCurrent)

  useEffect(() => {
    if (holdsCurrent) setOpen(true)
  }, [holdsCurrent])

  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={listId}
        data-holds-current={holdsCurrent || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <MenuIcon name={group.icon} />
        <span className={styles.label}>{group.label}</span>
        <ChevronRight className={styles.chevron} />
      </button>
      <ul id={listId} className={styles.children} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.id}>
            <SideLink item={item} path={current.path} renderLink={renderLink} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A catalog of the collapsed rail. */
function Flyout({ group, items, current }: PartProps) {
  return (
    <Menu
      label={group.label}
      placement="right-start"
      trigger={
        <button
          type="button"
          className={styles.item}
          data-holds-current={isWithin(group, current) || undefined}
        >
          <MenuIcon name={group.icon} />
          <span className={styles.label}>{group.label}</span>
        </button>
      }
      items={items.map(menuItemOf)}
    />
  )
}

interface SideLinkProps {
  item: ShellItem
  path: string | undefined
  renderLink: RenderLink
}

function SideLink({ item, path, renderLink }: SideLinkProps) {
  return renderLink(item, {
    className: styles.item,
    'aria-current': item.href === path ? 'page' : undefined,
    children: (
      <>
        {item.icon !== undefined && <MenuIcon name={item.icon} />}
        <span className={styles.label}>{item.label}</span>
      </>
    ),
  })
}
