import type { MessagePush, MessageRow, ParsedFrame } from '@ampdeck/api/parser/message'

const text =
  '[2,"7","BootNotification",{"chargePointVendor":"Lanling","chargePointModel":"LL-60-with-a-long-name"}]'

const field = (path: string, name: string, depth: number, value: string, problem?: [string, string]) => {
  const from = Math.max(0, text.indexOf(value))
  return { path, name, depth, value, from, to: from + value.length, problem: problem ?? null }
}

/** A boot notification whose model is too long. */
export const parsedBoot: ParsedFrame = {
  text,
  bytes: text.length,
  frameType: 2,
  action: 'BootNotification',
  messageId: '7',
  fields: [
    { ...field('', 'frame', 0, '[4]'), from: 0, to: text.length },
    field('[0]', 'messageTypeId', 1, '2'),
    field('[1]', 'messageId', 1, '"7"'),
    field('[2]', 'action', 1, '"BootNotification"'),
    { ...field('[3]', 'payload', 1, '{2}'), from: 26, to: text.length - 1 },
    field('[3].chargePointVendor', 'chargePointVendor', 2, '"Lanling"'),
    field('[3].chargePointModel', 'chargePointModel', 2, '"LL-60-with-a-long-name"', [
      'is longer than 20 characters',
      '长度超过 20 个字符',
    ]),
  ],
  problems: [],
  isChecked: true,
  checksum: 'none',
}

/** A frame of the list, for stories: calls from the pile, each answered by the next. */
export function messageRow(id: number): MessageRow {
  const isCall = id % 2 === 1
  return {
    id,
    stationId: 1,
    pileId: 1,
    pileCode: '44030000010001',
    protocol: 1,
    direction: isCall ? 1 : 2,
    frameType: isCall ? 2 : id % 8 === 0 ? 4 : 3,
    action: id % 3 === 0 ? 'MeterValues' : 'Heartbeat',
    messageId: `m${Math.ceil(id / 2)}`,
    counterpartId: isCall ? id + 1 : id - 1,
    latencyMs: 8 + id,
    isRefused: isCall && (id + 1) % 8 === 0,
    time: '2026-07-01 09:59:30',
    ts: 1_782_871_170_250 + id * 1_000,
    bytes: 120 + id,
    schemaError: id % 8 === 7 ? 'FormationViolation: no such action' : null,
  }
}

/** A push of the list, for stories. */
export function messagePush(id: number): MessagePush {
  return {
    id,
    stationId: 1,
    pileCode: '44030000010001',
    action: 'notification_stationStatus',
    pushTarget: 'https://platform.example.com/evcs/v1',
    pushStatus: id % 3 === 0 ? 5 : 4,
    pushTries: 1,
    pushMessage: id % 3 === 0 ? '200 {"Ret":0}' : '503',
    time: '2026-07-01 09:59:30',
  }
}
