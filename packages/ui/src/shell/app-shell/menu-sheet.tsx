import { commonTexts } from '@ampdeck/api/texts'
import { X } from 'lucide-react'
import type { Ref } from 'react'
import { Brand, type BrandNames } from '../../foundation/brand/brand.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './menu-sheet.module.css'
import menus from './menus.module.css'
import type { RenderLink, ShellGroup, ShellItem } from './shell-item.tsx'
import { SideMenu } from './side-menu.tsx'

export interface MenuSheetProps {
  ref: Ref<HTMLDialogElement>
  brand: BrandNames
  topMenu: readonly ShellItem[]
  sideMenu: readonly ShellGroup[]
  current: { top?: string | undefined; path?: string | undefined }
  renderLink: RenderLink
  surface: 'rail' | 'rail-light'
}

/** Both menus on a phone. The browser's own dialog keeps the focus inside and closes on Escape. */
export function MenuSheet({ ref, brand, topMenu, sideMenu, current, renderLink, surface }: MenuSheetProps) {
  const say = useSay()

  return (
    <dialog ref={ref} aria-label={say(['Menu', '菜单'])} className={styles.sheet} data-surface={surface}>
      <div className={styles.head}>
        <Brand brand={brand} />
        <IconButton
          label={say(commonTexts.close)}
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          <X />
        </IconButton>
      </div>
      <nav aria-label={say(['Top menu', '顶部菜单'])}>
        <ul className={menus.tiles}>
          {topMenu.map((item) => (
            <li key={item.id}>
              {renderLink(item, {
                className: menus.link,
                'aria-current': item.id === current.top ? 'true' : undefined,
                children: item.label,
              })}
            </li>
          ))}
        </ul>
      </nav>
      <SideMenu groups={sideMenu} path={current.path} isCollapsed={false} renderLink={renderLink} />
    </dialog>
  )
}
