import { type MeterKey, meterKey } from '@ampdeck/api/config/meter-key'
import { meterKeyTexts } from '@ampdeck/api/config/meter-key.texts'
import { meterKeySource } from '@ampdeck/api/enumerations/signed'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { GuardedButton, StepButton } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useState } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { AddMeterKey } from './add-meter-key.tsx'
import styles from './meter-keys.module.css'

const words = texts({
  title: ['Public keys of the meter', '电表公钥'],
  none: [
    'No key yet: signed meter values of this gun are kept, and checked when one is known',
    '尚无公钥：该枪的签名计量数据会保留，登记公钥后再验签',
  ],
  failed: ['The keys could not be loaded', '公钥加载失败'],
  add: ['Add key', '登记公钥'],
  end: ['End key', '停用公钥'],
  endKey: ['End key {name}?', '停用公钥 {name}？'],
  effect: [
    'It checks nothing new; what it has verified stays verified. It cannot be used again.',
    '停用后不再用于新的验签，已验签的结果不变，且不能恢复。',
  ],
  key: ['{fingerprint} ({curve})', '{fingerprint}（{curve}）'],
  by: ['{source}, {name}', '{source}，{name}'],
})

/** The keys by which signed values of a gun are checked, with their history. */
export function MeterKeys({ gunId }: { gunId: number }) {
  const say = useSay()
  const keys = useRead(meterKey.list, { gunId })
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<MeterKey>()

  return (
    <section aria-label={say(words.title)} className={styles.root}>
      <h3>{say(words.title)}</h3>
      {!keys.data && <Awaited of={keys} title={say(words.failed)} />}
      {keys.data?.length === 0 && <p>{say(words.none)}</p>}
      {keys.data?.map((key) => (
        <Key key={key.id} of={key} onEnd={() => setEnding(key)} />
      ))}
      <GuardedButton of={meterKey.add} onClick={() => setAdding(true)}>
        {say(words.add)}
      </GuardedButton>
      {isAdding && <AddMeterKey gunId={gunId} onClose={() => setAdding(false)} />}
      {ending && <EndKey of={ending} onClose={() => setEnding(undefined)} />}
    </section>
  )
}

function Key({ of, onEnd }: { of: MeterKey; onEnd: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const { fingerprint, curve, publicKey, meterSerial, source, createUserName, createTime, endTime, remark } =
    of
  const label = meterKeySource.label(source, language)

  return (
    <div className={styles.key}>
      <DescriptionList
        columns={2}
        items={[
          {
            label: say(meterKeyTexts.fingerprint),
            value: say(words.key, { fingerprint, curve }),
            copy: publicKey,
            wide: true,
          },
          { label: say(meterKeyTexts.meterSerial), value: meterSerial },
          {
            label: say(meterKeyTexts.source),
            value: createUserName ? say(words.by, { source: label, name: createUserName }) : label,
          },
          { label: say(meterKeyTexts.createTime), value: createTime },
          { label: say(meterKeyTexts.endTime), value: endTime },
          ...(remark ? [{ label: say(meterKeyTexts.remark), value: remark, wide: true }] : []),
        ]}
      />
      <StepButton of={meterKey.end} row={of} hiddenElsewhere onClick={onEnd}>
        {say(words.end)}
      </StepButton>
    </div>
  )
}

function EndKey({ of: { id, fingerprint }, onClose }: { of: MeterKey; onClose: () => void }) {
  const say = useSay()
  const end = useAction(meterKey.end)
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await end({ id })
    onClose()
  }

  return (
    <ConfirmDialog
      open
      danger
      title={say(words.endKey, { name: fingerprint })}
      action={say(words.end)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {say(words.effect)}
    </ConfirmDialog>
  )
}
