import { Menu as MenuSign, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type ReactNode, type Ref, type RefObject, useLayoutEffect, useRef } from 'react'
import { Brand, type BrandNames } from '../../foundation/brand/brand.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { useIsPrinting } from '../../foundation/resize/use-is-printing.ts'
import styles from './app-shell.module.css'
import { MenuSheet, SubMenu, TopMenu } from './menus.tsx'
import {
  type CurrentPlace,
  type MenuPart,
  type RenderLink,
  renderAnchor,
  type ShellGroup,
  type ShellItem,
} from './shell-item.tsx'
import { defaultLayout, type ShellLayout } from './shell-layout.ts'
import { SideMenu } from './side-menu.tsx'
import { useShellScroll } from './use-shell-scroll.ts'
import { useWidthClass } from './use-width-class.ts'

export interface AppShellProps {
  /** The seller's name and logo, at the head of the side menu; on a phone and in the top layout in the header. */
  brand: BrandNames
  /** The first level, in the header; what does not fit is under “More”. */
  topMenu: readonly ShellItem[]
  /** What is below the chosen first level. */
  sideMenu: readonly ShellGroup[]
  /** The ids of the chosen first level and of the catalog of the current page, and the page's address. */
  current: CurrentPlace
  /** Draws the link of an entry with the router of the app; a plain `a` unless told. */
  renderLink?: RenderLink
  /** Search, notices, language, the user's own button. */
  tools?: ReactNode
  /** The open pages. */
  tabs?: ReactNode
  /** Age of the data, live figures, copyright. */
  status?: ReactNode
  /** How the person wants the shell: menus, width, what stays while the page is scrolled; `defaultLayout` unless told. */
  layout?: ShellLayout
  /** The rail is folded; below 1040 px it always is, below 576 px it is a sheet. */
  collapsed: boolean
  /** Called with the wish to fold or unfold the rail, from 1040 px on. */
  onCollapse: (collapsed: boolean) => void
  /** The page stands on a dark ground, whatever mode was chosen. */
  isDark?: boolean
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
  tabs,
  status,
  layout = defaultLayout,
  collapsed,
  onCollapse,
  isDark = false,
  children,
}: AppShellProps) {
  const say = useSay()
  const frame = useRef<HTMLDivElement>(null)
  const rail = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDialogElement>(null)
  const width = useWidthClass()
  const main = useRef<HTMLElement>(null)
  const isPrinting = useLightOnPaper()
  useUnrolledOnPaper(isPrinting, main)
  const { isHeaderHidden } = useShellScroll(frame, rail, layout)
  const isPhone = width === 'phone'
  const isTop = layout.layout === 'top' && !isPhone
  const isCollapsed = collapsed || width === 'narrow'
  const surface = layout.menuTheme === 'dark' ? 'rail' : 'rail-light'

  // The sheet that led to a page closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the page.
  useLayoutEffect(() => sheet.current?.close(), [current.path])

  const menus = { topMenu, sideMenu, current, renderLink }

  return (
    <div
      ref={frame}
      className={styles.shell}
      data-layout={isTop ? 'top' : 'side'}
      data-collapsed={isCollapsed || undefined}
      data-fixed-header={layout.fixedHeader || undefined}
      data-content-width={layout.contentWidth}
    >
      <a href="#main" className={styles.skip}>
        {say(['Skip to content', '跳到内容'])}
      </a>
      {isPhone && <MenuSheet ref={sheet} brand={brand} surface={surface} {...menus} />}
      {!isPhone && !isTop && (
        <Rail
          ref={rail}
          brand={brand}
          surface={surface}
          groups={sideMenu}
          current={current}
          renderLink={renderLink}
          isCollapsed={isCollapsed}
          onCollapse={width === 'wide' ? onCollapse : undefined}
        />
      )}
      <div className={styles.column}>
        <div className={styles.scroller} data-scroller={!layout.fixedHeader || undefined}>
          <header
            className={styles.header}
            data-hidden={isHeaderHidden || undefined}
            data-surface={isTop ? surface : undefined}
          >
            {isPhone && (
              <IconButton label={say(['Menu', '菜单'])} onClick={() => sheet.current?.showModal()}>
                <MenuSign />
              </IconButton>
            )}
            {(isPhone || isTop) && <Brand brand={brand} className={styles.headerBrand} />}
            {!isPhone && <TopMenu items={topMenu} current={current.top} renderLink={renderLink} />}
            <div className={styles.tools}>{tools}</div>
          </header>
          {isTop && sideMenu.length > 0 && (
            <SubMenu groups={sideMenu} current={current} renderLink={renderLink} />
          )}
          {tabs && <div className={styles.tabs}>{tabs}</div>}
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            className={styles.main}
            data-mode={isDark && !isPrinting ? 'dark' : undefined}
            data-scroller={layout.fixedHeader || undefined}
          >
            {children}
          </main>
        </div>
        <footer className={styles.status}>{status}</footer>
      </div>
    </div>
  )
}

/** Paper is light, and browsers leave dark grounds out. */
function useLightOnPaper(): boolean {
  const isPrinting = useIsPrinting()

  useLayoutEffect(() => {
    const root = document.documentElement.dataset
    if (!isPrinting || root.mode !== 'dark') return
    root.mode = 'light'
    return () => {
      root.mode = 'dark'
    }
  }, [isPrinting])
  return isPrinting
}

/** What scrolls on the screen would be cut off on paper: it is as long there as what it holds, and so is what is around it. */
function useUnrolledOnPaper(isPrinting: boolean, main: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const page = main.current
    if (!isPrinting || !page) return
    const unrolled = new Set<HTMLElement>()
    for (const box of page.querySelectorAll<HTMLElement>('*')) {
      const { overflowY } = getComputedStyle(box)
      if (overflowY !== 'auto' && overflowY !== 'scroll') continue
      for (let at: HTMLElement | null = box; at && at !== page; at = at.parentElement) unrolled.add(at)
    }
    for (const box of unrolled) box.dataset.unrolled = ''
    return () => {
      for (const box of unrolled) delete box.dataset.unrolled
    }
  }, [isPrinting, main])
}

interface RailProps extends MenuPart {
  /** What moves along where the rail is not fixed. */
  ref: Ref<HTMLDivElement>
  brand: BrandNames
  surface: 'rail' | 'rail-light'
  isCollapsed: boolean
  /** Absent where the width alone decides. */
  onCollapse?: ((collapsed: boolean) => void) | undefined
}

/** The side menu of the wide layouts, 180 px or, folded, 80. */
function Rail({ ref, brand, surface, groups, current, renderLink, isCollapsed, onCollapse }: RailProps) {
  const say = useSay()

  return (
    <div className={styles.rail} data-surface={surface}>
      <div ref={ref} className={styles.railBody}>
        <div className={styles.railHead}>
          <Brand brand={brand} />
        </div>
        <SideMenu groups={groups} current={current} isCollapsed={isCollapsed} renderLink={renderLink} />
        {onCollapse && (
          <button
            type="button"
            aria-label={isCollapsed ? say(['Expand', '展开']) : undefined}
            className={styles.collapse}
            onClick={() => onCollapse(!isCollapsed)}
          >
            {isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
            {!isCollapsed && say(['Collapse', '收起'])}
          </button>
        )}
      </div>
    </div>
  )
}
