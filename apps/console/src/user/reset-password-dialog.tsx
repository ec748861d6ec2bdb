import { type ManagedUser, userAdmin } from '@ampdeck/api/system/user-admin'
import { userAdminTexts } from '@ampdeck/api/system/user-admin.texts'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { PasswordField } from '@ampdeck/ui/password-input'
import { INITIAL_PASSWORD_LENGTH, initialPassword } from '@ampdeck/validation/forms'
import { md5 } from 'js-md5'
import { z } from 'zod'
import { FormDialog } from '../form/form-dialog.tsx'
import { useCallForm } from '../form/use-call-form.ts'

const words = texts({
  title: ['Reset the password of {name}', '重置{name}的密码'],
  effect: [
    'Every session of this account ends at once. The new password is valid for one login, at which it must be changed.',
    '该账号的所有会话将立即退出。新密码仅用于首次登录，登录后须修改。',
  ],
  reset: ['Reset password', '重置密码'],
  done: ['Password of {name} reset', '已重置{name}的密码'],
})

const Draft = z.object({ password: initialPassword })

/** A new initial password; only its hash leaves the device. */
export function ResetPasswordDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const say = useSay()
  const form = useCallForm(userAdmin.resetPassword, Draft, {
    texts: userAdminTexts,
    defaults: { password: '' },
    input: ({ password }) => ({ id: user.id, password: md5(password) }),
    said: () => say(words.done, { name: user.name }),
    onClose,
  })

  return (
    <FormDialog
      form={form}
      title={say(words.title, { name: user.name })}
      action={say(words.reset)}
      onClose={onClose}
      lead={<p>{say(words.effect)}</p>}
    >
      <PasswordField of={form} name="password" rule="user" maxLength={INITIAL_PASSWORD_LENGTH} />
    </FormDialog>
  )
}
