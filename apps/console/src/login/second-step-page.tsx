import { ApiError } from '@ampdeck/api/client/outcome'
import type { SecondStep } from '@ampdeck/api/system/user'
import { texts } from '@ampdeck/api/texts'
import { FieldFrame, TextInput } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { OneTimeCode } from '@ampdeck/ui/one-time-code'
import { useEffect, useState } from 'react'
import { paths } from '../session/paths.ts'
import { BackToLogin } from './back-to-login.tsx'
import { keepRedirect } from './keep-redirect.ts'
import { leave } from './leave.ts'
import styles from './login.module.css'
import { logInBySecondStep } from './login-calls.ts'
import { LoginForm } from './login-form.tsx'
import { LoginFrame } from './login-frame.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { dropNote, keepNote, readNote } from './session-note.ts'
import { useBranding } from './use-branding.ts'
import { type Check, required, useLoginForm } from './use-login-form.ts'

/** The page's name, also in the title of the window. */
export const secondStepTitle = ['Second factor', '双重验证'] as const

const words = texts({
  byApp: ['Enter the six digits that your authenticator app shows.', '请输入身份验证器应用显示的 6 位数字。'],
  byPasskey: ['Confirm with your passkey that it is you.', '请使用通行密钥验证您的身份。'],
  byRecovery: ['Enter one of the recovery codes that you have stored.', '请输入您保存的恢复码。'],
  code: ['Code of the app', '验证码'],
  recoveryCode: ['Recovery code', '恢复码'],
  sixDigits: ['enter six digits', '请输入六位数字'],
  useRecovery: ['Use a recovery code', '使用恢复码'],
  usePasskey: ['Use a passkey', '使用通行密钥'],
  useApp: ['Use the authenticator app', '使用身份验证器'],
})

const sixDigits: Check = (text) => (/^\d{6}$/.test(text) ? undefined : words.sixDigits)

/** The second step after code 922. Its third wrong code leads back to the log-in. */
export function SecondStepPage() {
  const say = useSay()
  const branding = useBranding()
  const step = useStep()
  const [isRecovery, setRecovery] = useState(false)
  const hasApp = step?.methods.includes('app') ?? true

  return (
    <LoginFrame title={secondStepTitle} branding={branding}>
      <p className={styles.lead}>
        {say(isRecovery ? words.byRecovery : hasApp ? words.byApp : words.byPasskey)}
      </p>
      {(isRecovery || hasApp) && (
        <CodeForm key={String(isRecovery)} isRecovery={isRecovery} ticket={step?.ticket ?? ''} />
      )}
      {step?.methods.includes('passkey') && <PasskeyButton ticket={step.ticket} />}
      <button type="button" className={styles.back} onClick={() => setRecovery(!isRecovery)}>
        {say(isRecovery ? (hasApp ? words.useApp : words.usePasskey) : words.useRecovery)}
      </button>
      <BackToLogin />
    </LoginFrame>
  )
}

function CodeForm({ ticket, isRecovery }: { ticket: string; isRecovery: boolean }) {
  const say = useSay()
  const [digits, setDigits] = useState<string | null>(null)
  const form = useLoginForm({ code: isRecovery ? required : sixDigits }, ({ code }) =>
    orLogInAnew(logInBySecondStep(ticket, code)),
  )
  const { ref } = form
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])

  return (
    <LoginForm of={form}>
      {isRecovery ? (
        <TextInput
          {...form.field('code')}
          label={say(words.recoveryCode)}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
        />
      ) : (
        <FieldFrame label={say(words.code)} error={form.field('code').error} isRequired>
          {(wiring) => <OneTimeCode {...wiring} name="code" value={digits} onChange={setDigits} />}
        </FieldFrame>
      )}
    </LoginForm>
  )
}

/** What code 922 left behind; whoever comes without it begins with the log-in. */
function useStep(): SecondStep | undefined {
  const [step, setStep] = useState<SecondStep>()

  useEffect(() => {
    const kept = readNote('secondStep') as SecondStep | undefined
    if (typeof kept?.ticket === 'string') setStep(kept)
    else location.replace(keepRedirect(paths.login, location.search))
  }, [])
  return step
}

/** A step that is closed is begun anew with a log-in, which says why. */
async function orLogInAnew(work: Promise<void>): Promise<void> {
  try {
    await work
    dropNote('secondStep')
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error
    dropNote('secondStep')
    keepNote('closed', 'secondStep')
    return leave(keepRedirect(paths.login, location.search))
  }
}
