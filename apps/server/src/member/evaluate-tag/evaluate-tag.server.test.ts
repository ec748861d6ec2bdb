import { type EvaluateTagRow, evaluateTag } from '@ampdeck/api/member/evaluate-tag'
import { expect, it } from 'vitest'
import { plainRecord } from '../../testing/standard-calls.ts'

let n = 0
const draft = () => ({ name: `标签${++n}`, good: 1, starsFrom: 4, starsTo: 5 })

const ask = plainRecord(evaluateTag, draft)
const names = async (good: number) =>
  ((await ask(evaluateTag.page, { good: [good], pageSize: 100 })).data as { records: EvaluateTagRow[] })
    .records

it('is offered in the order into which people put it, each name once', async () => {
  const [first, second, ...rest] = await names(0)
  if (!first || !second) throw new Error('The demo network has critical tags.')
  expect(first.commentCount).toBeGreaterThan(0)
  const ids = [second, first, ...rest].map(({ id }) => id)
  expect(await ask(evaluateTag.sort, { ids }, 'viewer')).toMatchObject({ code: 403 })
  expect(await ask(evaluateTag.sort, { ids }, 'stranger')).toMatchObject({ code: 404 })
  expect(await ask(evaluateTag.sort, { ids })).toMatchObject({ code: 0 })
  expect((await names(0)).map(({ id }) => id)).toEqual(ids)
  expect(await ask(evaluateTag.save, { ...draft(), name: first.name })).toMatchObject({
    data: { reason: 'record.duplicate' },
  })
  expect(await ask(evaluateTag.save, { ...draft(), starsFrom: 5, starsTo: 4 })).toMatchObject({ code: 400 })
})
