import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { tagKind, tagObject } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record } from '../wire.ts'
import { isRuleOf, TagRule } from './tag-rule.ts'

const DraftFields = z.object({
  name: empty.max(10).pipe(normal),
  objectKind: codeOf(tagObject),
  kind: codeOf(tagKind),
  rule: optional(TagRule),
})
type Fields = z.output<typeof DraftFields>

/** By a rule it has one that fits its objects; by people it has none. */
const hasItsRule = ({ objectKind, kind, rule }: Fields) =>
  kind === tagKind.code.rule ? rule !== null && isRuleOf(objectKind, rule) : rule === null
const lacksRule = { path: ['rule'], message: 'required' }

/** What people fill in. */
export const TagDraft = DraftFields.refine(hasItsRule, lacksRule)

/** How many objects have it, whoever may see them. */
export const Tag = record({ ...DraftFields.shape, rule: TagRule.nullable(), count: z.int() })

export const TagFilter = z.object({
  name: filter.text(),
  objectKind: filter.codes(tagObject),
  kind: filter.codes(tagKind),
})

/** A member, a station or a vehicle. */
const TagObjectRow = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  /** Its number or code. */
  detail: z.string().nullable(),
})

const byHand = {
  from: 'manual',
  sentences: { 'transition.notAllowed': ['This tag is assigned by its rule', '该标签由规则自动分配'] },
} as const

/** Only a tag that people assign is given or taken away. */
export const tagLife = lifeOf('kind', tagKind, { bind: byHand, unbind: byHand })

const Binding = ById.extend({ objectIds: z.array(Id).min(1).max(500) })

const at = service('taglib-service/tag')

export const tag = {
  page: at('page', 'stationTag')
    .takes(paged(TagFilter, ['name', 'objectKind', 'kind', 'count', 'updateTime']))
    .gives(pageOf(Tag)),
  get: at('get', 'stationTag').takes(ById).gives(Tag),
  selectAll: at('selectAll', 'stationTag')
    .takes(TagFilter)
    .gives(z.array(z.object({ id: Id, name: z.string(), objectKind: codeOf(tagObject) }))),
  save: at('save', 'stationTag:add').takes(TagDraft).gives(Tag).fails('record.duplicate'),
  update: at('update', 'stationTag:edit')
    .takes(DraftFields.extend(ByVersion.shape).refine(hasItsRule, lacksRule))
    .gives(Tag)
    .fails('record.stale', 'record.duplicate', {
      'tag.fixed': ['The objects and the assignment of a tag cannot be changed', '标签的对象和方式不可更改'],
    }),
  delete: at('delete', 'stationTag:delete').takes(ById),
  /** Which objects that the caller may see have the tag. */
  objects: at('objects', 'stationTag')
    .takes(paged(ById, ['name']))
    .gives(pageOf(TagObjectRow)),
  /** Objects to give a tag to, by a part of their name or number, or by their ids. */
  choices: at('choices', 'stationTag')
    .takes(z.object({ objectKind: codeOf(tagObject), text: filter.text(), id: filter.ids() }))
    .gives(z.array(TagObjectRow)),
  /** How many objects a rule finds now, and some of them. */
  preview: at('preview', 'stationTag')
    .takes(
      z
        .object({ objectKind: codeOf(tagObject), rule: TagRule })
        .refine(({ objectKind, rule }) => isRuleOf(objectKind, rule), lacksRule),
    )
    .gives(z.object({ count: z.int(), total: z.int(), examples: z.array(TagObjectRow) })),
  bind: at('bind', 'stationTag:edit').takes(Binding).gives(Tag).moves(tagLife.bind),
  unbind: at('unbind', 'stationTag:edit').takes(Binding).gives(Tag).moves(tagLife.unbind),
}

export type Tag = z.input<typeof Tag>
export type TagObjectRow = z.input<typeof TagObjectRow>
