import type { CodeOf } from '@ampdeck/api/enumeration'
import { pileCommand as commands, gunStatus } from '@ampdeck/api/enumerations/equipment'
import { sendingOf } from '@ampdeck/api/operation/pile-command'
import { remoteStop } from '@ampdeck/api/operation/remote-stop'
import { texts } from '@ampdeck/api/texts'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useLiveAll } from '@ampdeck/ui/live'
import { useCallback, useState } from 'react'
import type { CommandKey } from '../../../pile/command-keys.ts'
import styles from '../../../pile/pile.module.css'
import { pileWords } from '../../../pile/pile.texts.ts'
import type { NamedGun } from '../../../pile/stop-dialog.tsx'
import type { GunStore } from '../../../pile/use-gun-store.ts'

const CommandDialog = lazyOf(() => import('../../../pile/command-dialog.tsx'), 'CommandDialog')
const StopDialog = lazyOf(() => import('../../../pile/stop-dialog.tsx'), 'StopDialog')

const words = texts({
  stop: ['Remote stop', '远程停止'],
  unlock: ['Unlock gun {letter}', '解锁 {letter} 枪'],
  notCharging: ['No charge is running', '没有进行中的充电'],
})

interface CommandBarProps {
  pileId: number
  code: string
  /** The gun that is looked at: a stop and an unlocking concern it, the rest the whole pile. */
  gun: NamedGun
  letter: string
  store: GunStore
  isOnline: boolean
}

const { disable, enable, reset, unlock } = commands.code

/** What may be sent to the pile and to the chosen gun. */
export function CommandBar({ pileId, code, gun, letter, store, isOnline }: CommandBarProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [asked, setAsked] = useState<CodeOf<typeof commands> | 'stop'>()
  const { isGunCharging, isPileCharging } = useCharging(store, String(gun.id))
  const blockedReason = isOnline ? undefined : say(pileWords.offline)
  const close = () => setAsked(undefined)

  return (
    <div className={styles.commands}>
      <GuardedButton
        of={remoteStop.doRemoteStopCharge}
        look="danger"
        blockedReason={isGunCharging ? blockedReason : say(words.notCharging)}
        onClick={() => setAsked('stop')}
      >
        {say(words.stop)} {letter}
      </GuardedButton>
      <GuardedButton of={sendingOf('unlock')} blockedReason={blockedReason} onClick={() => setAsked(unlock)}>
        {say(words.unlock, { letter })}
      </GuardedButton>
      {([enable, disable, reset] as const).map((command) => (
        <GuardedButton
          key={command}
          of={sendingOf(commands.key(command) as CommandKey)}
          blockedReason={blockedReason}
          onClick={() => setAsked(command)}
        >
          {commands.label(command, language)}
        </GuardedButton>
      ))}

      {asked === 'stop' && <StopDialog guns={[gun]} onClose={close} />}
      {asked !== undefined && asked !== 'stop' && (
        <CommandDialog
          command={asked}
          target={asked === unlock ? { gunId: gun.id } : { pileId }}
          name={asked === unlock ? gun.name : code}
          isCharging={isPileCharging}
          onClose={close}
        />
      )}
    </div>
  )
}

type Guns = Pick<GunStore, 'get'>

function isCharging(guns: Guns, id: string): boolean {
  return guns.get(id)?.state.status === gunStatus.code.charging
}

/** Whether the gun charges, and whether any gun of its pile does. */
function useCharging(store: GunStore, gunId: string) {
  const one = useCallback((guns: Guns) => isCharging(guns, gunId), [gunId])
  const any = useCallback((guns: Guns) => [...store.ids()].some((id) => isCharging(guns, id)), [store])

  return { isGunCharging: useLiveAll(store, one), isPileCharging: useLiveAll(store, any) }
}
