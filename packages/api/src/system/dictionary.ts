import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { service } from '../contract.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { Id, optional, Timestamp, Version } from '../wire.ts'
import { dictionaryNames } from './dictionaries.ts'

const Type = z.enum(dictionaryNames)
const Key = z.string().min(1).max(40)

/** What is typed. */
export const DictionaryDraft = z.object({
  value: empty.max(50).pipe(normal),
  titleEn: optional(z.string().max(80)),
})

export const DictionaryValue = z.object({
  type: Type,
  key: Key,
  value: z.string(),
  titleEn: z.string().nullable(),
  sort: z.int(),
  /** It is as the product has it, the seller calls it differently, or it is the seller's own. */
  origin: z.enum(['usual', 'changed', 'own']),
  /** What the product calls it; of one's own nothing. */
  usual: z.string().nullable(),
  updateTime: Timestamp.nullable(),
  updateUserName: z.string().nullable(),
  /** Counts the changes; 0 before the first one. */
  version: Version,
  id: Id,
})

/** The words of a seller as every page needs them. */
export const OwnValue = z.object({
  type: Type,
  key: Key,
  value: z.string(),
  titleEn: z.string().nullable(),
  sort: z.int(),
  deleted: z.boolean(),
})

const at = service('system-service/dictionary')
const Named = z.object({ type: Type, key: Key })

export const dictionary = {
  page: at('page', 'dictionary')
    .takes(paged(z.object({ type: Type.default(dictionaryNames[0]), name: filter.text() }), ['sort']))
    .gives(pageOf(DictionaryValue)),
  /** What this seller has of its own: everybody's screens show it. */
  selectAll: at('selectAll', 'signedIn').gives(z.array(OwnValue)),
  save: at('save', 'dictionary:add')
    .takes(DictionaryDraft.extend({ type: Type }))
    .gives(DictionaryValue)
    .fails('record.duplicate', {
      'dictionary.fixed': ['The codes of this type are fixed', '该类型的编码固定，不可新增或排序'],
      'dictionary.full': ['This type has 100 values already', '该类型已有 100 个值'],
    }),
  update: at('update', 'dictionary:edit')
    .takes(DictionaryDraft.extend({ ...Named.shape, version: Version }))
    .gives(DictionaryValue)
    .fails('record.stale', 'record.duplicate'),
  /** One's own is gone; of the product's own words the usual one comes back. */
  delete: at('delete', 'dictionary:delete').takes(Named),
  /** The order of a list, by its keys. */
  sort: at('sort', 'dictionary:edit')
    .takes(z.object({ type: Type, keys: z.array(Key).min(1).max(100) }))
    .fails('record.stale', {
      'dictionary.fixed': ['The codes of this type are fixed', '该类型的编码固定，不可新增或排序'],
    }),
}

export type DictionaryValue = z.input<typeof DictionaryValue>
export type OwnValue = z.input<typeof OwnValue>
