import type { ErrorObject } from 'ajv'
import type { Half } from '../frame/schema.ts'

interface Forgiven {
  /** What is wrong and does not matter. */
  remarks: string[]
  /** The payload was changed, so that it has to be looked at once more. */
  isRepaired: boolean
  refused: ErrorObject[]
}

/** What becomes of one fault: it stays as it is, is put right, goes with its part of the message, or is refused. */
type Verdict = 'keep' | 'refuse' | { put: unknown; at?: readonly string[] } | { drop: readonly string[] }

/** A message with what its schema says of its parts. */
interface Received {
  action: string
  half: Half
  payload: unknown
  /** Whether the schema lets the part at this place be left out. */
  isOptional(path: readonly string[]): boolean
}

/** Words that the translation reads as far as it knows them; a maker's own word changes nothing else. */
const OPEN_WORDS: ReadonlySet<string> = new Set([
  'measurand',
  'unit',
  'context',
  'location',
  'phase',
  'format',
  'reason',
  'stoppedReason',
  'errorCode',
  'triggerReason',
  'chargingState',
  'trigger',
  'eventNotificationType',
])

/** Texts that name somebody or something: cut off they would name another. */
const NAMES: ReadonlySet<string> = new Set([
  'idTag',
  'parentIdTag',
  'idToken',
  'additionalIdToken',
  'transactionId',
  'vendorId',
  'messageId',
  'csr',
])

/** What somebody shows at a pile, and what readers send for it at most: no identifier is longer in any version. */
const TOKENS: ReadonlySet<string> = new Set(['idTag', 'idToken', 'additionalIdToken'])
const MAX_TOKEN = 255
/** Texts of which a part is worth nothing: signed data, and the key to it. */
const WHOLE: ReadonlySet<string> = new Set(['signedMeterData', 'publicKey'])
/** What a signed value may lack: its document says the same, or its key is known. */
const SIGNED_OPTIONAL: ReadonlySet<string> = new Set(['signingMethod', 'encodingMethod', 'publicKey'])

/** Parts without which a message is still understood. */
const DISPENSABLE: ReadonlySet<string> = new Set(['customData', 'modem', 'statusInfo', 'signedMeterValue'])
/** Lists of which each item stands for itself. */
const DISPENSABLE_ITEMS: ReadonlySet<string> = new Set(['sampledValue', 'meterValue', 'transactionData'])
/** What the translation reads in any form, and takes for unknown where it cannot. */
const READ_IN_ANY_FORM: ReadonlySet<string> = new Set(['timestamp', 'meterStart', 'meterStop'])
/** What the standard wants and nothing here hangs on, or what can be known otherwise. */
const MAY_BE_MISSING: ReadonlySet<string> = new Set([
  ...READ_IN_ANY_FORM,
  ...['seqNo', 'triggerReason', 'reason', 'generatedAt', 'eventId', 'trigger', 'eventNotificationType'],
])
/** What a missing part means. */
const DEFAULTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  StatusNotification: { errorCode: 'NoError' },
}
/** An object of which piles write the one part that says it. */
const SHORT_FORMS: Readonly<Record<string, string>> = { evse: 'id', unitOfMeasure: 'unit' }

const NUMBER = /^\s*[+-]?\d+(\.\d+)?\s*$/

/** Whether a message ends a charge: it is taken whatever is wrong with it, for its energy is delivered. */
function isEnd({ action, half, payload }: Received): boolean {
  if (half !== 'req') return false
  return (
    action === 'StopTransaction' ||
    (action === 'TransactionEvent' && String(Object(payload).eventType).toLowerCase() === 'ended')
  )
}

/** Sorts the faults of a payload, and puts right in it what is not as it should be but plain. */
export function forgive(errors: readonly ErrorObject[], received: Received): Forgiven {
  const { payload } = received
  const remarks: string[] = []
  const refused: ErrorObject[] = []
  const dropped = new Map<object, Set<string>>()
  let isRepaired = false

  for (const error of errors) {
    const path = error.instancePath.split('/').slice(1)
    const verdict = verdictOf(error, received, path, valueAt(payload, path))
    if (verdict === 'refuse') {
      refused.push(error)
      continue
    }
    remarks.push(`${error.instancePath} ${detailOf(error)}`.trim())
    if (verdict === 'keep') continue
    isRepaired = true
    const place = 'drop' in verdict ? verdict.drop : (verdict.at ?? path)
    const owner = valueAt(payload, place.slice(0, -1))
    const key = place.at(-1) ?? ''
    if (typeof owner !== 'object' || owner === null) continue
    if ('put' in verdict) Object.assign(owner, { [key]: verdict.put })
    else dropped.set(owner, (dropped.get(owner) ?? new Set()).add(key))
  }

  for (const [owner, keys] of dropped) {
    if (Array.isArray(owner)) keepItems(owner, keys)
    else for (const key of keys) Reflect.deleteProperty(owner, key)
  }
  return { remarks, isRepaired, refused }
}

/** In place: the list may be long, and is a part of the payload. */
function keepItems(list: unknown[], dropped: ReadonlySet<string>): void {
  let kept = 0
  for (const [index, item] of list.entries()) {
    if (dropped.has(String(index))) continue
    list[kept] = item
    kept += 1
  }
  list.length = kept
}

