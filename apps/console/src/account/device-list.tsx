import { account, type SignedInDevice } from '@ampdeck/api/system/account'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Panel } from '@ampdeck/ui/detail'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { showMessage } from '@ampdeck/ui/toast'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Awaited } from '../data/awaited.tsx'
import { useAction } from '../data/use-action.ts'
import { useRead } from '../data/use-read.ts'
import { deviceName } from './device-name.ts'
import styles from './entry-list.module.css'

const ConfirmDialog = lazyOf(() => import('@ampdeck/ui/dialog'), 'ConfirmDialog')

const words = texts({
  title: ['Signed-in devices', '已登录设备'],
  count: ['{count} device | {count} devices', '{count} 台设备'],
  current: ['This device', '当前设备'],
  first: ['First seen {time}', '首次登录 {time}'],
  last: ['Last seen {time}', '最近活动 {time}'],
  revoke: ['Revoke', '下线'],
  revokeOne: ['Revoke {device}?', '下线 {device}？'],
  revokeNamed: ['Revoke {device}, {ip}', '下线 {device}，{ip}'],
  revokeOthers: ['Revoke all others', '下线其他设备'],
  revokeOthersTitle: ['Revoke all other devices?', '下线所有其他设备？'],
  consequence: [
    'That device is logged out at once, and what is not saved there is lost.',
    '该设备将立即退出登录，未保存的内容将丢失。',
  ],
  revokeIt: ['Revoke device', '下线该设备'],
  revokeAll: ['Revoke devices', '下线这些设备'],
  revoked: ['{device} revoked', '{device} 已下线'],
  revokedAll: ['All other devices revoked', '其他设备已全部下线'],
  all: ['Show all {count}', '显示全部 {count} 台'],
})

/** As many as one looks through; the rest is shown on demand. */
const SHOWN = 10

/** What is asked about: one device, or all but this one. */
type Asked = SignedInDevice | 'others'

/** Where the user is signed in, and the way to end each of it from here. */
export function DeviceList() {
  const devices = useRead(account.sessions, {})
  const revokeOne = useAction(account.revokeSession)
  const revokeOthers = useAction(account.revokeOtherSessions)

  return (
    <Devices
      of={devices}
      onRevoke={(device) => (device === 'others' ? revokeOthers({}) : revokeOne({ id: device.id }))}
    />
  )
}

interface DevicesProps {
  of: UseQueryResult<SignedInDevice[]>
  /** Without it the devices are only shown. Gives nothing where it was refused. */
  onRevoke?: ((device: Asked) => Promise<unknown>) | undefined
}

/** The devices at which somebody is signed in. */
export function Devices({ of: devices, onRevoke }: DevicesProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [asked, setAsked] = useState<Asked>()
  const [shown, setShown] = useState(SHOWN)
  const { data } = devices

  const revoke = async () => {
    setAsked(undefined)
    const answer = asked && (await onRevoke?.(asked))
    if (answer === undefined || !asked) return
    const text =
      asked === 'others' ? say(words.revokedAll) : say(words.revoked, { device: deviceName(asked, language) })
    showMessage({ text, tone: 'status' })
  }

  return (
    <Panel
      title={say(words.title)}
      caption={data && say(words.count, { count: data.length })}
      tools={
        onRevoke &&
        data &&
        data.length > 1 && (
          <Button size="small" onClick={() => setAsked('others')}>
            {say(words.revokeOthers)}
          </Button>
        )
      }
    >
      {data ? (
        <>
          <ul className={styles.list}>
            {data.slice(0, shown).map((device) => (
              <Device key={device.id} of={device} onRevoke={onRevoke && (() => setAsked(device))} />
            ))}
          </ul>
          {data.length > shown && (
            <Button size="small" onClick={() => setShown(data.length)}>
              {say(words.all, { count: data.length })}
            </Button>
          )}
        </>
      ) : (
        <Awaited of={devices} />
      )}
      {asked && (
        <ConfirmDialog
          open
          danger
          title={
            asked === 'others'
              ? say(words.revokeOthersTitle)
              : say(words.revokeOne, { device: deviceName(asked, language) })
          }
          action={say(asked === 'others' ? words.revokeAll : words.revokeIt)}
          onConfirm={() => void revoke()}
          onCancel={() => setAsked(undefined)}
        >
          {say(words.consequence)}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function Device({ of, onRevoke }: { of: SignedInDevice; onRevoke: (() => void) | undefined }) {
  const say = useSay()
  const { language } = useLanguage()
  const name = deviceName(of, language)

  return (
    <li className={styles.entry}>
      <div className={styles.main}>
        <p className={styles.name}>
          {name}
          {of.isCurrent && <span className={styles.tag}>{say(words.current)}</span>}
        </p>
        <p className={styles.facts}>
          <span>{of.ip}</span>
          <span>{say(words.first, { time: of.createTime })}</span>
          <span>{say(words.last, { time: of.lastSeen })}</span>
        </p>
      </div>
      {!of.isCurrent && onRevoke && (
        <Button
          size="small"
          aria-label={say(words.revokeNamed, { device: name, ip: of.ip })}
          onClick={onRevoke}
        >
          {say(words.revoke)}
        </Button>
      )}
    </li>
  )
}
