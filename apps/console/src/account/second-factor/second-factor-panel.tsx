import { secondFactor } from '@ampdeck/api/system/second-factor'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { DescriptionList, Panel } from '@ampdeck/ui/detail'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { Awaited } from '../../data/awaited.tsx'
import { useAction } from '../../data/use-action.ts'
import { useRead } from '../../data/use-read.ts'
import styles from './second-factor.module.css'
import { factorTexts } from './second-factor.texts.ts'

const ConfirmDialog = lazyOf(() => import('@ampdeck/ui/dialog'), 'ConfirmDialog')
const AppDialog = lazyOf(() => import('./app-dialog.tsx'), 'AppDialog')
const AfterProof = lazyOf(() => import('./after-proof.tsx'), 'AfterProof')
const RecoveryCodesDialog = lazyOf(() => import('./recovery-codes-dialog.tsx'), 'RecoveryCodesDialog')

const words = texts({
  app: ['Authenticator app', '身份验证器'],
  since: ['Since {time}', '启用于 {time}'],
  off: ['Not set up', '未设置'],
  change: ['Set up another app', '更换身份验证器'],
  left: ['{count} left', '剩余 {count} 个'],
  renew: ['New recovery codes', '重新生成恢复码'],
  removeApp: ['Remove app', '移除身份验证器'],
  removeTitle: ['Remove the authenticator app?', '移除身份验证器？'],
  removeText: [
    'Logging in no longer asks for its codes. Without a passkey, the password alone is enough.',
    '移除后登录不再需要验证码；若未添加通行密钥，仅凭密码即可登录。',
  ],
  removed: ['Authenticator app removed', '身份验证器已移除'],
  renewTitle: ['Generate new recovery codes?', '重新生成恢复码？'],
  renewText: ['Existing codes stop working', '现有恢复码将全部失效'],
  required: ['Your company requires a second factor', '贵公司要求启用双重验证'],
})

/** What is open over the panel; what changes something is asked first, and waits for the password where it is due. */
type Opened = 'setUp' | 'remove' | 'renew'

/** The second factor of one's own log-in: the app, and the recovery codes. */
export function SecondFactorPanel() {
  const say = useSay()
  const state = useRead(secondFactor.state, {})
  const [opened, setOpened] = useState<Opened>()
  const [codes, setCodes] = useState<readonly string[]>()
  const remove = useAction(secondFactor.removeApp)
  const renew = useAction(secondFactor.renewRecoveryCodes)
  const { data } = state
  const close = () => setOpened(undefined)

  const removeApp = async () => {
    close()
    if ((await remove({})) !== undefined) showMessage({ text: say(words.removed), tone: 'status' })
  }
  const renewCodes = async () => {
    close()
    setCodes((await renew({}))?.recoveryCodes)
  }

  return (
    <Panel
      title={say(factorTexts.title)}
      tools={
        data && (
          <div className={styles.actions}>
            {(data.appTime !== null || data.passkeys.length > 0) && (
              <Button size="small" onClick={() => setOpened('renew')}>
                {say(words.renew)}
              </Button>
            )}
            {data.appTime !== null && (
              <Button
                size="small"
                blockedReason={
                  data.isRequired && data.passkeys.length === 0 ? say(words.required) : undefined
                }
                onClick={() => setOpened('remove')}
              >
                {say(words.removeApp)}
              </Button>
            )}
            <Button size="small" onClick={() => setOpened('setUp')}>
              {say(data.appTime ? words.change : factorTexts.setUp)}
            </Button>
          </div>
        )
      }
    >
      {data ? (
        <DescriptionList
          columns={2}
          items={[
            {
              label: say(words.app),
              value: data.appTime ? say(words.since, { time: data.appTime }) : say(words.off),
            },
            { label: say(factorTexts.recovery), value: say(words.left, { count: data.recoveryCodes }) },
          ]}
        />
      ) : (
        <Awaited of={state} />
      )}

      {opened === 'setUp' && <AppDialog onClose={close} />}
      {(opened === 'remove' || opened === 'renew') && (
        <AfterProof onClose={close}>
          <ConfirmDialog
            open
            danger={opened === 'remove'}
            title={say(opened === 'remove' ? words.removeTitle : words.renewTitle)}
            action={say(opened === 'remove' ? words.removeApp : words.renew)}
            onConfirm={() => void (opened === 'remove' ? removeApp() : renewCodes())}
            onCancel={close}
          >
            {say(opened === 'remove' ? words.removeText : words.renewText)}
          </ConfirmDialog>
        </AfterProof>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  )
}
