import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import schemas16 from 'ocpp-rpc/lib/schemas/ocpp1_6.json' with { type: 'json' }
import schemas201 from 'ocpp-rpc/lib/schemas/ocpp2_0_1.json' with { type: 'json' }
import schemas21 from 'ocpp-rpc/lib/schemas/ocpp2_1.json' with { type: 'json' }
import type { Protocol } from './protocol.ts'

/** A call's payload, or that of its answer. */
export type Half = 'req' | 'conf'

interface Schema {
  $id: string
}

/** The schemas of the Open Charge Alliance, as the protocol's library brings them. */
const files: Readonly<Record<Protocol, readonly Schema[]>> = {
  'ocpp1.6': schemas16,
  'ocpp2.0.1': schemas201,
  'ocpp2.1': schemas21,
}

const loaded = new Map<Protocol, Ajv>()

function ajvOf(protocol: Protocol): Ajv {
  const known = loaded.get(protocol)
  if (known) return known
  // Limits are multiples of 0.1, which no binary fraction is.
  const ajv = new Ajv({ strict: false, allErrors: true, multipleOfPrecision: 6 })
  addFormats.default(ajv)
  ajv.addSchema([...schemasOf(protocol)])
  loaded.set(protocol, ajv)
  return ajv
}

/** All messages of a version, as `Reset.req` and `Reset.conf`. */
export function schemasOf(protocol: Protocol): readonly Schema[] {
  return files[protocol].map((schema) => ({ ...schema, $id: idOf(schema) }))
}

/** 1.6 and 2.0.1 write `urn:Reset.req`, 2.1 `urn:ResetRequest`; a SEND of 2.1 has no answer, and so no ending. */
function idOf({ $id }: Schema): string {
  const name = $id.replace(/^urn:/, '')
  const id = name.replace(/Request$/, '.req').replace(/Response$/, '.conf')
  return id.includes('.') ? id : `${id}.req`
}

function validatorOf(protocol: Protocol, action: string, half: Half): ValidateFunction | undefined {
  return ajvOf(protocol).getSchema(`${action}.${half}`)
}

/** All that a payload breaks of its schema; nothing where the version has no such message. */
export function violations(
  protocol: Protocol,
  action: string,
  half: Half,
  payload: unknown,
): readonly ErrorObject[] | undefined {
  const validate = validatorOf(protocol, action, half)
  if (!validate) return undefined
  return validate(payload) ? [] : [...(validate.errors ?? [])]
}

interface Part {
  $ref?: string
  properties?: Readonly<Record<string, Part>>
  required?: readonly string[]
  items?: Part
}

/** Whether the part of a payload at this place may be left out, by the schema that names it. */
export function isOptionalPart(
  protocol: Protocol,
  action: string,
  half: Half,
  path: readonly string[],
): boolean {
  const root = validatorOf(protocol, action, half)?.schema as
    | (Part & { definitions?: Readonly<Record<string, Part>> })
    | undefined
  const resolved = (part: Part | undefined) =>
    part?.$ref ? root?.definitions?.[part.$ref.replace('#/definitions/', '')] : part
  let part: Part | undefined = root
  let isOptional = false
  for (const name of path) {
    const owner = resolved(part)
    isOptional = owner?.properties?.[name] !== undefined && !owner.required?.includes(name)
    part = owner?.properties?.[name] ?? owner?.items
  }
  return isOptional
}
