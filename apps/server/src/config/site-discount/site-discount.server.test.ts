import { siteDiscount } from '@ampdeck/api/config/site-discount'
import { activeState } from '@ampdeck/api/enumerations/member'
import { describe, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { plainRecord } from '../../testing/standard-calls.ts'

const draft = {
  ...{ name: '周末九折', stationIds: [demoId(SKYLINE, 'station', 2)], fee: 1, bpsOff: 1_000, bearer: 1 },
  ...{ weekdays: [6, 7], timeWindow: '22:00-06:00', validFrom: '2026-05-01', validTo: '2026-05-31' },
}

const ask = plainRecord(siteDiscount, draft)

describe('a site discount', () => {
  it.each([
    ['days in the wrong order', { validTo: '2026-04-30' }, 400],
    ['a window that is none', { timeWindow: '24:00-25:00' }, 400],
    ['more than everything off', { bpsOff: 10_001 }, 400],
    ['a station of another seller', { stationIds: [demoId(10_002, 'station', 1)] }, 404],
  ])('is refused with %s', async (_name, change, code) => {
    expect((await ask(siteDiscount.save, { ...draft, ...change })).code).toBe(code)
  })

  it('is disabled and enabled, each from the other state, by who may; off it leaves the calendar', async () => {
    const { data } = await ask(siteDiscount.save, draft)
    const { id } = data
    const inMay = async (stationId?: number) => {
      const asked = { from: '2026-05-01', to: '2026-05-31', ...(stationId && { stationId }) }
      const found = await ask(siteDiscount.calendar, asked)
      return found.data.some((one) => one.id === id)
    }
    expect([await inMay(), await inMay(draft.stationIds[0]), await inMay(1)]).toEqual([true, true, false])
    expect(await ask(siteDiscount.enable, { id })).toMatchObject({
      data: { reason: 'transition.notAllowed' },
    })
    expect(await ask(siteDiscount.disable, { id })).toMatchObject({ data: { state: activeState.code.off } })
    expect(await ask(siteDiscount.disable, { id })).toMatchObject({ code: 409 })
    expect(await inMay()).toBe(false)
    expect(await ask(siteDiscount.enable, { id })).toMatchObject({ data: { state: activeState.code.on } })
    expect((await ask(siteDiscount.enable, { id }, 'viewer')).code).toBe(403)
  })
})
