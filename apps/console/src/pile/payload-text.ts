import type { Language } from '@ampdeck/api/enumeration'
import { labelled, say, type Text, texts } from '@ampdeck/api/texts'
import { formatsOf } from '@ampdeck/ui/language'

/** The fields that our server writes into an event; another one is shown by the name that it has there. */
const fields: Readonly<Record<string, Text>> = texts({
  orderNo: ['Order', '订单编号'],
  energyWh: ['Energy', '电量'],
  meterWh: ['Meter reading', '电表读数'],
  isLastReading: ['By its last reading', '以最后一次读数结束'],
  reason: ['Reason', '原因'],
  code: ['Code', '代码'],
  info: ['Details', '详情'],
  vendor: ['Manufacturer', '厂商'],
  model: ['Model', '型号'],
  firmware: ['Firmware', '固件'],
  remoteStartId: ['Remote start', '远程启动编号'],
  refused: ['Refused', '拒绝原因'],
})

/** What an event tells besides its kind, as one line: `Reason: EVDisconnected, Meter reading: 21.400 kWh`. */
export function payloadText(payload: unknown, language: Language): string {
  if (payload === null || payload === undefined) return ''
  if (typeof payload !== 'object') return String(payload)

  const { energy, list } = formatsOf(language)
  const textOf = (key: string, value: unknown) => {
    if (typeof value === 'number' && key.endsWith('Wh')) return `${energy(value)} kWh`
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  const nameOf = (key: string) => (fields[key] ? say(fields[key], language) : key)
  return list(
    Object.entries(payload)
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([key, value]) => labelled(nameOf(key), textOf(key, value), language)),
  )
}
