import { tagObject } from '@ampdeck/api/enumerations/member'
import { type Tag, type TagObjectRow, tag } from '@ampdeck/api/member/tag'
import type { Page } from '@ampdeck/api/paging'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { plainRecord } from '../../testing/standard-calls.ts'

let n = 0
const manual = (more: object = {}) => ({ name: `标签${++n}`, objectKind: 2, kind: 1, rule: null, ...more })
const byRule = (objectKind: number, ...conditions: object[]) =>
  manual({ objectKind, kind: 2, rule: { match: 'all', conditions } })

const ask = plainRecord(tag, () => manual())
const data = async <Data>(call: Parameters<typeof ask>[0], body: object) =>
  (await ask(call, body)).data as Data
const refusedAs = (reason: string) => ({ code: 409, data: { reason } })
const large = { field: 'guns', operator: 'atLeast', values: [30] }

it('is given to stations by people, of whom nobody reaches those of another seller', async () => {
  const { id } = await data<Tag>(tag.save, manual())
  const [first, second] = [1, 2].map((no) => demoId(SKYLINE, 'station', no))
  expect(await ask(tag.bind, { id, objectIds: [first] }, 'viewer')).toMatchObject({ code: 403 })
  expect(await ask(tag.bind, { id, objectIds: [first] }, 'stranger')).toMatchObject({ code: 404 })
  const foreign = demoId(RIVERSIDE, 'station', 1)
  expect(await ask(tag.bind, { id, objectIds: [first, foreign] })).toMatchObject({ code: 404 })
  expect(await ask(tag.bind, { id, objectIds: [first, second] })).toMatchObject({ data: { count: 2 } })
  expect(await ask(tag.bind, { id, objectIds: [first] })).toMatchObject({ data: { count: 2 } })
  expect(await ask(tag.unbind, { id, objectIds: [first] })).toMatchObject({ data: { count: 1 } })
  const { records } = await data<Page<TagObjectRow>>(tag.objects, { id })
  expect(records.map((station) => station.id)).toEqual([second])
})

it('finds its objects by its rule, those of the preview, and follows a new rule', async () => {
  const draft = byRule(2, large)
  const seen = await data<{ count: number; total: number }>(tag.preview, draft)
  expect(seen.count).toBeGreaterThan(0)
  expect(seen.count).toBeLessThan(seen.total)
  const saved = await data<Tag>(tag.save, draft)
  expect(saved.count).toBe(seen.count)
  const { id, version } = saved
  expect(await ask(tag.bind, { id, objectIds: [demoId(SKYLINE, 'station', 1)] })).toMatchObject(
    refusedAs('transition.notAllowed'),
  )
  const all = { match: 'any', conditions: [{ ...large, values: [0] }] }
  expect(await ask(tag.update, { ...draft, rule: all, id, version })).toMatchObject({
    data: { count: seen.total },
  })
})

it('finds cars to tag by plate and VIN as people paste them', async () => {
  const find = (text?: string) =>
    data<TagObjectRow[]>(tag.choices, { objectKind: tagObject.code.vehicle, ...(text && { text }) })
  const [car] = (await find()).filter(({ detail }) => detail)
  const [plate, vin] = [car?.name ?? '', car?.detail ?? '']
  expect(await find(`${plate.slice(0, 2)}·${plate.slice(2).toLowerCase()}`)).toContainEqual(car)
  expect(await find(`${vin.slice(0, 9).toLowerCase()} ${vin.slice(9)}`)).toEqual([car])
})

it.each([
  [1, 'orders30'],
  [1, 'energy30'],
  [1, 'spent30'],
  [1, 'silentDays'],
  [1, 'registeredDays'],
  [1, 'balance'],
  [1, 'cars'],
  [1, 'badComments'],
  [2, 'transformer'],
  [2, 'openAlarms'],
  [3, 'orders30'],
  [3, 'silentDays'],
  [3, 'battery'],
])('divides objects of kind %i by %s', async (objectKind, field) => {
  const count = async (operator: string, value: number) =>
    (
      await data<{ count: number }>(tag.preview, {
        objectKind,
        rule: { match: 'all', conditions: [{ field, operator, values: [value] }] },
      })
    ).count
  const { total } = await data<{ total: number }>(tag.preview, {
    objectKind,
    rule: { match: 'all', conditions: [{ field, operator: 'atLeast', values: [0] }] },
  })
  expect(await count('atLeast', 3)).toBe(total - (await count('atMost', 2)))
})

it('asks nothing that is not known of its objects, has each name once, and keeps what it is for', async () => {
  expect(await ask(tag.save, byRule(1, large))).toMatchObject({ code: 400 })
  expect(await ask(tag.save, manual({ kind: 2 }))).toMatchObject({ code: 400 })
  const draft = manual()
  const { id, version } = await data<Tag>(tag.save, draft)
  expect(await ask(tag.save, draft)).toMatchObject(refusedAs('record.duplicate'))
  expect(await ask(tag.update, { ...draft, objectKind: 1, id, version })).toMatchObject(
    refusedAs('tag.fixed'),
  )
})
