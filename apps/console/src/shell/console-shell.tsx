import type { UserInfo } from '@ampdeck/api/system/user'
import { AppShell, type ShellGroup, type ShellItem } from '@ampdeck/ui/app-shell'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { firstUrl, isExternal, type Menu, type MenuPage } from '../menu/menu.ts'
import { HeaderTools } from './header-tools.tsx'
import { StatusLine } from './status-line.tsx'
import { useCollapsed } from './use-collapsed.ts'
import { useLinkNavigation } from './use-link-navigation.ts'
import { useTopEntry } from './use-top-entry.ts'
import { UserMenu } from './user-menu.tsx'

export interface ConsoleShellProps {
  menu: Menu
  user: UserInfo | undefined
  children: ReactNode
}

/** The frame around every page, filled from the user's menu. */
export function ConsoleShell({ menu, user, children }: ConsoleShellProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const [collapsed, setCollapsed] = useCollapsed()
  const top = useTopEntry(menu, pathname)
  const sellerName = language === 'en' ? user?.sellerNameEn : user?.sellerName
  useLinkNavigation()

  const item = ({ id, url, title }: MenuPage): ShellItem => ({
    id,
    label: say(title),
    href: url,
    isExternal: isExternal(url),
  })
  const shown = (pages: readonly MenuPage[]) => pages.filter((page) => page.isShown).map(item)
  const groups: ShellGroup[] = (top?.groups ?? []).map(({ name, title, icon, pages }) => ({
    id: name,
    label: say(title),
    href: '',
    icon,
    children: shown(pages),
  }))

  return (
    <AppShell
      brand={{ name: sellerName ?? 'Ampdeck' }}
      topMenu={menu.top.map((entry) => ({ id: entry.name, label: say(entry.title), href: firstUrl(entry) }))}
      sideMenu={[...shown(top?.pages ?? []), ...groups.filter((group) => group.children?.length)]}
      current={{ top: top?.name, path: pathname }}
      collapsed={collapsed}
      onCollapse={setCollapsed}
      tools={<HeaderTools />}
      user={user && <UserMenu user={user} />}
      status={<StatusLine sellerName={sellerName} />}
    >
      {children}
    </AppShell>
  )
}
