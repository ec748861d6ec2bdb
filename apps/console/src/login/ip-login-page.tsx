import { ApiError } from '@ampdeck/api/client/outcome'
import type { ExtraVerification } from '@ampdeck/api/system/user'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { useEffect, useState } from 'react'
import { paths } from '../session/paths.ts'
import { BackToLogin } from './back-to-login.tsx'
import { captchaTexts } from './captcha.texts.ts'
import { CaptchaField, sixDigits } from './captcha-field.tsx'
import { dropIpInfo, readIpInfo } from './ip-info.ts'
import { keepRedirect } from './keep-redirect.ts'
import { leave } from './leave.ts'
import styles from './login.module.css'
import { logInByIp, sendIpCaptcha } from './login-calls.ts'
import { LoginForm } from './login-form.tsx'
import { LoginFrame } from './login-frame.tsx'
import { placeOf } from './place-of.ts'
import { keepNote } from './session-note.ts'
import { useBranding } from './use-branding.ts'
import { useLoginForm } from './use-login-form.ts'

/** The page's name, also in the title of the window. */
export const ipLoginTitle = ['Extra verification', '异地登录验证'] as const

const words = texts({
  why: [
    'This account has not been used from this network before. Enter a captcha to continue.',
    '该账号首次在此网络中登录，请输入短信验证码以继续。',
  ],
  address: ['Address', '登录地址'],
  place: ['Place', '登录地点'],
})

/** The extra verification after code 921 (screens.md S002). Its third wrong captcha leads back to the log-in. */
export function IpLoginPage() {
  const say = useSay()
  const branding = useBranding()
  const info = useIpInfo()

  return (
    <LoginFrame title={ipLoginTitle} branding={branding}>
      <p className={styles.lead}>{say(words.why)}</p>
      <Facts info={info} />
      <Verification ticket={info?.ticket ?? ''} />
      <BackToLogin />
    </LoginFrame>
  )
}

function Facts({ info }: { info: ExtraVerification | undefined }) {
  const say = useSay()
  const facts = [
    [words.address, info?.ip],
    [words.place, info && say(placeOf(info.ip))],
    [captchaTexts.phone, info?.mobile],
  ] as const

  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label[0]}>
          <dt>{say(label)}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

function Verification({ ticket }: { ticket: string }) {
  const say = useSay()
  const form = useLoginForm({ captcha: sixDigits }, ({ captcha }) =>
    orLogInAnew(logInByIp(ticket, captcha).then(dropIpInfo)),
  )
  const send = () => form.attempt(() => orLogInAnew(sendIpCaptcha(ticket)))

  return (
    <LoginForm of={form}>
      <CaptchaField
        wait="ipWait"
        error={form.field('captcha').error}
        sent={say(captchaTexts.sent)}
        onSend={send}
      />
    </LoginForm>
  )
}

/** What code 921 left behind; whoever comes without it has nothing to verify. */
function useIpInfo(): ExtraVerification | undefined {
  const [info, setInfo] = useState<ExtraVerification>()

  useEffect(() => {
    const kept = readIpInfo()
    if (kept) setInfo(kept)
    else location.replace(keepRedirect(paths.login, location.search))
  }, [])
  return info
}

/** A verification that is closed is begun anew with a log-in, which says why. */
function orLogInAnew<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    const isClosed =
      error instanceof ApiError && error.kind === 'refused' && error.reason === 'verification.closed'
    if (!isClosed) throw error
    dropIpInfo()
    keepNote('closed', true)
    return leave(keepRedirect(paths.login, location.search))
  })
}
