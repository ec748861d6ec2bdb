import { Menu as MenuSign, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Brand, type BrandNames } from '../brand/brand.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { useSay } from '../language/use-say.ts'
import styles from './app-shell.module.css'
import { MenuSheet } from './menu-sheet.tsx'
import { type RenderLink, renderAnchor, type ShellGroup, type ShellItem } from './shell-item.tsx'
import { SideMenu } from './side-menu.tsx'
import { TopMenu } from './top-menu.tsx'
import { useWidthClass } from './use-width-class.ts'

export interface AppShellProps {
  brand: BrandNames
  /** The first level, in the header. */
  topMenu: readonly ShellItem[]
  /** What is below the chosen first level. */
  sideMenu: readonly ShellGroup[]
  /** The id of the chosen first level, and the address of the current page. */
  current: { top?: string | undefined; path?: string | undefined }
  renderLink?: RenderLink
  /** Search, notices, language. */
  tools?: ReactNode
  /** The user's own button. */
  user?: ReactNode
  /** The open pages. */
  tabs?: ReactNode
  /** Age of the data, live figures, copyright. */
  status?: ReactNode
  collapsed: boolean
  onCollapse: (collapsed: boolean) => void
  /** The page. */
  children: ReactNode
}

/** The frame around every page. It knows neither routes nor data: both come in, choices go out. */
export function AppShell({
  brand,
  topMenu,
  sideMenu,
  current,
  renderLink = renderAnchor,
  tools,
  user,
  tabs,
  status,
  collapsed,
  onCollapse,
  children,
}: AppShellProps) {
  const say = useSay()
  const main = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDialogElement>(null)
  const width = useWidthClass()
  const isCollapsed = collapsed || width === 'narrow'

  // A new page begins at its top, and the sheet that led to it closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the page.
  useLayoutEffect(() => {
    main.current?.scrollTo(0, 0)
    sheet.current?.close()
  }, [current.path])

  const menus = { topMenu, sideMenu, current, renderLink }

  return (
    <div className={styles.shell} data-collapsed={isCollapsed || undefined}>
      <a href="#main" className={styles.skip}>
        {say(['Skip to content', '跳到内容'])}
      </a>
      {width === 'phone' ? (
        <MenuSheet ref={sheet} brand={brand} {...menus} />
      ) : (
        <div className={styles.rail} data-surface="rail">
          <div className={styles.railHead}>
            <Brand brand={brand} />
          </div>
          <SideMenu groups={sideMenu} path={current.path} isCollapsed={isCollapsed} renderLink={renderLink} />
          {width === 'wide' && (
            <button
              type="button"
              aria-label={collapsed ? say(['Expand', '展开']) : undefined}
              className={styles.collapse}
              onClick={() => onCollapse(!collapsed)}
            >
              {collapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
              {!collapsed && say(['Collapse', '收起'])}
            </button>
          )}
        </div>
      )}
      <div className={styles.column}>
        <header className={styles.header}>
          {width === 'phone' ? (
            <>
              <IconButton label={say(['Menu', '菜单'])} onClick={() => sheet.current?.showModal()}>
                <MenuSign />
              </IconButton>
              <Brand brand={brand} className={styles.headerBrand} />
            </>
          ) : (
            <TopMenu items={topMenu} current={current.top} renderLink={renderLink} />
          )}
          <div className={styles.tools}>
            {tools}
            {user}
          </div>
        </header>
        {tabs && <div className={styles.tabs}>{tabs}</div>}
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <footer className={styles.status}>{status}</footer>
      </div>
    </div>
  )
}