function verdictOf(error: ErrorObject, received: Received, path: readonly string[], value: unknown): Verdict {
  const plain = plainVerdict(error, received, path, value)
  if (plain !== 'refuse') return plain
  const part = dispensablePart(path)
  if (part) return { drop: part }
  if (received.half === 'req' && typeof value !== 'object' && received.isOptional(path)) {
    if (error.params.type === 'string') return { put: String(value) }
    if (!NAMES.has(path.at(-1) ?? '')) return { drop: path }
  }
  if (!isEnd(received)) return 'refuse'
  const [first] = path
  return first !== undefined && received.isOptional([first]) ? { drop: [first] } : 'keep'
}

function plainVerdict(
  { keyword, params }: ErrorObject,
  received: Received,
  path: readonly string[],
  value: unknown,
): Verdict {
  const { half } = received
  const name = path.at(-1) ?? ''
  switch (keyword) {
    // What we do not know we do not read; an empty list says nothing; a time that cannot be read is that of its receipt.
    case 'additionalProperties':
    case 'minItems':
    case 'maxItems':
    case 'format':
      return 'keep'
    case 'required': {
      const missing = String(params.missingProperty)
      if (name === 'signedMeterValue' && SIGNED_OPTIONAL.has(missing)) return 'keep'
      return half === 'req' ? missingVerdict(received, path, missing) : 'refuse'
    }
    case 'enum':
      return wordVerdict(params.allowedValues, half, name, value)
    case 'maxLength':
      if (half === 'conf') return 'keep'
      // Whoever they name, it is nobody: that is an answer which a pile can show, and a start is kept.
      if (TOKENS.has(name) && String(value).length <= MAX_TOKEN) return 'keep'
      if (WHOLE.has(name)) return 'keep'
      return NAMES.has(name) ? 'refuse' : { put: String(value).slice(0, Number(params.limit)) }
    case 'type':
      // An empty field, where it is essential, is found missing in the next round.
      return value === null && path.length > 0 ? { drop: path } : typeVerdict(params.type, path, value)
    default:
      return 'refuse'
  }
}

function missingVerdict({ action, payload }: Received, path: readonly string[], name: string): Verdict {
  const meant = path.length === 0 ? DEFAULTS[action]?.[name] : undefined
  if (meant !== undefined) return { put: meant, at: [name] }
  // A connector is known by its transaction or its EVSE, or where the pile has one.
  const hasEvse = Object(payload).evseId !== undefined
  const isKnown = name === 'connectorId' && (action !== 'StatusNotification' || hasEvse)
  return isKnown || MAY_BE_MISSING.has(name) ? 'keep' : 'refuse'
}

function wordVerdict(allowed: unknown, half: Half, name: string, value: unknown): Verdict {
  const words: readonly unknown[] = Array.isArray(allowed) ? allowed : []
  const meant = words.find((word) => String(word).toLowerCase() === String(value).trim().toLowerCase())
  if (meant !== undefined) return { put: meant }
  return half === 'conf' || OPEN_WORDS.has(name) ? 'keep' : 'refuse'
}

function typeVerdict(type: unknown, path: readonly string[], value: unknown): Verdict {
  const name = path.at(-1) ?? ''
  if (READ_IN_ANY_FORM.has(name)) return 'keep'
  if (path.length > 0 && type === 'array') return { put: [value] }
  if (type === 'object') return objectVerdict(path, value)
  const isSampled = name === 'value' && path.at(-3) === 'sampledValue'
  if (type === 'string' && typeof value === 'number' && (isSampled || name === 'transactionId'))
    return { put: String(value) }
  // A number of 1.6 that is larger than a number can hold is kept as it is written.
  if (type === 'integer' && name === 'transactionId' && typeof value === 'string') return 'keep'
  const isNumber = type === 'number' || type === 'integer'
  if (isNumber && typeof value === 'string' && NUMBER.test(value)) return { put: Number(value) }
  if (type === 'boolean' && /^(true|false)$/i.test(String(value)))
    return { put: String(value).toLowerCase() === 'true' }
  return type === 'boolean' && (value === 0 || value === 1) ? { put: value === 1 } : 'refuse'
}

/** A list of one, or the part that says it, where an object is meant. */
function objectVerdict(path: readonly string[], value: unknown): Verdict {
  if (path.length === 0) return 'refuse'
  if (Array.isArray(value)) return value.length === 1 ? { put: value[0] } : 'refuse'
  const part = SHORT_FORMS[path.at(-1) ?? '']
  return part !== undefined && typeof value !== 'object' ? { put: { [part]: value } } : 'refuse'
}

/** The smallest part of the message around a fault without which the rest is understood. */
function dispensablePart(path: readonly string[]): readonly string[] | undefined {
  for (let length = path.length; length > 0; length--) {
    const isItem = length > 1 && DISPENSABLE_ITEMS.has(path[length - 2] ?? '')
    if (isItem || DISPENSABLE.has(path[length - 1] ?? '')) return path.slice(0, length)
  }
  return undefined
}

function valueAt(payload: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (Object(value) as Record<string, unknown>)[name], payload)
}

function detailOf({ keyword, params, message = keyword }: ErrorObject): string {
  if (keyword === 'additionalProperties') return `${params.additionalProperty} is not part of the message`
  return keyword === 'enum' ? 'is not a word of the standard' : message
}
