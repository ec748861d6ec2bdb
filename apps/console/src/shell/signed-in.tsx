import { GrantsProvider } from '@ampdeck/ui/gate'
import { Failed, Loading } from '@ampdeck/ui/state-panel'
import { Navigate, useLocation } from 'react-router-dom'
import { failureOf } from '../data/failure-of.ts'
import { pageAt } from '../menu/menu.ts'
import { MenuProvider } from '../menu/menu-context.ts'
import { paths } from '../session/paths.ts'
import { useSession } from '../session/use-session.ts'
import { UserProvider } from '../session/user-context.ts'
import { ConsoleShell } from './console-shell.tsx'

/** Everything behind the log-in: the menu decides which pages there are. */
export function SignedIn() {
  const { menu, user, failure, retry } = useSession()
  const { pathname } = useLocation()

  if (failure) return <Failed title={failureOf(failure).message} onRetry={() => void retry()} />
  if (!menu) return <Loading />
  if (pathname === '/') return <Navigate to={pageAt(menu, paths.home) ? paths.home : paths.noHome} replace />
  return (
    <GrantsProvider grants={menu.grants}>
      <MenuProvider value={menu}>
        <UserProvider value={user}>
          <ConsoleShell menu={menu} user={user} />
        </UserProvider>
      </MenuProvider>
    </GrantsProvider>
  )
}
