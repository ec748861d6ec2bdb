import { type CostModelRow, costModel } from '@ampdeck/api/config/cost-model'
import { texts } from '@ampdeck/api/texts'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { TariffClock, TariffCompare } from '@ampdeck/ui/tariff-clock'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import styles from './cost-model.module.css'
import { versionName } from './version-name.ts'

const words = texts({
  title: ['Issue {name}?', '下发 {name}？'],
  effect: [
    'It sets the price of {count} guns from {time}. Running charges keep the price they started with.',
    '自 {time} 起生效，影响 {count} 把充电枪；进行中的充电仍按开始时的价格计费。',
  ],
  action: ['Issue version', '下发版本'],
  done: ['{name} is issued', '{name} 已下发'],
})

/** Asks before a version is issued, with what it changes. */
export function IssueQuestion({ model, onDone }: { model: CostModelRow; onDone: () => void }) {
  const say = useSay()
  const { minute } = useFormats()
  const issue = useAction(costModel.issue)
  const [isBusy, setBusy] = useState(false)
  const { data: versions = [] } = useRead(costModel.versions, { id: model.id })
  const name = versionName(model.code, model.newestVersion)
  const before = versions.find(({ no }) => no === model.currentVersion)

  const confirm = async () => {
    setBusy(true)
    const done = await issue({ id: model.id, version: model.version })
    if (done) showMessage({ text: say(words.done, { name }), tone: 'status' })
    onDone()
  }

  return (
    <ConfirmDialog
      open
      title={say(words.title, { name })}
      action={say(words.action)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    >
      <p>{say(words.effect, { time: minute(model.effectiveTime), count: model.gunCount })}</p>
      <div className={styles.difference}>
        {before ? (
          <TariffCompare
            before={{ label: versionName(model.code, before.no), periods: before.periods }}
            after={{ label: name, periods: model.periods }}
          />
        ) : (
          <TariffClock label={name} periods={model.periods} />
        )}
      </div>
    </ConfirmDialog>
  )
}
