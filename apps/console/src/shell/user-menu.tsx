import type { UserInfo } from '@ampdeck/api/system/user'
import { user as userCalls } from '@ampdeck/api/system/user'
import { texts } from '@ampdeck/api/texts'
import { UserButton } from '@ampdeck/ui/app-shell'
import { useSay } from '@ampdeck/ui/language'
import { Menu } from '@ampdeck/ui/menu'
import { showMessage } from '@ampdeck/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { client } from '../data/client.ts'
import { paths } from '../session/paths.ts'
import { clearSession } from '../session/storage.ts'

/** Asked once a session at most: not a byte of the first load. */
const ConfirmDialog = lazy(async () => ({ default: (await import('@ampdeck/ui/dialog')).ConfirmDialog }))

const words = texts({
  settings: ['Personalised settings', '个性化设置'],
  logOut: ['Log out', '退出登录'],
  question: ['really log out?', '确定要退出登录吗？'],
  failed: ['exception when logging out', '退出登录异常'],
})

/** The user's own menu. */
export function UserMenu({ user, onSettings }: { user: UserInfo; onSettings: () => void }) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)

  // Whatever the server answers, the browser forgets the session (spec.md §4).
  const logOut = async () => {
    try {
      await client(userCalls.logout, {})
    } catch {
      showMessage({ text: say(words.failed), tone: 'error' })
    }
    clearSession()
    location.assign(paths.login)
  }

  return (
    <>
      <Menu
        label={user.name}
        trigger={<UserButton name={user.name} picture={user.icon ?? undefined} />}
        items={[
          { id: 'settings', label: say(words.settings) },
          { id: 'logOut', label: say(words.logOut), separatorBefore: true },
        ]}
        onChoose={(id) => (id === 'settings' ? onSettings() : setAsking(true))}
      />
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            title={say(words.logOut)}
            onConfirm={() => void logOut()}
            onCancel={() => setAsking(false)}
          >
            {say(words.question)}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
