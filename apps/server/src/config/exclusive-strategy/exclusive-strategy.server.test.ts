import { exclusiveStrategy } from '@ampdeck/api/config/exclusive-strategy'
import { activeState } from '@ampdeck/api/enumerations/member'
import { describe, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { plainRecord } from '../../testing/standard-calls.ts'

const [FLEET, TAG] = [1, 2]
const tagId = demoId(SKYLINE, 'tag', 2)
const draft = {
  ...{ name: '高频用户专享', targetKind: TAG, tagId, groupId: null, servicePriceMode: 2, value: 5_000 },
  ...{ ePriceMode: 0, ePrice4: null, stationIds: [demoId(SKYLINE, 'station', 2)] },
}
let year = 2_100
/** Each in a year of its own, so that none is in another's way. */
const inItsYear = () => {
  year += 1
  return { ...draft, validFrom: `${year}-01-01`, validTo: `${year}-12-31` }
}

const ask = plainRecord(exclusiveStrategy, inItsYear)

describe('an exclusive strategy', () => {
  const save = (body: object) => ask(exclusiveStrategy.save, body)

  it.each([
    ['a fleet kind and no fleet', { targetKind: FLEET }],
    ['more than all off', { value: 10_001 }],
    ['a flat energy price that is missing', { ePriceMode: 1 }],
    ['days in the wrong order', { validTo: '2000-01-01' }],
  ])('is refused with %s', async (_name, change) => {
    expect((await save({ ...inItsYear(), ...change })).code).toBe(400)
  })

  it('is not in use beside another one for the same payers, which the refusal names', async () => {
    const first = inItsYear()
    const { data } = await save(first)
    const refused = await save({ ...first, name: '第二个' })
    expect(refused).toMatchObject({ code: 409, data: { reason: 'exclusive.conflict' } })
    expect(refused.msg).toContain(first.name)
    const {
      targetKind: _,
      name: __,
      servicePriceMode: ___,
      value: ____,
      ePriceMode: _____,
      ePrice4: ______,
      ...of
    } = first
    expect(await ask(exclusiveStrategy.conflicts, of)).toMatchObject({ data: [{ id: data.id }] })
    expect(await ask(exclusiveStrategy.conflicts, { ...of, id: data.id })).toMatchObject({ data: [] })

    const elsewhere = await save({ ...first, stationIds: [demoId(SKYLINE, 'station', 3)] })
    const later = await save({ ...inItsYear(), stationIds: [] })
    const others = await save({ ...first, tagId: demoId(SKYLINE, 'tag', 3) })
    expect([elsewhere.code, later.code, others.code]).toEqual([0, 0, 0])

    const { id } = data
    expect(await ask(exclusiveStrategy.disable, { id })).toMatchObject({
      data: { state: activeState.code.off },
    })
    expect(await ask(exclusiveStrategy.disable, { id })).toMatchObject({ code: 409 })
    const second = await save({ ...first, name: '第二个' })
    expect(second.code).toBe(0)
    expect(await ask(exclusiveStrategy.enable, { id })).toMatchObject({
      data: { reason: 'exclusive.conflict' },
    })
    await ask(exclusiveStrategy.delete, { id: second.data.id })
    expect(await ask(exclusiveStrategy.enable, { id })).toMatchObject({
      data: { state: activeState.code.on },
    })
    expect((await ask(exclusiveStrategy.enable, { id }, 'viewer')).code).toBe(403)
  })

  it('is for a fleet or a tag of the own seller', async () => {
    expect((await save({ ...inItsYear(), tagId: demoId(10_002, 'tag', 1) })).code).toBe(404)
    const groupId = demoId(10_002, 'fleet', 1)
    expect((await save({ ...inItsYear(), targetKind: FLEET, groupId })).code).toBe(404)
  })
})
