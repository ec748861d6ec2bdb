import { weatherConfig } from '@ampdeck/api/config/weather-config'
import { weatherAction, weatherMeasure } from '@ampdeck/api/enumerations/strategy'
import { DAY } from '@ampdeck/api/time'
import { describe, expect, it } from 'vitest'
import { setUpAccounts } from '../../testing/set-up.ts'
import { plainRecord } from '../../testing/standard-calls.ts'
import { holds, occupyPauseAt } from './weather-config.service.ts'
import { followAll } from './weather-follow.job.ts'

const { temperatureAbove, temperatureBelow } = weatherMeasure.code
const { limitPower, pauseOccupy } = weatherAction.code
const always = { name: '示例', cityCode: '440300', measure: temperatureAbove, threshold: -50, percent: 70 }
const draft = { ...always, action: limitPower }

plainRecord(weatherConfig, draft)

describe('a weather rule', () => {
  const { server, ask } = setUpAccounts()
  const save = async (more: object = {}) => (await ask(weatherConfig.save, { ...draft, ...more })).data
  const limits = (sourceId: number) =>
    server.db.selectFrom('stationPowerLimit').select('percent').where('sourceId', '=', sourceId).execute()

  it('is refused without the power that it leaves', async () => {
    const answer = await ask(weatherConfig.save, { ...draft, percent: null })
    expect(answer).toMatchObject({ data: { reason: 'weather.percent' } })
  })

  it('takes effect at the stations of its city while it is enabled, and no longer', async () => {
    const { id, activeSince } = await save()
    expect(activeSince).not.toBeNull()
    expect((await limits(id))[0]).toEqual({ percent: 70 })
    expect((await ask(weatherConfig.disable, { id }, 'viewer')).code).toBe(403)
    expect(await ask(weatherConfig.disable, { id })).toMatchObject({ data: { activeSince: null } })
    expect(await limits(id)).toEqual([])
    expect(await ask(weatherConfig.disable, { id })).toMatchObject({
      data: { reason: 'transition.notAllowed' },
    })
    const { data: on } = await ask(weatherConfig.enable, { id })
    expect(await limits(id)).not.toEqual([])
    const elsewhere = { ...draft, cityCode: '230100', id, version: on.version }
    await ask(weatherConfig.update, elsewhere)
    expect(await limits(id)).toEqual([])
    await ask(weatherConfig.update, { ...elsewhere, cityCode: '440300', version: on.version + 1 })
    expect(await limits(id)).not.toEqual([])
    await ask(weatherConfig.delete, { id })
    expect(await limits(id)).toEqual([])
  })

  it('pauses occupy fees of its city', async () => {
    const { id } = await save({ action: pauseOccupy })
    expect(await occupyPauseAt(server.db, 10_001, '440300')).toMatchObject({ id })
    await ask(weatherConfig.delete, { id })
    expect(await occupyPauseAt(server.db, 10_001, '440300')).toBeUndefined()
  })

  it('follows the weather, which is the same for a city and an hour', async () => {
    const hot = { cityCode: '440300', measure: temperatureBelow, threshold: 12 }
    const days = Array.from({ length: 365 }, (_, day) => holds(hot, server.clock.now + day * DAY))
    expect(days.filter(Boolean).length).toBeGreaterThan(5)
    expect(days.filter(Boolean).length).toBeLessThan(360)
    const { id, activeSince, current } = await save({ measure: temperatureBelow, threshold: 12 })
    expect(await ask(weatherConfig.now, { cityCode: '440300' })).toMatchObject({ data: current })
    const other = days.findIndex((is) => is === (activeSince === null))
    server.clock.now += other * DAY
    await followAll(server.tools)
    const found = await server.db
      .selectFrom('weatherConfig')
      .select('activeSince')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(found.activeSince === null).toBe(activeSince !== null)
  })
})
