import { chargeLimit } from '@ampdeck/api/config/charge-limit'
import type { InputOf } from '@ampdeck/api/contract'
import { activeState, limitTarget } from '@ampdeck/api/enumerations/member'
import { describe, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { plainRecord } from '../../testing/standard-calls.ts'

const fleet = { targetKind: limitTarget.code.fleet, targetId: demoId(SKYLINE, 'fleet', 1) }

const ask = plainRecord(chargeLimit, { ...fleet, perDayTimes: 3, weekdays: [1, 2] })

describe('a charge limit', () => {
  it.each([
    ['nothing', {}, 'limit.empty'],
    ['half a window', { windowFrom: '08:00' }, 'limit.window'],
  ])('is refused with %s', async (_name, draft: Partial<InputOf<typeof chargeLimit.save>>, reason) => {
    expect(await ask(chargeLimit.save, { ...fleet, ...draft })).toMatchObject({ code: 409, data: { reason } })
  })

  it('is for a target of the own seller', async () => {
    const targetId = demoId(10_002, 'fleet', 1)
    expect((await ask(chargeLimit.save, { ...fleet, targetId, socMax: 80 })).code).toBe(404)
  })

  it('is disabled and enabled, each from the other state, by who may', async () => {
    const { data } = await ask(chargeLimit.save, { ...fleet, socMax: 80 })
    const { id } = data
    expect(await ask(chargeLimit.enable, { id })).toMatchObject({ data: { reason: 'transition.notAllowed' } })
    expect(await ask(chargeLimit.disable, { id })).toMatchObject({ data: { state: activeState.code.off } })
    expect(await ask(chargeLimit.disable, { id })).toMatchObject({ code: 409 })
    expect(await ask(chargeLimit.enable, { id })).toMatchObject({ data: { state: activeState.code.on } })
    expect((await ask(chargeLimit.enable, { id }, 'viewer')).code).toBe(403)
  })

  it('finds a fleet, and a member by the whole phone', async () => {
    const find = (targetKind: number, text: string) => ask(chargeLimit.targets, { targetKind, text })
    expect((await find(limitTarget.code.fleet, '出租')).data.length).toBeGreaterThan(0)
    expect((await find(limitTarget.code.member, '13900000100')).data).toHaveLength(1)
    expect((await find(limitTarget.code.member, '139000001')).data).toEqual([])
  })

  it('finds a car by plate and VIN as people paste them', async () => {
    const find = async (text: string) =>
      (await ask(chargeLimit.targets, { targetKind: limitTarget.code.vehicle, text })).data
    const all = await find('')
    const car = all.find(({ detail }) => detail)
    const plate = car?.name ?? ''
    expect(await find(`${plate.slice(0, 2)}·${plate.slice(2).toLowerCase()}`)).toContainEqual(car)
    const vin = car?.detail ?? ''
    expect(await find(`${vin.slice(0, 9).toLowerCase()} ${vin.slice(9)}`)).toEqual([car])
  })
})
