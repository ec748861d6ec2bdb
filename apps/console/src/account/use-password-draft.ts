import { account } from '@ampdeck/api/system/account'
import { texts } from '@ampdeck/api/texts'
import { type Draft, useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { passwordChange } from '@ampdeck/validation/forms'
import { messages } from '@ampdeck/validation/message'
import { md5 } from 'js-md5'
import type { z } from 'zod'
import { dropEarly } from '../data/early-requests.ts'
import { useCall } from '../data/use-call.ts'

export type PasswordDraft = Draft<z.input<typeof passwordChange>>

const labels = texts({
  oldPassword: ['Original password', '原密码'],
  newPassword: ['New password', '新密码'],
  confirmPassword: ['Confirm password', '确认新密码'],
})

const blank = { oldPassword: '', newPassword: '', confirmPassword: '' }

/** The form of a password change: nothing of it is kept on the device, and only hashes leave it. */
export function usePasswordDraft(onChanged: () => void): PasswordDraft {
  const say = useSay()
  const change = useCall(account.updatePassword)

  return useDraft(passwordChange, {
    texts: labels,
    defaults: blank,
    submit: ({ oldPassword, newPassword }) =>
      change({ oldPassword: md5(oldPassword), password: md5(newPassword) }),
    onDone: () => {
      // A list that was asked for early was refused while the password had to be changed first.
      dropEarly()
      showMessage({ text: say(messages['password.reset']), tone: 'status' })
      onChanged()
    },
  })
}
