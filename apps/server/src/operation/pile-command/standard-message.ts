import { requestForms } from '@ampdeck/api/operation/pile-request'
import type { ErrorObject } from 'ajv'
import { fromPile, type Protocol, protocolCode, protocols } from '../../ocpp/frame/protocol.ts'
import { schemasOf, violations } from '../../ocpp/frame/schema.ts'

/* The messages of the standard that an operator may send as they are, by the version that a pile speaks. */

const spoken = new Map<number, Protocol>(protocols.map((name) => [protocolCode[name], name]))
const ENDING = '.req'
/** Without those that have a command of their own. */
const maySay = requestForms.raw.shape.action

/** The messages for piles that a version has. */
export function messagesOf(code: number): string[] {
  const protocol = spoken.get(code)
  const schemas = protocol ? schemasOf(protocol) : []
  return schemas
    .filter(({ $id }) => $id.endsWith(ENDING))
    .map(({ $id }) => $id.slice(0, -ENDING.length))
    .filter((action) => !fromPile.has(action) && maySay.safeParse(action).success)
    .sort((a, b) => a.localeCompare(b))
}

export function schemaOf(code: number, action: string): Record<string, unknown> | undefined {
  const protocol = spoken.get(code)
  if (!protocol || fromPile.has(action)) return undefined
  const found = schemasOf(protocol).find(({ $id }) => $id === `${action}${ENDING}`)
  return found && { ...found }
}

/** Where a payload breaks the standard, and the key of what to say about it. */
export interface PayloadFault {
  path: string[]
  message: string
}

/** What a version does not allow of a message: nothing, `unknown` for the whole of it, or the places. */
export function faultsOf(code: number, action: string, payload: unknown): 'unknown' | PayloadFault[] {
  const protocol = spoken.get(code)
  const errors = protocol && !fromPile.has(action) ? violations(protocol, action, 'req', payload) : undefined
  return errors ? errors.map(faultOf) : 'unknown'
}

/** At the field of the payload itself; what lies deeper in it is named by its place. */
function faultOf({ instancePath, keyword, params }: ErrorObject): PayloadFault {
  const named = params.missingProperty ?? params.additionalProperty
  const [field = '', ...inside] = [...instancePath.split('/').slice(1), ...(named ? [String(named)] : [])]
  const path = field ? [field] : []
  if (inside.length > 0) return { path, message: `payloadAt:${inside.join('.')}` }
  if (keyword === 'required') return { path, message: 'empty' }
  if (keyword === 'enum') return { path, message: 'choice' }
  if (keyword === 'maxLength') return { path, message: `tooLong:${params.limit}` }
  return { path, message: 'invalid' }
}
