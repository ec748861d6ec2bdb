import { commonTexts } from '@ampdeck/api/texts'
import { ChevronDown, X } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { Brand, type BrandNames } from '../../foundation/brand/brand.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Menu } from '../../overlays/menu/menu.tsx'
import styles from './menus.module.css'
import {
  type CurrentPlace,
  isWithin,
  type MenuPart,
  menuItemOf,
  type RenderLink,
  type ShellGroup,
  type ShellItem,
} from './shell-item.tsx'
import { SideMenu } from './side-menu.tsx'
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
              items={rest.map(menuItemOf)}
            />
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The second level below the first one, in a row: what the rail holds in the other layout. */
export function SubMenu({ groups, current, renderLink }: MenuPart) {
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
                    data-holds-current={isWithin(group, current) || undefined}
                  >
                    {group.label} <ChevronDown />
                  </button>
                }
                items={group.children.map(menuItemOf)}
              />
            ) : (
              renderLink(group, {
                className: styles.link,
                'aria-current': group.href === current.path ? 'page' : undefined,
                children: group.label,
              })
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface MenuSheetProps {
  ref: Ref<HTMLDialogElement>
  brand: BrandNames
  topMenu: readonly ShellItem[]
  sideMenu: readonly ShellGroup[]
  current: CurrentPlace
  renderLink: RenderLink
  surface: 'rail' | 'rail-light'
}

/** Both menus on a phone. The browser's own dialog keeps the focus inside and closes on Escape. */
export function MenuSheet({ ref, brand, topMenu, sideMenu, current, renderLink, surface }: MenuSheetProps) {
  const say = useSay()

  return (
    <dialog ref={ref} aria-label={say(['Menu', '菜单'])} className={styles.sheet} data-surface={surface}>
      <div className={styles.sheetHead}>
        <Brand brand={brand} />
        <IconButton
          label={say(commonTexts.close)}
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          <X />
        </IconButton>
      </div>
      <nav aria-label={say(['Top menu', '顶部菜单'])}>
        <ul className={styles.tiles}>
          {topMenu.map((item) => (
            <li key={item.id}>
              {renderLink(item, {
                className: styles.link,
                'aria-current': item.id === current.top ? 'true' : undefined,
                children: item.label,
              })}
            </li>
          ))}
        </ul>
      </nav>
      <SideMenu groups={sideMenu} current={current} isCollapsed={false} renderLink={renderLink} />
    </dialog>
  )
}
