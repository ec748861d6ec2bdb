import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { Tabs } from '@ampdeck/ui/tabs'
import { useState } from 'react'
import { loginTexts as words } from './login.texts.ts'
import { LoginFrame } from './login-frame.tsx'
import { LoginNote } from './login-note.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProviderButton } from './provider-button.tsx'
import { useBranding } from './use-branding.ts'

const SmsForm = lazyOf(() => import('./sms-form.tsx'), 'SmsForm')

/** The log-in page (screens.md S001): by password, by a captcha sent to the phone, by a passkey, or at
 * the seller's own provider. */
export function LoginPage() {
  const say = useSay()
  const [method, setMethod] = useState('password')
  const branding = useBranding()

  return (
    <LoginFrame title={words.logIn} branding={branding}>
      <LoginNote />
      <Tabs
        label={say(words.methods)}
        tabs={[
          { id: 'password', label: say(words.byPassword) },
          { id: 'sms', label: say(words.bySms) },
        ]}
        current={method}
        onChange={setMethod}
        onPointerEnter={() => void SmsForm.read()}
      >
        {method === 'password' ? <PasswordForm branding={branding} /> : <SmsForm branding={branding} />}
      </Tabs>
      <PasskeyButton />
      {branding.seller?.singleSignOn && (
        <ProviderButton name={branding.seller.singleSignOn} sellerNumber={branding.seller.sellerNumber} />
      )}
    </LoginFrame>
  )
}
