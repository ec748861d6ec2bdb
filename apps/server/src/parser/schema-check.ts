import type { Text } from '@ampdeck/api/texts'
import type { ErrorObject } from 'ajv'
import { type Protocol, protocolCode, protocols } from '../ocpp/frame/protocol.ts'
import { violations } from '../ocpp/frame/schema.ts'

/** The protocols whose schemas we have. */
const subprotocols = new Map<number, Protocol>(protocols.map((name) => [protocolCode[name], name]))

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
  const subprotocol = subprotocols.get(code)
  const errors = subprotocol && violations(subprotocol, action, isAnswer ? 'conf' : 'req', payload)
  if (!errors) return { is: 'unknown' }
  const [first] = errors
  return { is: 'checked', problem: first && problemOf(first) }
}

function problemOf({ instancePath, keyword, params, message = keyword }: ErrorObject): SchemaProblem {
  const path = instancePath.replace(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.')
  const known = wordings[keyword]
  return { path, text: known ? known(params) : [message, message] }
}

type Params = ErrorObject['params']

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
