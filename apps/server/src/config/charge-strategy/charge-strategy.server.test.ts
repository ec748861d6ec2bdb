import { chargeStrategy } from '@ampdeck/api/config/charge-strategy'
import type { InputOf } from '@ampdeck/api/contract'
import { activeState } from '@ampdeck/api/enumerations/member'
import { strategyKind } from '@ampdeck/api/enumerations/strategy'
import { describe, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { plainRecord } from '../../testing/standard-calls.ts'

const { amount, energy, powerCurve } = strategyKind.code
const stationIds = [demoId(SKYLINE, 'station', 1)]
const draft = { name: '示例', nameEn: 'Sample', kind: energy, energyWh: 30_000, stationIds }

const ask = plainRecord(chargeStrategy, draft)

describe('a charge strategy', () => {
  const save = async (more: object = {}) => (await ask(chargeStrategy.save, { ...draft, ...more })).data

  it.each([
    ['without its amount', { kind: amount }, 409],
    ['with half a day of power', { kind: powerCurve, curve: Array(12).fill(50) }, 409],
    ['with the station of another seller', { stationIds: [demoId(RIVERSIDE, 'station', 1)] }, 404],
    ['with a minute', { kind: strategyKind.code.minutes, minutes: 1 }, 400],
  ])('is refused %s', async (_name, more: Partial<InputOf<typeof chargeStrategy.save>>, code) => {
    expect(await ask(chargeStrategy.save, { ...draft, ...more })).toMatchObject({ code })
  })

  it('keeps the parameter of its kind alone', async () => {
    expect(await save({ amountFen: 500, soc: 80 })).toMatchObject({ amountFen: null, soc: null, curve: [] })
  })

  it('is bound to stations, disabled and enabled, each once, by who may', async () => {
    const { id, version } = await save({ stationIds: [] })
    const bound = { id, version, stationIds }
    expect((await ask(chargeStrategy.bind, bound, 'viewer')).code).toBe(403)
    expect(await ask(chargeStrategy.bind, bound)).toMatchObject({ data: { stationIds } })
    expect(await ask(chargeStrategy.bind, bound)).toMatchObject({ data: { reason: 'record.stale' } })
    expect(await ask(chargeStrategy.enable, { id })).toMatchObject({
      data: { reason: 'transition.notAllowed' },
    })
    expect(await ask(chargeStrategy.disable, { id })).toMatchObject({ data: { state: activeState.code.off } })
    expect(await ask(chargeStrategy.disable, { id })).toMatchObject({ code: 409 })
    expect((await ask(chargeStrategy.enable, { id }, 'viewer')).code).toBe(403)
    expect(await ask(chargeStrategy.enable, { id })).toMatchObject({ data: { state: activeState.code.on } })
  })

  it('is found by its station', async () => {
    const { id } = await save()
    const { data } = await ask(chargeStrategy.page, {
      stationId: stationIds,
    })
    expect(data.records.map((row) => row.id)).toContain(id)
    expect(data.records.every((row) => row.stationIds?.includes(stationIds[0] ?? 0))).toBe(true)
  })
})
