import { TextInput } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { captchaTexts } from './captcha.texts.ts'
import { CaptchaField, sixDigits } from './captcha-field.tsx'
import { loginTexts as words } from './login.texts.ts'
import { logInBySms, sendSmsCaptcha } from './login-calls.ts'
import { LoginForm } from './login-form.tsx'
import { SellerNumberField } from './seller-number-field.tsx'
import type { Branding } from './use-branding.ts'
import { type Check, required, useLoginForm } from './use-login-form.ts'

/** A mainland mobile number (requirements.md §5); the schemas' own pattern would bring all of them along. */
const phoneNumber: Check = (text) =>
  required(text) ?? (/^1[3-9]\d{9}$/.test(text.trim()) ? undefined : captchaTexts.wrongPhone)

const CHECKS = { sellerNumber: required, phone: phoneNumber, captcha: sixDigits }

/** Log-in by a captcha that is sent to the phone. */
export function SmsForm({ branding }: { branding: Branding }) {
  const say = useSay()
  const form = useLoginForm(CHECKS, logInBySms)

  const send = async () => {
    const typed = form.read(['sellerNumber', 'phone'])
    return typed && form.attempt(() => sendSmsCaptcha(typed))
  }

  return (
    <LoginForm of={form} note={say(words.unknownNetwork)}>
      <SellerNumberField branding={branding} error={form.field('sellerNumber').error} />
      <TextInput
        {...form.field('phone')}
        label={say(captchaTexts.phone)}
        type="tel"
        inputMode="tel"
        maxLength={50}
        autoComplete="tel-national"
      />
      <CaptchaField
        wait="smsWait"
        error={form.field('captcha').error}
        sent={say(captchaTexts.maySent)}
        onSend={send}
      />
    </LoginForm>
  )
}
