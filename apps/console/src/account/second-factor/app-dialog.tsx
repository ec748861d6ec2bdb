import { keyOf } from '@ampdeck/api/query'
import { type AppSecret, secondFactor } from '@ampdeck/api/system/second-factor'
import { user } from '@ampdeck/api/system/user'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { useDraft } from '@ampdeck/ui/form'
import { Glyph } from '@ampdeck/ui/glyph'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { OneTimeCodeField } from '@ampdeck/ui/one-time-code'
import { QrCode } from '@ampdeck/ui/qr-code'
import { textPattern } from '@ampdeck/validation/text-pattern'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { dropEarly } from '../../data/early-requests.ts'
import { useAction } from '../../data/use-action.ts'
import { useCall } from '../../data/use-call.ts'
import { useRead } from '../../data/use-read.ts'
import { FormDialog } from '../../form/form-dialog.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import styles from './second-factor.module.css'
import { factorTexts } from './second-factor.texts.ts'

const LogOutQuestion = lazyOf(() => import('../log-out-question.tsx'), 'LogOutQuestion')

const words = texts({
  forced: [
    'Your company requires a second factor. Set it up to continue.',
    '贵公司要求启用双重验证，请先完成设置再继续。',
  ],
  scan: [
    'Scan this code with an authenticator app, then enter the six digits that it shows.',
    '请使用身份验证器应用扫描二维码，然后输入应用显示的 6 位数字。',
  ],
  qr: ['QR code for the authenticator app', '身份验证器二维码'],
  type: ['Key, where the app cannot scan', '密钥（无法扫描时手动输入）'],
  logOut: ['Log out', '退出登录'],
})
const labels = texts({ code: ['Code of the app', '验证码'] })
const Code = z.object({ code: textPattern(/^\d{6}$/, 'sixDigits') })

interface AppDialogProps {
  onClose: () => void
  /** Then only a second factor or a log-out closes it. */
  forced?: boolean
}

/** Sets up an authenticator app: the password where it is due, the QR code, a first code, the recovery codes. */
export function AppDialog({ onClose, forced = false }: AppDialogProps) {
  const say = useSay()
  const queries = useQueryClient()
  const state = useRead(secondFactor.state, {})
  const [isBegun, setBegun] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const [isLeaving, setLeaving] = useState(false)
  const leave = forced ? { label: say(words.logOut), go: () => setLeaving(true) } : undefined

  const finish = () => {
    // What was asked for meanwhile was refused.
    dropEarly()
    void queries.invalidateQueries({ queryKey: keyOf(user.info) })
    onClose()
  }
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={finish} />
  if (!state.data) return null
  return (
    <>
      {state.data.isProven || isBegun ? (
        <ScanDialog
          leave={leave}
          onBegun={() => setBegun(true)}
          onClose={onClose}
          onDone={(recoveryCodes) => (recoveryCodes ? setCodes(recoveryCodes) : finish())}
        />
      ) : (
        <ProofDialog leave={leave} onProven={() => setBegun(true)} onClose={onClose} />
      )}
      {isLeaving && <LogOutQuestion onClose={() => setLeaving(false)} />}
    </>
  )
}

interface ScanDialogProps {
  leave: { label: string; go: () => void } | undefined
  onBegun: () => void
  onClose: () => void
  /** With recovery codes where the person had none. */
  onDone: (recoveryCodes: readonly string[] | null) => void
}

function ScanDialog({ leave, onBegun, onClose, onDone }: ScanDialogProps) {
  const say = useSay()
  const begin = useAction(secondFactor.beginApp)
  const confirm = useCall(secondFactor.confirmApp)
  const [app, setApp] = useState<AppSecret>()

  // One secret for each time the dialog opens; a later answer would show a code that no longer counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another render is no reason for another secret
  useEffect(() => {
    let isOpen = true
    void begin({}).then((begun) => {
      if (isOpen && begun) setApp(begun)
      onBegun()
    })
    return () => {
      isOpen = false
    }
  }, [])
  const form = useDraft(Code, {
    texts: labels,
    defaults: { code: '' },
    submit: ({ code }) => confirm({ code }),
    onDone: (saved) => (saved ? onDone(saved.recoveryCodes) : onClose()),
  })

  return (
    <FormDialog
      form={form}
      title={say(factorTexts.setUp)}
      action={say(factorTexts.goOn)}
      closable={!leave}
      leave={leave}
      onClose={onClose}
      lead={
        <>
          {leave && (
            <p role="alert" className={styles.warning}>
              <Glyph name="alarm" tone="warning" size={14} />
              {say(words.forced)}
            </p>
          )}
          <p className={styles.lead}>{say(words.scan)}</p>
          <div className={styles.scan}>
            <div>{app && <QrCode text={app.uri} label={say(words.qr)} />}</div>
            <DescriptionList
              columns={1}
              className={styles.secret}
              items={[
                {
                  label: say(words.type),
                  value: app?.secret.replace(/(.{4})(?=.)/g, '$1 '),
                  copy: app?.secret,
                },
              ]}
            />
          </div>
        </>
      }
    >
      <OneTimeCodeField of={form} name="code" />
    </FormDialog>
  )
}
