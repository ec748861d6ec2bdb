import { IconButton } from '@ampdeck/ui/button'
import { TextInput } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { loginTexts as words } from './login.texts.ts'
import { logIn } from './login-calls.ts'
import { LoginForm } from './login-form.tsx'
import { SellerNumberField } from './seller-number-field.tsx'
import type { Branding } from './use-branding.ts'
import { required, useLoginForm } from './use-login-form.ts'

const CHECKS = { sellerNumber: required, account: required, password: required }

/** Log-in by password. The inputs keep what was typed before the page's script arrived. */
export function PasswordForm({ branding }: { branding: Branding }) {
  const say = useSay()
  const form = useLoginForm(CHECKS, logIn)
  const [isShown, setShown] = useState(false)
  useSubmitBeforeLife(form.submit)

  return (
    <LoginForm of={form} note={say(words.unknownNetwork)}>
      <SellerNumberField branding={branding} error={form.field('sellerNumber').error} />
      <TextInput
        {...form.field('account')}
        label={say(words.userName)}
        maxLength={50}
        autoComplete="username"
      />
      <TextInput
        {...form.field('password')}
        label={say(words.password)}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        end={
          <IconButton label={say(words.show)} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? <EyeOff size={16} /> : <Eye size={16} />}
          </IconButton>
        }
      />
    </LoginForm>
  )
}

/** A click on "Log in" that came before this script did is not lost: the document's first script has noted it. */
function useSubmitBeforeLife(submit: () => Promise<void>) {
  const latest = useRef(submit)
  latest.current = submit
  useEffect(() => {
    if (document.documentElement.dataset.submitted === undefined) return
    delete document.documentElement.dataset.submitted
    void latest.current()
  }, [])
}
