import { type Passkey, secondFactor } from '@ampdeck/api/system/second-factor'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Panel } from '@ampdeck/ui/detail'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { Awaited } from '../../data/awaited.tsx'
import { useAction } from '../../data/use-action.ts'
import { useRead } from '../../data/use-read.ts'
import styles from '../entry-list.module.css'
import own from './second-factor.module.css'
import { factorTexts } from './second-factor.texts.ts'

const ConfirmDialog = lazyOf(() => import('@ampdeck/ui/dialog'), 'ConfirmDialog')
const AfterProof = lazyOf(() => import('./after-proof.tsx'), 'AfterProof')
const PasskeyDialog = lazyOf(() => import('./passkey-dialog.tsx'), 'PasskeyDialog')
const RecoveryCodesDialog = lazyOf(() => import('./recovery-codes-dialog.tsx'), 'RecoveryCodesDialog')

const words = texts({
  title: ['Passkeys', '通行密钥'],
  add: ['Add passkey', '添加通行密钥'],
  none: [
    'A passkey logs you in by finger, face or PIN of your device, without a password.',
    '通行密钥可通过设备的指纹、面容或 PIN 码登录，无需输入密码。',
  ],
  impossible: ['Passkeys need https and a host name', '通行密钥需要 https 及域名访问'],
  made: ['Added {time}', '添加于 {time}'],
  used: ['Last used {time}', '最近使用 {time}'],
  unused: ['Never used', '从未使用'],
  synced: ['On several devices', '多设备同步'],
  rename: ['Rename', '重命名'],
  renameNamed: ['Rename {name}', '重命名 {name}'],
  removeNamed: ['Remove {name}', '移除 {name}'],
  removeTitle: ['Remove {name}?', '移除 {name}？'],
  removeText: ['This passkey can no longer be used', '移除后将无法再使用此通行密钥登录'],
  removed: ['{name} removed', '{name} 已移除'],
})

/** Browsers have passkeys for host names only, over https or on this machine. */
const isPossible = () =>
  'PublicKeyCredential' in window && window.isSecureContext && /[a-z]/i.test(location.hostname)

type Opened = { name: 'add' } | { name: 'rename' | 'remove'; passkey: Passkey }

/** The passkeys of one's own log-in. */
export function PasskeyPanel() {
  const say = useSay()
  const state = useRead(secondFactor.state, {})
  const [opened, setOpened] = useState<Opened>()
  const [codes, setCodes] = useState<readonly string[]>()
  const remove = useAction(secondFactor.removePasskey)
  const { data } = state
  const close = () => setOpened(undefined)

  const removeIt = async ({ id, name }: Passkey) => {
    close()
    if ((await remove({ id })) !== undefined)
      showMessage({ text: say(words.removed, { name }), tone: 'status' })
  }

  return (
    <Panel
      title={say(words.title)}
      tools={
        data && (
          <Button
            size="small"
            blockedReason={isPossible() ? undefined : say(words.impossible)}
            onClick={() => setOpened({ name: 'add' })}
          >
            {say(words.add)}
          </Button>
        )
      }
    >
      {!data && <Awaited of={state} />}
      {data?.passkeys.length === 0 && <p className={own.none}>{say(words.none)}</p>}
      {data && data.passkeys.length > 0 && (
        <ul className={styles.list}>
          {data.passkeys.map((passkey) => (
            <Entry
              key={passkey.id}
              of={passkey}
              onRename={() => setOpened({ name: 'rename', passkey })}
              onRemove={() => setOpened({ name: 'remove', passkey })}
            />
          ))}
        </ul>
      )}

      {opened?.name === 'rename' && <PasskeyDialog of={opened.passkey} onClose={close} />}
      {opened?.name === 'add' && (
        <AfterProof onClose={close}>
          <PasskeyDialog
            onClose={(recoveryCodes) => {
              close()
              setCodes(recoveryCodes ?? undefined)
            }}
          />
        </AfterProof>
      )}
      {opened?.name === 'remove' && (
        <AfterProof onClose={close}>
          <ConfirmDialog
            open
            danger
            title={say(words.removeTitle, { name: opened.passkey.name })}
            action={say(factorTexts.remove)}
            onConfirm={() => void removeIt(opened.passkey)}
            onCancel={close}
          >
            {say(words.removeText)}
          </ConfirmDialog>
        </AfterProof>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  )
}

function Entry({ of, onRename, onRemove }: { of: Passkey; onRename: () => void; onRemove: () => void }) {
  const say = useSay()
  const { name, host, isSynced, createTime, lastUsed } = of

  return (
    <li className={styles.entry}>
      <div className={styles.main}>
        <p className={styles.name}>
          {name}
          {isSynced && <span className={styles.tag}>{say(words.synced)}</span>}
        </p>
        <p className={styles.facts}>
          <span>{host}</span>
          <span>{say(words.made, { time: createTime })}</span>
          <span>{lastUsed ? say(words.used, { time: lastUsed }) : say(words.unused)}</span>
        </p>
      </div>
      <Button size="small" aria-label={say(words.renameNamed, { name })} onClick={onRename}>
        {say(words.rename)}
      </Button>
      <Button size="small" aria-label={say(words.removeNamed, { name })} onClick={onRemove}>
        {say(factorTexts.remove)}
      </Button>
    </li>
  )
}
