import { GrantsProvider } from '@ampdeck/ui/gate'
import { Failed, Loading } from '@ampdeck/ui/state-panel'
import { failureOf } from '../data/failure-of.ts'
import { MenuProvider } from '../menu/menu-context.ts'
import { useSession } from '../session/use-session.ts'
import { UserProvider } from '../session/user-context.ts'
import { ConsoleShell } from './console-shell.tsx'
import { PageRoutes } from './page-routes.tsx'

/** Everything behind the log-in: the menu decides which routes there are. */
export function SignedIn() {
  const { menu, user, failure, retry } = useSession()

  if (failure) return <Failed title={failureOf(failure).message} onRetry={() => void retry()} />
  if (!menu) return <Loading />
  return (
    <GrantsProvider grants={menu.grants}>
      <MenuProvider value={menu}>
        <UserProvider value={user}>
          <ConsoleShell menu={menu} user={user}>
            <PageRoutes menu={menu} />
          </ConsoleShell>
        </UserProvider>
      </MenuProvider>
    </GrantsProvider>
  )
}
