import { userStanding } from '@ampdeck/api/enumerations/system'
import { type ManagedUser, userAdmin } from '@ampdeck/api/system/user-admin'
import { texts } from '@ampdeck/api/texts'
import { LinkButton } from '@ampdeck/ui/button'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useUser } from '../../../session/user-context.ts'
import { useViewAs } from '../../../user/view-as.ts'

const ResetPasswordDialog = lazyOf(
  () => import('../../../user/reset-password-dialog.tsx'),
  'ResetPasswordDialog',
)

const words = texts({
  resetPassword: ['Reset password', '重置密码'],
  unlock: ['Unlock', '解锁'],
  why: ['Why not?', '权限核查'],
  viewAs: ['View the console as this user', '以该用户身份查看'],
})

/** What is done with a user as a whole. */
export function UserTools({ user }: { user: ManagedUser }) {
  const say = useSay()
  const isSelf = useUser()?.id === user.id
  const [isResetting, setResetting] = useState(false)
  const viewAs = useViewAs()
  const unlock = useAction(userAdmin.unlock)

  return (
    <>
      {user.standing === userStanding.code.locked && (
        <GuardedButton of={userAdmin.unlock} onClick={() => void unlock({ id: user.id })}>
          {say(words.unlock)}
        </GuardedButton>
      )}
      {!isSelf && (
        <GuardedButton of={userAdmin.resetPassword} onClick={() => setResetting(true)}>
          {say(words.resetPassword)}
        </GuardedButton>
      )}
      {!isSelf && user.standing !== userStanding.code.disabled && (
        <GuardedButton of={userAdmin.viewAs} onClick={() => void viewAs(user)}>
          {say(words.viewAs)}
        </GuardedButton>
      )}
      <LinkButton href={`/why?user=${user.id}`}>{say(words.why)}</LinkButton>
      {isResetting && <ResetPasswordDialog user={user} onClose={() => setResetting(false)} />}
    </>
  )
}
