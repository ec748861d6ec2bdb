import { type ManagedUser, userAdmin } from '@ampdeck/api/system/user-admin'
import { texts } from '@ampdeck/api/texts'
import { LinkButton } from '@ampdeck/ui/button'
import { StepButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
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
  const [isResetting, setResetting] = useState(false)
  const viewAs = useViewAs()
  const unlock = useAction(userAdmin.unlock)

  return (
    <>
      <StepButton
        of={userAdmin.unlock}
        row={user}
        hiddenElsewhere
        onClick={() => void unlock({ id: user.id })}
      >
        {say(words.unlock)}
      </StepButton>
      <StepButton of={userAdmin.resetPassword} row={user} onClick={() => setResetting(true)}>
        {say(words.resetPassword)}
      </StepButton>
      <StepButton of={userAdmin.viewAs} row={user} onClick={() => void viewAs(user)}>
        {say(words.viewAs)}
      </StepButton>
      <LinkButton href={`/why?user=${user.id}`}>{say(words.why)}</LinkButton>
      {isResetting && <ResetPasswordDialog user={user} onClose={() => setResetting(false)} />}
    </>
  )
}
