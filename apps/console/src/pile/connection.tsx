import { ocppPath, type PileRow, pile } from '@ampdeck/api/config/pile'
import { pileTexts } from '@ampdeck/api/config/pile.texts'
import type { Language } from '@ampdeck/api/enumeration'
import { protocol } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList, Panel } from '@ampdeck/ui/detail'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { ageText } from '@ampdeck/ui/live'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { useAction } from '../data/use-action.ts'
import styles from './pile.module.css'

const PasswordDialog = lazyOf(() => import('./password-dialog.tsx'), 'PasswordDialog')

const words = texts({
  title: ['Connection', '连接'],
  address: ['Address', '连接地址'],
  state: ['Connection status', '连接状态'],
  open: ['Connected', '已连接'],
  closed: ['Not connected', '未连接'],
  password: ['Password', '密码'],
  isSet: ['Set: the pile must authenticate with it', '已设置：电桩须通过密码验证'],
  notSet: ['Not set: the pile connects without authentication', '未设置：电桩无需验证'],
  set: ['Set password', '设置密码'],
  change: ['Change password', '修改密码'],
  clear: ['Clear password', '清除密码'],
  clearAsk: ['Clear the password of {code}?', '清除 {code} 的密码？'],
  clearText: [
    'Anyone who knows the address can then connect as this pile.',
    '清除后，任何知道地址的设备都能以此电桩的身份连接。',
  ],
  cleared: ['Password of {code} cleared', '{code} 的密码已清除'],
  device: ['Device', '设备'],
  certificate: ['Certificate', '证书'],
  until: ['Until {day}', '有效期至 {day}'],
  clock: ['Clock', '时钟'],
  unknown: ['Not measured yet', '尚未测得'],
  right: ['Accurate', '准确'],
  fast: ['{time} fast: times of bills are corrected', '快 {time}：计费时间已按平台时间修正'],
  slow: ['{time} slow: times of bills are corrected', '慢 {time}：计费时间已按平台时间修正'],
})

/** A clock that differs by less is right. */
const RIGHT_MS = 60_000

function clockOf({ clockSkewMs }: PileRow, say: ReturnType<typeof useSay>, language: Language): string {
  if (clockSkewMs === null) return say(words.unknown)
  const off = Math.abs(clockSkewMs)
  if (off < RIGHT_MS) return say(words.right)
  const time = ageText(off, language)
  return say(clockSkewMs > 0 ? words.fast : words.slow, { time })
}

/** Where a real pile connects, how it proves itself, and what it has said of itself. */
export function Connection({ of }: { of: PileRow }) {
  const say = useSay()
  const { language } = useLanguage()
  const [asked, setAsked] = useState<'set' | 'clear'>()
  const [isBusy, setBusy] = useState(false)
  const setPassword = useAction(pile.setPassword)
  const { id, code, hasPassword, isConnected, vendor, model } = of
  const address = `${location.origin.replace(/^http/, 'ws')}${ocppPath(code)}`
  const close = () => setAsked(undefined)
  const clear = async () => {
    setBusy(true)
    const done = await setPassword({ id, password: null })
    setBusy(false)
    close()
    if (done) showMessage({ text: say(words.cleared, { code }), tone: 'status' })
  }

  return (
    <Panel
      title={say(words.title)}
      tools={
        <span className={styles.row}>
          {hasPassword && (
            <GuardedButton of={pile.update} size="small" look="plain" onClick={() => setAsked('clear')}>
              {say(words.clear)}
            </GuardedButton>
          )}
          <GuardedButton of={pile.update} size="small" onClick={() => setAsked('set')}>
            {say(hasPassword ? words.change : words.set)}
          </GuardedButton>
        </span>
      }
    >
      <DescriptionList
        columns={2}
        items={[
          {
            label: say(words.address),
            value: <span className={styles.address}>{address}</span>,
            copy: address,
            wide: true,
          },
          { label: say(pileTexts.protocol), value: protocol.label(of.protocol, language) },
          { label: say(words.state), value: say(isConnected ? words.open : words.closed) },
          { label: say(words.password), value: say(hasPassword ? words.isSet : words.notSet) },
          ...(of.certificateEnd
            ? [
                {
                  label: say(words.certificate),
                  value: say(words.until, { day: of.certificateEnd.slice(0, 10) }),
                },
              ]
            : []),
          { label: say(words.clock), value: clockOf(of, say, language) },
          { label: say(words.device), value: [vendor, model].filter(Boolean).join(' ') },
        ]}
      />
      {asked === 'set' && <PasswordDialog of={of} onClose={close} />}
      {asked === 'clear' && (
        <ConfirmDialog
          open
          danger
          busy={isBusy}
          title={say(words.clearAsk, { code })}
          action={say(words.clear)}
          onConfirm={() => void clear()}
          onCancel={close}
        >
          {say(words.clearText)}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
