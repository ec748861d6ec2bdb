import { evaluateTagKind } from '@ampdeck/api/enumerations/member'
import { type EvaluateTagRow, evaluateTag } from '@ampdeck/api/member/evaluate-tag'
import { evaluateTagTexts } from '@ampdeck/api/member/evaluate-tag.texts'
import { listOf } from '../../../list/list-of.ts'

/** `4–5`. */
const starsOf = ({ starsFrom, starsTo }: EvaluateTagRow) =>
  starsFrom === starsTo ? `${starsFrom} ★` : `${starsFrom}–${starsTo} ★`

export const screen = listOf<typeof evaluateTag.page>(evaluateTagTexts, {
  unit: ['tag | tags', '标签'],
  columns: (c) => [
    c.name('name', { sort: true, locked: true }),
    c.code('good', evaluateTagKind),
    c.custom('stars', { cell: starsOf, text: starsOf }),
    c.number('sort', { sort: true }),
    c.number('commentCount', {
      sort: true,
      link: ({ id }) => `/business/chargingEvaluation/chargingEvaluation?tagId=${id}`,
    }),
    c.instant('updateTime', { sort: true }),
  ],
  filters: (f) => [f.search('name'), f.codes('good', evaluateTagKind)],
  actions: (a) => [a.form(evaluateTag.update), a.call(evaluateTag.delete, { confirm: 'danger' })],
})
