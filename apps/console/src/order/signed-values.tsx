import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import type { SignedDocument } from '@ampdeck/api/bill/signed-value'
import { signedMark, signedPlace, signedState } from '@ampdeck/api/enumerations/signed'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { DescriptionList } from '@ampdeck/ui/detail'
import { Energy } from '@ampdeck/ui/figure'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { Download } from 'lucide-react'
import { saveBlob } from '../data/save-file.ts'
import styles from './signed-values.module.css'
import { transparencyFile } from './transparency-file.ts'

const words = texts({
  title: ['Signed meter values', '签名计量数据'],
  wrong: [
    'The signature does not fit: the data was changed after the meter signed it, or the key on record is not this meter’s. The bill was not changed.',
    '验签失败：数据在电表签名后被改动，或登记的公钥不属于该电表。账单金额未因此改变。',
  ],
  begin: ['Begin', '开始读数'],
  end: ['End', '结束读数'],
  energy: ['Signed energy', '签名电量'],
  state: ['Signature', '签名'],
  meter: ['Meter', '电表编号'],
  key: ['Key', '公钥指纹'],
  unset: ['{reading} (clock of the meter not set)', '{reading}（电表时钟未同步）'],
  document: ['{place}, {time}', '{place}，{time}'],
  download: ['Download for transparency software', '下载（透明软件格式）'],
})

type Signed = NonNullable<ChargeOrderDetail['signed']>

/** What the meter has signed of a charge, whether it is genuine, and in what it differs from the bill. */
export function SignedValues({ order: { signed, orderNo } }: { order: ChargeOrderDetail }) {
  const say = useSay()
  const { language } = useLanguage()
  if (!signed) return null
  const { state, marks, documents } = signed
  const save = () =>
    saveBlob(new Blob([transparencyFile(documents)], { type: 'application/xml' }), `${orderNo}.xml`)

  return (
    <section aria-label={say(words.title)}>
      <h3>{say(words.title)}</h3>
      {state === signedState.code.wrong && <p role="alert">{say(words.wrong)}</p>}
      {marks.length > 0 && (
        <ul className={styles.marks}>
          {marks.map((mark) => (
            <li key={mark}>{signedMark.label(mark, language)}</li>
          ))}
        </ul>
      )}
      <Summary signed={signed} />
      <ul className={styles.documents}>
        {documents.map((document) => (
          <Document key={document.seq} document={document} />
        ))}
      </ul>
      <Button icon={<Download />} onClick={save}>
        {say(words.download)}
      </Button>
    </section>
  )
}

function Summary({ signed: { state, begin, end, energyWh, documents } }: { signed: Signed }) {
  const say = useSay()
  const { energy } = useFormats()
  const reading = (one: Signed['begin']) => {
    if (!one) return null
    const text = `${energy(one.wh)} kWh · ${one.ts ?? '–'}`
    return one.isClockSet ? text : say(words.unset, { reading: text })
  }
  const last = documents.findLast(({ meterSerial }) => meterSerial !== null)
  const keyed = documents.findLast(({ fingerprint }) => fingerprint !== null)

  return (
    <DescriptionList
      columns={2}
      items={[
        { label: say(words.state), value: <StatusBadge of={signedState} code={state} /> },
        { label: say(words.energy), value: <Energy wh={energyWh} /> },
        { label: say(words.begin), value: reading(begin) },
        { label: say(words.end), value: reading(end) },
        { label: say(words.meter), value: last?.meterSerial ?? null },
        {
          label: say(words.key),
          value: keyed?.fingerprint ?? null,
          copy: keyed?.publicKey ?? undefined,
        },
      ]}
    />
  )
}

function Document({ document }: { document: SignedDocument }) {
  const say = useSay()
  const { language } = useLanguage()
  const { place, state, receivedTime, text, format, algorithm, page } = document

  return (
    <li>
      <DescriptionList
        columns={1}
        items={[
          {
            label: say(words.document, {
              place: signedPlace.label(place, language),
              time: receivedTime,
            }),
            value: (
              <span className={styles.state}>
                <StatusBadge of={signedState} code={state} />
                {[format, page, algorithm].filter(Boolean).join(' · ')}
              </span>
            ),
            copy: text,
          },
        ]}
      />
    </li>
  )
}
