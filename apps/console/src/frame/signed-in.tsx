import { GrantsProvider } from '@ampdeck/ui/gate'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { Failed, Loading } from '@ampdeck/ui/state-panel'
import { Navigate, useLocation } from 'react-router-dom'
import { forcedChange } from '../account/forced-change.ts'
import { useOwnWords } from '../config/use-own-words.ts'
import { recordAddressOf } from '../menu/detail-routes.ts'
import { homePathOf } from '../menu/home-path.ts'
import { MenuProvider } from '../menu/menu-context.ts'
import { useIdleQuestion } from '../session/idle-question.ts'
import { OwnerProvider } from '../session/owner-context.ts'
import { paths } from '../session/paths.ts'
import { UserProvider } from '../session/user-context.ts'
import { ConsoleShell } from './console-shell.tsx'
import { useSession } from './use-session.ts'

const IdleDialog = lazyOf(() => import('../relogin/idle-dialog.tsx'), 'IdleDialog')

/** Everything behind the log-in: the menu decides which pages there are. */
export function SignedIn() {
  const { session, fault, retry } = useSession()
  const isIdle = useIdleQuestion()

  return (
    <>
      {session ? (
        <Pages {...session} />
      ) : fault === undefined ? (
        <Loading />
      ) : (
        <Failed title={fault} onRetry={retry} />
      )}
      {isIdle && <IdleDialog />}
    </>
  )
}

type Session = NonNullable<ReturnType<typeof useSession>['session']>

function Pages({ menu, owner, user }: Session) {
  const { pathname } = useLocation()
  const home = homePathOf(menu)
  useOwnWords(user !== undefined && !forcedChange(user))

  if (pathname === paths.root || (pathname === paths.home && home !== paths.home))
    return <Navigate to={home} replace />
  const record = recordAddressOf(pathname)
  if (record) return <Navigate to={record} replace />
  return (
    <GrantsProvider grants={menu.grants} userId={user?.id}>
      <MenuProvider value={menu}>
        <OwnerProvider value={owner}>
          <UserProvider value={user}>
            <ConsoleShell menu={menu} user={user} />
          </UserProvider>
        </OwnerProvider>
      </MenuProvider>
    </GrantsProvider>
  )
}
