import { type ConfigChange, type StationConfig, stationConfig } from '@ampdeck/api/config/station-config'
import { localName } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { useGrants } from '@ampdeck/ui/gate'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { Loading } from '@ampdeck/ui/state-panel'
import { Timeline } from '@ampdeck/ui/timeline'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { ReadFailed } from '../../../data/read-failed.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { ChangeList } from './change-list.tsx'
import { configTexts as words } from './config-parts.ts'
import styles from './station-config.module.css'
import { useConfigWords } from './use-config-words.ts'

/** Who changed what and when, the newest first; the configuration of each moment can be put back. */
export function HistoryPart({ of }: { of: StationConfig }) {
  const say = useSay()
  const { language } = useLanguage()
  const { minute } = useFormats()
  const { may } = useGrants()
  const { changesOf } = useConfigWords(of)
  const [chosen, choose] = useState<ConfigChange>()
  const reading = useRead(stationConfig.history, { id: of.id })
  const { data } = reading
  if (!data) return reading.error ? <ReadFailed of={reading} /> : <Loading />
  if (data.length === 0) return <p className={styles.quiet}>{say(words.noHistory)}</p>

  return (
    <>
      <Timeline
        events={data.map((change, index) => ({
          id: String(change.id),
          title: `${change.userName ?? say(words.byNobody)} · ${localName(change, language, 'page')}`,
          time: minute(change.ts),
          text: (
            <div className={styles.entry}>
              {change.before ? (
                <ChangeList of={changesOf(change.before, change.after)} />
              ) : (
                <p>{say(words.first)}</p>
              )}
              {index > 0 && may(stationConfig.update) && (
                <Button size="small" look="plain" onClick={() => choose(change)}>
                  {say(words.restore)}
                </Button>
              )}
            </div>
          ),
        }))}
      />
      {chosen && <RestoreQuestion of={of} change={chosen} onDone={() => choose(undefined)} />}
    </>
  )
}

interface RestoreQuestionProps {
  of: StationConfig
  change: ConfigChange
  onDone: () => void
}

/** Asks before the configuration of a moment is put back, with what that changes. */
function RestoreQuestion({ of, change, onDone }: RestoreQuestionProps) {
  const say = useSay()
  const { minute } = useFormats()
  const { changesOf } = useConfigWords(of)
  const update = useAction(stationConfig.update)
  const [isBusy, setBusy] = useState(false)
  const reading = useRead(stationConfig.configAt, { id: of.id, changeId: change.id })
  const changes = reading.data && changesOf({ ...of }, { ...reading.data })
  const time = minute(change.ts)

  const confirm = async () => {
    if (!reading.data) return
    setBusy(true)
    const done = await update({ ...reading.data, id: of.id, version: of.version })
    if (done) showMessage({ text: say(words.restored, { time }), tone: 'status' })
    onDone()
  }

  return (
    <ConfirmDialog
      open
      title={say(words.restoreTitle, { time })}
      action={say(words.restore)}
      busy={isBusy || !changes}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    >
      <ReadFailed of={reading} />
      {changes && (changes.length === 0 ? <p>{say(words.same)}</p> : <ChangeList of={changes} />)}
    </ConfirmDialog>
  )
}
