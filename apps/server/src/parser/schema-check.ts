import { protocol } from '@ampdeck/api/enumerations/equipment'
import type { Text } from '@ampdeck/api/texts'
import validators from 'ocpp-rpc/lib/standard-validators.js'

/** The protocols whose schemas we have, by the names of their subprotocols. */
const subprotocols = new Map<number, string>([
  [protocol.code.ocpp16, 'ocpp1.6'],
  [protocol.code.ocpp201, 'ocpp2.0.1'],
])

/** Where in a payload something is not as the standard wants it, and what. */
interface SchemaProblem {
  /** `.meterValue[0].timestamp`; the payload itself is empty. */
  path: string
  text: Text
}

/** What came of holding a payload against the standard. */
type SchemaCheck = { is: 'unknown' } | { is: 'checked'; problem: SchemaProblem | undefined }

/** Whether frames of this protocol can be taken apart and checked. */
export function canParse(code: number): boolean {
  return subprotocols.has(code)
}

/** Holds a payload against the schema of its action: that of the call, or that of the answer. */
export function checkPayload(
  code: number,
  { action, isAnswer, payload }: { action: string; isAnswer: boolean; payload: unknown },
): SchemaCheck {
  const validator = validators.find(({ subprotocol }) => subprotocol === subprotocols.get(code))
  if (!validator) return { is: 'unknown' }
  try {
    validator.validate(`urn:${action}.${isAnswer ? 'conf' : 'req'}`, payload)
    return { is: 'checked', problem: undefined }
  } catch (error) {
    const [first] = errorsOf(error)
    return first ? { is: 'checked', problem: problemOf(first) } : { is: 'unknown' }
  }
}

interface SchemaError {
  instancePath: string
  keyword: string
  params: Readonly<Record<string, unknown>>
  message?: string
}

/** What the library found; nothing where it has no such action. */
function errorsOf(error: unknown): readonly SchemaError[] {
  const details =
    typeof error === 'object' && error !== null && 'details' in error ? error.details : undefined
  const errors = typeof details === 'object' && details !== null && 'errors' in details ? details.errors : []
  return Array.isArray(errors) ? errors : []
}

function problemOf({ instancePath, keyword, params, message = keyword }: SchemaError): SchemaProblem {
  const path = instancePath.replace(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.')
  const known = wordings[keyword]
  return { path, text: known ? known(params) : [message, message] }
}

type Params = SchemaError['params']

/** The rules of JSON Schema that the standards use, in words. */
const wordings: Readonly<Record<string, (params: Params) => Text>> = {
  required: ({ missingProperty: name }) => [`${name} is missing`, `缺少 ${name}`],
  additionalProperties: ({ additionalProperty: name }) => [
    `${name} is not part of this message`,
    `${name} 不属于此报文`,
  ],
  type: ({ type }) => [`is not of type ${type}`, `类型应为 ${type}`],
  enum: ({ allowedValues: all }) => [`is none of ${list(all)}`, `不在允许的取值中：${list(all)}`],
  maxLength: ({ limit }) => [`is longer than ${limit} characters`, `长度超过 ${limit} 个字符`],
  minLength: ({ limit }) => [`is shorter than ${limit} characters`, `长度不足 ${limit} 个字符`],
  maxItems: ({ limit }) => [`has more than ${limit} items`, `超过 ${limit} 项`],
  minItems: ({ limit }) => [`has fewer than ${limit} items`, `少于 ${limit} 项`],
  format: ({ format }) => [`is no ${format}`, `格式应为 ${format}`],
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.join(', ') : String(values)
}
