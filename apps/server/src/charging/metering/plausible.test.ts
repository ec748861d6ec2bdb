import { MINUTE } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { believe, type KnownRegister, startRegister, withinBounds } from './plausible.ts'

const known: KnownRegister = {
  ...{ meterStart: 0, startUnknown: startRegister.known, lastWh: 0, whTime: 0, offsetWh: 0 },
  ...{ doubtWh: null, doubtTime: null },
}
const at = (minute: number, meterWh: number | null) => ({
  ...{ ts: minute * MINUTE, meterWh, W: null, V: null, A: null, soc: null, tempC: null },
})
const gun = { startTime: 0, ratedW: 7_000 }

it('believes what a gun of 7 kW can give, and keeps the rest in doubt', () => {
  const { known: after, readings } = believe(known, [at(1, 100), at(2, 7_930_237), at(3, 300)], gun)
  expect(readings.map(({ meterWh, doubtWh }) => [meterWh, doubtWh])).toEqual([
    [100, null],
    [null, 7_930_237],
    [300, null],
  ])
  expect(after).toMatchObject({ lastWh: 300, whTime: 3 * MINUTE, offsetWh: 0, doubtWh: null })
})

it('does not let a register creep by small steps that each could be', () => {
  const crept = Array.from({ length: 120 }, (_, second) => at(second / 60, second * 900))
  const { known: after } = believe(known, crept, gun)
  expect(after.lastWh).toBeLessThan(2_000)
})

it('counts on from where a register was set anew, and back', () => {
  const { known: after, readings } = believe(
    known,
    [at(5, 400), at(6, 900_000), at(11, 900_400), at(16, 900_800), at(17, 1_500)],
    gun,
  )
  expect(readings.map(({ doubtWh }) => doubtWh)).toEqual([null, 900_000, 900_400, 900_800, null])
  expect(after).toMatchObject({ lastWh: 1_500, offsetWh: 0 })
})

it('begins at the first reading where the start is unknown, at the assumed one where that fits', () => {
  const unknown = { ...known, startUnknown: startRegister.unknown }
  expect(believe(unknown, [at(1, 5_000_000), at(5, 5_000_100)], gun).known).toMatchObject({
    ...{ meterStart: 5_000_000, lastWh: 5_000_100, startUnknown: startRegister.known },
  })
  const assumed = { ...known, meterStart: 4_000, lastWh: 4_000, startUnknown: startRegister.assumed }
  expect(believe(assumed, [at(1, 4_050)], gun).known).toMatchObject({ meterStart: 4_000, lastWh: 4_050 })
  expect(believe(assumed, [at(1, 20)], gun).known).toMatchObject({ meterStart: 20, lastWh: 20 })
})

it('leaves what comes late to the end of the charge', () => {
  const { readings } = believe({ ...known, whTime: 9 * MINUTE, lastWh: 900 }, [at(4, 700_000)], gun)
  expect(readings).toMatchObject([{ meterWh: 700_000, doubtWh: null }])
})

it('knows nothing where a value is beyond what there is', () => {
  const wild = { ...at(1, 10), W: 268_000_000, V: 65_535, A: -40_000, soc: 255, tempC: 3_276 }
  expect(withinBounds(wild, 7_000)).toMatchObject({ W: null, V: null, A: null, soc: null, tempC: null })
  const sane = { ...at(1, 10), W: 7_400, V: 230, A: 32, soc: 0, tempC: -20 }
  expect(withinBounds(sane, 7_000)).toEqual(sane)
})
