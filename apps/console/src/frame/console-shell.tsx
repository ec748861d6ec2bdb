import type { UserInfo } from '@ampdeck/api/system/user'
import { AppShell, type ShellGroup, type ShellItem } from '@ampdeck/ui/app-shell'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { OpenPages } from '@ampdeck/ui/open-pages'
import { TabBar } from '@ampdeck/ui/tab-bar'
import { useLocation } from 'react-router-dom'
import { besides, firstUrl, isExternal, type Menu, type MenuPage, menuShown, pageAt } from '../menu/menu.ts'
import { pathOf } from '../menu/path-of.ts'
import { useReconciliationItem } from '../menu/use-reconciliation-site.ts'
import { usePaletteKeys } from '../search/use-palette-keys.ts'
import { CloseQuestion } from '../shell/close-question.tsx'
import { HeaderTools } from './header-tools.tsx'
import { addressTo } from './page-of.ts'
import { PageTitle } from './page-title.tsx'
import { PageView } from './page-view.tsx'
import { ShellDialogs } from './shell-dialogs.tsx'
import { StatusLine } from './status-line.tsx'
import { useCollapsed } from './use-collapsed.ts'
import { useLinkNavigation } from './use-link-navigation.ts'
import { useOpenPages } from './use-open-pages.ts'
import { usePagePreload } from './use-page-preload.ts'
import { useSettings } from './use-settings.ts'
import { useTopEntry } from './use-top-entry.ts'

const ViewBanner = lazyOf(() => import('./view-banner.tsx'), 'ViewBanner')

/** requirements.md §2: behind this page the layout turns dark. */
const DARK_PAGE = 'Home1'

export interface ConsoleShellProps {
  menu: Menu
  user: UserInfo | undefined
}

/** The frame around every page, filled from the user's menu, and the pages that are open in it. */
export function ConsoleShell({ menu, user }: ConsoleShellProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { pathname: at, search } = useLocation()
  const pathname = pathOf(at)
  const [collapsed, setCollapsed] = useCollapsed()
  const [settings, setSettings] = useSettings(user?.theme)
  const { open, marks, unsaved, select, close, move, report, readdress, asked, answer } = useOpenPages(menu)
  const page = pageAt(menu, `${pathname}${search}`)
  const topLevel = menuShown(menu, { planned: settings.plannedPages, open: page })
  const top = useTopEntry(topLevel, page)
  const sellerName = language === 'en' ? user?.sellerNameEn : user?.sellerName
  useReconciliationItem(menu)
  useLinkNavigation((address) => addressTo(menu, open, address))
  usePaletteKeys()
  usePagePreload(top ? besides(top, page).map(({ url }) => url) : [])

  const item = ({ id, url, href, title }: MenuPage): ShellItem => ({
    id,
    label: say(title),
    href,
    isExternal: isExternal(url),
  })
  const shown = (pages: readonly MenuPage[]) => pages.filter((page) => page.isShown).map(item)
  // Beside the catalogs a page has an icon too: its own, or that of the entry to which it belongs.
  const firstPages = (top?.pages ?? [])
    .filter((page) => page.isShown)
    .map((page) => ({ ...item(page), icon: page.icon ?? top?.icon }))
  const groups: ShellGroup[] = (top?.groups ?? []).map(({ name, title, icon, pages }) => ({
    id: name,
    label: say(title),
    href: '',
    icon,
    children: shown(pages),
  }))
  return (
    <>
      {user?.lookedBy && <ViewBanner user={user} looker={user.lookedBy} />}
      <AppShell
        brand={{ name: sellerName ?? 'Ampdeck' }}
        topMenu={topLevel.map((entry) => ({
          id: entry.name,
          label: say(entry.title),
          href: firstUrl(entry),
        }))}
        sideMenu={[...firstPages, ...groups.filter((group) => group.children?.length)]}
        current={{ top: top?.name, path: page?.isShown ? page.href : pathname, group: page?.trail[1]?.name }}
        layout={settings}
        isDark={page?.id === DARK_PAGE}
        collapsed={collapsed}
        onCollapse={setCollapsed}
        tools={<HeaderTools user={user} />}
        tabs={
          settings.multiTab && (
            <TabBar
              pages={open.pages.map(({ id, address, title }) => {
                const of = title === undefined ? pageAt(menu, address)?.title : undefined
                return { id, title: title ?? (of && say(of)), ...marks[id] }
              })}
              current={open.active}
              panelId="main"
              onSelect={select}
              onClose={close}
              onMove={move}
            />
          )
        }
        status={<StatusLine user={user} />}
      >
        <PageTitle menu={menu} address={pathname + search} />
        <OpenPages
          pages={settings.multiTab ? open.pages.map(({ id }) => id) : [open.active]}
          active={open.active}
          unsaved={unsaved}
          onReport={report}
        >
          {(id) => {
            const page = open.pages.find((each) => each.id === id)
            return (
              page && (
                <PageView
                  menu={menu}
                  id={id}
                  address={page.address}
                  isUnsaved={unsaved.has(id)}
                  onAddress={readdress}
                />
              )
            )
          }}
        </OpenPages>
        <ShellDialogs user={user} settings={settings} onSettings={setSettings} />
        {asked && <CloseQuestion onAnswer={answer} />}
      </AppShell>
    </>
  )
}
