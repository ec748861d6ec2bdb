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
type Verdict = 'keep' | 'refuse' | { put: unknown } | { drop: readonly string[] }

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

/** Parts without which a message is still understood. */
const DISPENSABLE: ReadonlySet<string> = new Set(['customData', 'modem', 'statusInfo', 'signedMeterValue'])
/** Lists of which each item stands for itself. */
const DISPENSABLE_ITEMS: ReadonlySet<string> = new Set(['sampledValue', 'meterValue', 'transactionData'])
/** Registers that some piles write with decimals, though they are whole numbers of Wh. */
const REGISTERS: ReadonlySet<string> = new Set(['meterStart', 'meterStop'])

const NUMBER = /^\s*[+-]?\d+(\.\d+)?\s*$/

/** Sorts the faults of a payload, and puts right in it what is not as it should be but plain. */
export function forgive(errors: readonly ErrorObject[], half: Half, payload: unknown): Forgiven {
  const remarks: string[] = []
  const refused: ErrorObject[] = []
  const dropped = new Map<object, Set<string>>()
  let isRepaired = false

  for (const error of errors) {
    const path = error.instancePath.split('/').slice(1)
    const verdict = verdictOf(error, half, path, valueAt(payload, path))
    if (verdict === 'refuse') {
      refused.push(error)
      continue
    }
    remarks.push(`${error.instancePath} ${detailOf(error)}`.trim())
    if (verdict === 'keep') continue
    isRepaired = true
    const place = 'drop' in verdict ? verdict.drop : path
    const owner = valueAt(payload, place.slice(0, -1))
    const key = place.at(-1) ?? ''
    if (typeof owner !== 'object' || owner === null) continue
    if ('put' in verdict) Object.assign(owner, { [key]: verdict.put })
    else dropped.set(owner, (dropped.get(owner) ?? new Set()).add(key))
  }

  for (const [owner, keys] of dropped) {
    if (Array.isArray(owner)) owner.splice(0, owner.length, ...owner.filter((_, n) => !keys.has(String(n))))
    else for (const key of keys) Reflect.deleteProperty(owner, key)
  }
  return { remarks, isRepaired, refused }
}

function verdictOf(error: ErrorObject, half: Half, path: readonly string[], value: unknown): Verdict {
  const plain = plainVerdict(error, half, path, value)
  if (plain !== 'refuse') return plain
  const part = dispensablePart(path)
  return part ? { drop: part } : 'refuse'
}

function plainVerdict(
  { keyword, params }: ErrorObject,
  half: Half,
  path: readonly string[],
  value: unknown,
): Verdict {
  const name = path.at(-1) ?? ''
  switch (keyword) {
    // What we do not know we do not read; an empty list says nothing; a time that cannot be read is that of its receipt.
    case 'additionalProperties':
    case 'minItems':
    case 'maxItems':
    case 'format':
      return 'keep'
    case 'enum':
      return wordVerdict(params.allowedValues, half, name, value)
    case 'maxLength':
      if (half === 'conf') return 'keep'
      // Whoever they name, it is nobody: that is an answer which a pile can show, and a start is kept.
      if (TOKENS.has(name) && String(value).length <= MAX_TOKEN) return 'keep'
      return NAMES.has(name) ? 'refuse' : { put: String(value).slice(0, Number(params.limit)) }
    case 'type':
      // An empty field, where it is essential, is found missing in the next round.
      return value === null && path.length > 0 ? { drop: path } : typeVerdict(params.type, path, value)
    default:
      return 'refuse'
  }
}

function wordVerdict(allowed: unknown, half: Half, name: string, value: unknown): Verdict {
  const words: readonly unknown[] = Array.isArray(allowed) ? allowed : []
  const meant = words.find((word) => String(word).toLowerCase() === String(value).trim().toLowerCase())
  if (meant !== undefined) return { put: meant }
  return half === 'conf' || OPEN_WORDS.has(name) ? 'keep' : 'refuse'
}

function typeVerdict(type: unknown, path: readonly string[], value: unknown): Verdict {
  const name = path.at(-1) ?? ''
  const isNumber = type === 'number' || type === 'integer'
  if (isNumber && typeof value === 'string' && NUMBER.test(value)) return { put: Number(value) }
  if (type === 'integer' && typeof value === 'number' && REGISTERS.has(name))
    return { put: Math.round(value) }
  if (type === 'boolean' && (value === 'true' || value === 'false')) return { put: value === 'true' }
  const isSampled = name === 'value' && path.at(-3) === 'sampledValue'
  return isSampled && type === 'string' && typeof value === 'number' ? { put: String(value) } : 'refuse'
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
