import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { commentStars, evaluateTagKind } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, record } from '../wire.ts'

const DraftFields = z.object({
  name: empty.max(8).pipe(normal),
  good: codeOf(evaluateTagKind),
  /** The fewest stars with which it is offered. */
  starsFrom: codeOf(commentStars),
  starsTo: codeOf(commentStars),
})
const isRange = ({ starsFrom, starsTo }: { starsFrom: number; starsTo: number }) => starsFrom <= starsTo
const noRange = { path: ['starsTo'], message: 'range.order' }

/** What can be said of a charge by one tap. */
export const EvaluateTagDraft = DraftFields.refine(isRange, noRange)

export const EvaluateTag = record({ ...DraftFields.shape, sort: z.int() })
const EvaluateTagRow = EvaluateTag.extend({ commentCount: z.int() })

export const EvaluateTagFilter = z.object({
  name: filter.text(),
  good: filter.codes(evaluateTagKind),
})

const at = service('member-service/evaluateTag')

export const evaluateTag = {
  page: at('page', 'evaluateTag')
    .takes(paged(EvaluateTagFilter, ['sort', 'name', 'commentCount', 'updateTime']))
    .gives(pageOf(EvaluateTagRow)),
  get: at('get', 'evaluateTag').takes(ById).gives(EvaluateTag),
  selectAll: at('selectAll', ['evaluateTag', 'chargingEvaluation'])
    .takes(EvaluateTagFilter)
    .gives(z.array(z.object({ id: Id, name: z.string(), good: codeOf(evaluateTagKind) }))),
  save: at('save', 'evaluateTag:add').takes(EvaluateTagDraft).gives(EvaluateTag).fails('record.duplicate'),
  update: at('update', 'evaluateTag:edit')
    .takes(DraftFields.extend(ByVersion.shape).refine(isRange, noRange))
    .gives(EvaluateTag)
    .fails('record.stale', 'record.duplicate'),
  /** Nobody can choose it any more; comments keep it. */
  delete: at('delete', 'evaluateTag:delete').takes(ById),
  /** Puts the tags of a kind into the order in which they are offered. */
  sort: at('sort', 'evaluateTag:edit').takes(z.object({ ids: z.array(Id).min(1).max(200) })),
}

export type EvaluateTag = z.input<typeof EvaluateTag>
export type EvaluateTagRow = z.input<typeof EvaluateTagRow>
