import { type Seller, sellerAdmin } from '@ampdeck/api/system/seller-admin'
import { sellerTexts } from '@ampdeck/api/system/seller-admin.texts'
import { localName, texts } from '@ampdeck/api/texts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { PasswordField } from '@ampdeck/ui/password-input'
import { sellerPassword } from '@ampdeck/validation/patterns'
import { md5 } from 'js-md5'
import { z } from 'zod'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  title: ['Reset the password of {name}', '重置{name}的密码'],
  action: ['Reset password', '重置密码'],
  done: ['{account} must log in with the new password', '{account} 需使用新密码重新登录'],
  hint: [
    'For its first administrator, who is logged out and must change it at the next login',
    '重置首位管理员的密码；其会话将结束，并在下次登录时修改密码',
  ],
})

const Draft = z.object({ password: sellerPassword })

/** A new initial password for a seller's administrator. */
export function PasswordDialog({ seller, onClose }: { seller: Seller; onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const form = useCallForm(sellerAdmin.resetPassword, Draft, {
    texts: sellerTexts,
    input: ({ password }) => ({ id: seller.id, password: md5(password) }),
    said: (saved) => say(words.done, { account: saved.account }),
    onClose,
  })

  return (
    <FormDialog
      form={form}
      title={say(words.title, { name: localName(seller, language) })}
      action={say(words.action)}
      onClose={onClose}
    >
      <PasswordField of={form} name="password" rule="seller" hint={say(words.hint)} />
    </FormDialog>
  )
}
