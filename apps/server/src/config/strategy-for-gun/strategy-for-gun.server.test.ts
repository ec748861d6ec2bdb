import { strategyForGun } from '@ampdeck/api/config/strategy-for-gun'
import type { OutputOf } from '@ampdeck/api/contract'
import { describe, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { plainRecord } from '../../testing/standard-calls.ts'

const costModelId = demoId(SKYLINE, 'costModel', 2)
let year = 2_100
const inItsYear = () => {
  year += 1
  return { costModelId, weekdayMask: 96, validFrom: `${year}-01-01`, validTo: `${year}-12-31` }
}
const gunId = demoId(SKYLINE, 'gun', 1)
const GUN_STRATEGY = 4

const ask = plainRecord(strategyForGun, () => ({ ...inItsYear(), gunId }))

describe('a gun strategy', () => {
  const gunIds = [1, 2, 3].map((no) => demoId(SKYLINE, 'gun', no))

  it('shows which price wins, before and after, and what stands against it', async () => {
    const rule = inItsYear()
    const preview = () => ask(strategyForGun.preview, { ...rule, gunIds })
    const before = await preview()
    expect(before.data).toHaveLength(3)
    expect(before.data[0]).toMatchObject({ after: { level: GUN_STRATEGY }, conflicts: [] })
    expect(before.data[0]?.before?.level).toBeLessThan(GUN_STRATEGY)
    const { data } = await ask(strategyForGun.save, { ...rule, gunId })
    const after = await preview()
    expect(after.data.find((one) => one.gunId === gunId)?.conflicts).toMatchObject([{ id: data.id }])
    expect(await ask(strategyForGun.save, { ...rule, gunId })).toMatchObject({
      data: { reason: 'gunStrategy.conflict' },
    })
    // Mondays to Fridays alone are no conflict with weekends.
    expect((await ask(strategyForGun.save, { ...rule, gunId, weekdayMask: 31 })).code).toBe(0)
  })

  it('is bound to many guns: those with a conflict are left, or give way', async () => {
    const rule = inItsYear()
    await ask(strategyForGun.save, { ...rule, gunId })
    const bind = (more: object, by?: 'viewer') =>
      ask(strategyForGun.batchBind, { ...rule, gunIds, ...more }, by)
    const left = await bind({})
    expect(left.data.refused).toEqual([{ id: gunId, reason: 'gunStrategy.conflict' }])
    expect(left.data.done).toHaveLength(2)
    const replaced = await bind({ replace: true })
    expect([...replaced.data.done].sort()).toEqual([...gunIds].sort())
    const found = await ask(strategyForGun.page, { gunId, costModelId, pageSize: 100 })
    const { records } = found.data as OutputOf<typeof strategyForGun.page>
    expect(records.filter(({ validFrom }) => validFrom === rule.validFrom)).toHaveLength(1)
    expect((await bind({}, 'viewer')).code).toBe(403)
    expect((await bind({ gunIds: [demoId(10_002, 'gun', 1)] })).code).toBe(404)
  })

  it('is refused with days in the wrong order and without a day', async () => {
    const rule = { ...inItsYear(), gunId }
    expect((await ask(strategyForGun.save, { ...rule, validTo: '2000-01-01' })).code).toBe(400)
    expect((await ask(strategyForGun.save, { ...rule, weekdayMask: 0 })).code).toBe(400)
  })
})
