import { keyOf } from '@ampdeck/api/query'
import { account } from '@ampdeck/api/system/account'
import { secondFactor } from '@ampdeck/api/system/second-factor'
import { texts } from '@ampdeck/api/texts'
import { useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { PasswordField } from '@ampdeck/ui/password-input'
import { text } from '@ampdeck/validation/text-pattern'
import { useQueryClient } from '@tanstack/react-query'
import { md5 } from 'js-md5'
import { z } from 'zod'
import { useCall } from '../../data/use-call.ts'
import { FormDialog } from '../../form/form-dialog.tsx'
import styles from './second-factor.module.css'
import { factorTexts } from './second-factor.texts.ts'

const words = texts({
  title: ['Enter your password once more', '请再次输入密码'],
  why: [
    'You logged in some time ago. Enter your password to confirm that it is you.',
    '距离上次登录已有一段时间，请输入密码确认是您本人操作。',
  ],
})
const labels = texts({ password: ['Password', '密码'] })
const Proof = z.object({ password: text('empty').min(1, 'empty') })

interface ProofDialogProps {
  onProven: () => void
  onClose: () => void
  /** Another way out, where it cannot be closed. */
  leave?: { label: string; go: () => void } | undefined
}

/** Asks for the password before the way to log in is changed: an open console alone does not suffice. */
export function ProofDialog({ onProven, onClose, leave }: ProofDialogProps) {
  const say = useSay()
  const queries = useQueryClient()
  const check = useCall(account.checkPassword)
  const form = useDraft(Proof, {
    texts: labels,
    defaults: { password: '' },
    submit: async ({ password }) => {
      await check({ password: md5(password) })
      await queries.invalidateQueries({ queryKey: keyOf(secondFactor.state) })
      return true
    },
    onDone: (isRight) => (isRight ? onProven() : onClose()),
  })

  return (
    <FormDialog
      form={form}
      title={say(words.title)}
      action={say(factorTexts.goOn)}
      closable={!leave}
      leave={leave}
      onClose={onClose}
      lead={<p className={styles.lead}>{say(words.why)}</p>}
    >
      <PasswordField of={form} name="password" />
    </FormDialog>
  )
}
