import { frameType } from '@ampdeck/api/enumerations/interface'
import type { ParsedField, ParsedFrame } from '@ampdeck/api/parser/message'
import type { Text } from '@ampdeck/api/texts'
import { texts } from '@ampdeck/api/texts'
import { type JsonPart, jsonTree } from './json-tree.ts'
import { checkPayload } from './schema-check.ts'

const { call: CALL, result: RESULT, error: ERROR } = frameType.code
/** OCPP-J allows a message id of 36 characters. */
const MAX_ID = 36

/** What stands at each place of a frame. */
const places: Readonly<Record<number, readonly string[]>> = {
  [CALL]: ['messageTypeId', 'messageId', 'action', 'payload'],
  [RESULT]: ['messageTypeId', 'messageId', 'payload'],
  [ERROR]: ['messageTypeId', 'messageId', 'errorCode', 'errorDescription', 'errorDetails'],
}

const words = texts({
  hex: ['This is neither JSON nor hex', '既不是 JSON 也不是十六进制'],
  utf8: [
    'These bytes are not text: OCPP messages are JSON in UTF-8',
    '这些字节不是文本：OCPP 报文为 UTF-8 编码的 JSON',
  ],
  json: ['Not valid JSON', '不是有效的 JSON'],
  array: ['An OCPP message must be a JSON array', 'OCPP 报文应为 JSON 数组'],
  type: ['The message type must be 2, 3 or 4', '报文类型应为 2、3 或 4'],
  length: ['The message has more or fewer elements than its type requires', '报文元素数量与类型不符'],
  id: ['The message id must be a text of at most 36 characters', '报文编号应为不超过 36 个字符的文本'],
  payload: ['The payload must be an object', '载荷应为对象'],
  noAction: [
    'Not validated against a schema: an answer does not contain its action',
    '未校验格式：应答报文不含动作名称',
  ],
  unknown: ['This version has no such action', '此协议版本没有该动作'],
})

interface Frame {
  protocol: number
  /** JSON, or the same as hex. */
  text: string
  /** Of an answer: the action of its call. */
  action?: string | null | undefined
}

/** Takes a frame of OCPP-J apart, names its parts, and holds it against the standard. Throws for nothing. */
export function parseFrame({ protocol, text: given, action: known }: Frame): ParsedFrame {
  const { text, problem } = asText(given)
  if (problem) return { ...nothing(text), problems: [pair(problem)] }
  const { parts, brokenAt } = jsonTree(text)
  if (brokenAt !== undefined) {
    const at: Text = [
      `${words.json[0]} (character ${brokenAt + 1})`,
      `${words.json[1]}（第 ${brokenAt + 1} 个字符）`,
    ]
    return { ...nothing(text), fields: parts.map((part) => fieldOf(part)), problems: [pair(at)] }
  }
  const frame: unknown = JSON.parse(text)
  if (!Array.isArray(frame)) {
    return { ...nothing(text), fields: parts.map((part) => fieldOf(part)), problems: [pair(words.array)] }
  }
  return { ...nothing(text), ...readFrame(frame, parts, { protocol, known: known ?? null }) }
}

function readFrame(
  frame: readonly unknown[],
  parts: readonly JsonPart[],
  { protocol, known }: { protocol: number; known: string | null },
): Omit<ParsedFrame, 'text' | 'bytes' | 'checksum'> {
  const type = frameType.codes.find((code) => code === frame[0]) ?? null
  const names = type === null ? [] : (places[type] ?? [])
  const problems: Text[] = []
  const at = new Map<string, Text>()
  if (type === null) at.set('[0]', words.type)
  else if (frame.length !== names.length) problems.push(words.length)
  if (typeof frame[1] !== 'string' || frame[1].length > MAX_ID) at.set('[1]', words.id)

  const action = type === CALL ? (typeof frame[2] === 'string' ? frame[2] : null) : known
  const place = type === CALL ? 3 : 2
  const payload = frame[place]
  const isObject = typeof payload === 'object' && payload !== null && !Array.isArray(payload)
  let isChecked = false
  if (type === CALL || type === RESULT) {
    if (!isObject) at.set(frame.length > place ? `[${place}]` : '', words.payload)
    else if (action === null || action === '') problems.push(words.noAction)
    else {
      const check = checkPayload(protocol, { action, isAnswer: type === RESULT, payload })
      isChecked = check.is === 'checked'
      if (check.is === 'unknown') at.set(type === CALL ? '[2]' : '[1]', words.unknown)
      else if (check.problem) at.set(`[${place}]${check.problem.path}`, check.problem.text)
    }
  }
  return {
    frameType: type,
    action,
    messageId: typeof frame[1] === 'string' ? frame[1] : null,
    fields: parts.map((part) => fieldOf(part, { names, problem: at.get(part.path) })),
    problems: problems.map(pair),
    isChecked,
  }
}

function fieldOf(
  part: JsonPart,
  { names = [], problem }: { names?: readonly string[]; problem?: Text | undefined } = {},
): ParsedField {
  const place = part.depth === 1 ? Number(/^\[(\d+)\]$/.exec(part.path)?.[1]) : Number.NaN
  const name = part.depth === 0 ? 'frame' : (names[place] ?? part.name)
  return { ...part, name, problem: problem ? pair(problem) : null }
}

/** A frame as text: what begins like JSON is that, all else is hex. */
function asText(given: string): { text: string; problem?: Text } {
  const trimmed = given.trim()
  if (/^[[{"]/.test(trimmed)) return { text: trimmed }
  const digits = trimmed.replace(/0x|[\s,;:-]/gi, '')
  if (digits.length === 0 || digits.length % 2 !== 0 || !/^[\da-f]+$/i.test(digits))
    return { text: trimmed, problem: words.hex }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(digits, 'hex')) }
  } catch {
    return { text: trimmed, problem: words.utf8 }
  }
}

function nothing(text: string): ParsedFrame {
  return {
    text,
    bytes: Buffer.byteLength(text),
    frameType: null,
    action: null,
    messageId: null,
    fields: [],
    problems: [],
    isChecked: false,
    checksum: 'none',
  }
}

const pair = ([en, zh]: Text): [string, string] => [en, zh]
