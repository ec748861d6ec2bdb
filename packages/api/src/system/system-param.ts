import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { paramGroup } from '../enumerations/system.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { Id, Timestamp, Version } from '../wire.ts'
import { type ParamKey, paramKeys, paramRule } from './system-params.ts'

const Key = z.enum(paramKeys as [ParamKey, ...ParamKey[]])
/** No parameter is larger than the largest amount. */
const Value = z.int().min(0).max(100_000_000_000)

export const SystemParam = z.object({
  /** Of the list of parameters, not of a record. */
  id: Id,
  key: Key,
  name: z.string(),
  nameEn: z.string(),
  group: codeOf(paramGroup),
  value: Value,
  default: Value,
  /** Nothing where nobody has changed it. */
  updateTime: Timestamp.nullable(),
  updateUserName: z.string().nullable(),
  /** Counts the changes; 0 before the first one. */
  version: Version,
})

export const SystemParamFilter = z.object({ name: filter.text(), group: filter.codes(paramGroup) })

/** What is typed; nothing goes back to the default. */
export const SystemParamDraft = z
  .object({ key: Key, value: Value.nullable() })
  .superRefine(({ key, value }, check) => {
    const { min, max, kind } = paramRule(key)
    const scale = kind === 'yuan' ? 100 : 1
    const refuse = (message: string) => check.addIssue({ code: 'custom', path: ['value'], message })
    if (value !== null && value < min) refuse(`tooSmall:${min / scale}`)
    if (value !== null && value > max) refuse(`tooLarge:${max / scale}`)
  })

const at = service('system-service/systemParam')

export const systemParam = {
  page: at('page', 'systemParam')
    .takes(paged(SystemParamFilter, ['group']))
    .gives(pageOf(SystemParam)),
  update: at('update', 'systemParam:edit')
    .takes(SystemParamDraft.safeExtend({ version: Version }))
    .gives(SystemParam)
    .fails('record.stale'),
}

export type SystemParam = z.input<typeof SystemParam>
