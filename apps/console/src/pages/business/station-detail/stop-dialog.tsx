import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { Power } from '@ampdeck/ui/figure'
import { type Gun, maskedPlate } from '@ampdeck/ui/gun-tile'
import { useSay } from '@ampdeck/ui/language'
import type { LiveStore } from '@ampdeck/ui/live'
import styles from './station-detail.module.css'
import { detailTexts as words } from './station-detail.texts.ts'
import type { RemoteStop } from './use-remote-stop.ts'

interface StopDialogProps {
  stop: RemoteStop
  store: LiveStore<string, Gun>
}

/** Names every charge that would be stopped, before any is. */
export function StopDialog({ stop: { question, isBusy, answer }, store }: StopDialogProps) {
  const say = useSay()
  if (!question) return null
  const { gunIds, skipped } = question

  return (
    <ConfirmDialog
      open
      danger
      busy={isBusy}
      title={say(words.stopTitle, { count: gunIds.length })}
      action={say(words.stopConfirm, { count: gunIds.length })}
      onConfirm={() => void answer(true)}
      onCancel={() => void answer(false)}
    >
      <p>{say(words.stopText)}</p>
      <ul className={styles.stopped}>
        {gunIds.map((id) => {
          const gun = store.get(id)?.state
          return (
            gun && (
              <li key={id}>
                <strong>{`${gun.pileCode}-${letterOf(gun.letter)}`}</strong>
                <span>{gun.plate ? maskedPlate(gun.plate) : ''}</span>
                <Power w={gun.w} />
              </li>
            )
          )
        })}
      </ul>
      {skipped > 0 && <p className={styles.muted}>{say(words.stopSkipped, { count: skipped })}</p>}
    </ConfirmDialog>
  )
}
