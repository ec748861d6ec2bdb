import { rawBill } from '@ampdeck/api/bill/raw-bill'
import { rawBillTexts as fields } from '@ampdeck/api/bill/raw-bill.texts'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { period, stopReason } from '@ampdeck/api/enumerations/order'
import { localName, texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { Drawer } from '@ampdeck/ui/drawer'
import { Energy, Money } from '@ampdeck/ui/figure'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import styles from './raw-bill.module.css'

const words = texts({
  title: ['Raw bill', '原始账单'],
  noFrame: ['The frame of this bill was not kept', '未保存该账单的报文'],
  hex: ['Bytes', '字节'],
  text: ['As text', '文本'],
})

/** The characters of a frame; nothing where its bytes are no text. */
function textOf(hex: string): string | undefined {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** One bill as its pile sent it, down to the bytes. */
export function RawBillDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const { minute } = useFormats()
  const reading = useRead(rawBill.get, { id })
  const { data } = reading
  const time = (value: string | null) => (value === null ? '–' : minute(value))
  const text = data?.frame ? textOf(data.frame) : undefined

  return (
    <Drawer open onClose={onClose} title={data ? data.tradeNo : say(words.title)} width="wide">
      {data ? (
        <div className={styles.detail}>
          <DescriptionList
            columns={2}
            items={[
              {
                label: say(fields.stationId),
                value: localName({ name: data.stationName, nameEn: data.stationNameEn }, language),
              },
              {
                label: say(fields.pileCode),
                value: `${data.pileCode} ${data.gunLetter === null ? '' : letterOf(data.gunLetter)}`,
              },
              { label: say(fields.startTime), value: time(data.startTime) },
              { label: say(fields.endTime), value: time(data.endTime) },
              { label: say(fields.meterStart), value: <Energy wh={data.meterStart} /> },
              { label: say(fields.meterStop), value: <Energy wh={data.meterStop} /> },
              ...data.periodWh.map((wh, index) => ({
                label: period.label(period.codes[index] ?? 0, language),
                value: <Energy wh={wh} />,
              })),
              { label: say(fields.pileFeeFen), value: <Money fen={data.pileFeeFen} /> },
              { label: say(fields.stopReason), value: stopReason.label(data.stopReason, language) },
              { label: say(fields.receivedTime), value: time(data.receivedTime) },
              { label: say(fields.orderNo), value: data.orderNo ?? '–' },
            ]}
          />
          <section aria-label={say(fields.frame)}>
            <h3>{say(fields.frame)}</h3>
            {data.frame ? (
              <>
                <h4>{say(words.hex)}</h4>
                <pre>{data.frame.match(/../g)?.join(' ')}</pre>
                {text && (
                  <>
                    <h4>{say(words.text)}</h4>
                    <pre>{text}</pre>
                  </>
                )}
              </>
            ) : (
              <p>{say(words.noFrame)}</p>
            )}
          </section>
        </div>
      ) : (
        <Awaited of={reading} />
      )}
    </Drawer>
  )
}
