import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MeterValue, readingsOf, type SampledValue } from './sampled-values.ts'

const NOW = Date.parse('2026-07-01T02:00:00Z')
const NOTHING = { meterWh: null, W: null, V: null, A: null, soc: null, tempC: null }

const at = (timestamp: string, ...sampledValue: SampledValue[]): MeterValue => ({ timestamp, sampledValue })
const now = (...values: SampledValue[]) => readingsOf([at('2026-07-01T02:00:00Z', ...values)], NOW)[0]

describe('a sampled value', () => {
  it('is the energy register in Wh where it does not say what it is', () => {
    expect(now({ value: '12345' })).toEqual({ ts: NOW, ...NOTHING, meterWh: 12_345 })
  })

  it.each<[string, SampledValue, object]>([
    ['kWh', { value: '12.3456', unit: 'kWh' }, { meterWh: 12_346 }],
    ['kW', { value: '59.5', measurand: 'Power.Active.Import', unit: 'kW' }, { W: 59_500 }],
    ['W without a unit', { value: '59500', measurand: 'Power.Active.Import' }, { W: 59_500 }],
    ['percent', { value: '81.6', measurand: 'SoC', unit: 'Percent', location: 'EV' }, { soc: 82 }],
    ['kelvin', { value: '300.15', measurand: 'Temperature', unit: 'K' }, { tempC: 27 }],
    ['a unit in small letters', { value: '12.5', unit: 'kwh' }, { meterWh: 12_500 }],
    ['megawatts', { value: '0.06', measurand: 'Power.Active.Import', unit: 'MW' }, { W: 60_000 }],
    ['milliamperes', { value: '16000', measurand: 'Current.Import', unit: 'mA' }, { A: 16 }],
    ['kilovolts', { value: '0.4', measurand: 'Voltage', unit: 'kV' }, { V: 400 }],
    ['an empty unit, which is none', { value: '12345', unit: '' }, { meterWh: 12_345 }],
    ['degrees by their sign', { value: '27', measurand: 'Temperature', unit: '°C' }, { tempC: 27 }],
    ['a number among blanks', { value: ' 12345 ' }, { meterWh: 12_345 }],
    ['a comma before its decimals', { value: '12,5', unit: 'kWh' }, { meterWh: 12_500 }],
    ['a decimal comma after more than three digits', { value: '1234,567' }, { meterWh: 1_235 }],
    ['misspelt degrees', { value: '27', measurand: 'Temperature', unit: 'Celcius' }, { tempC: 27 }],
    ['fahrenheit', { value: '212', measurand: 'Temperature', unit: 'Fahrenheit' }, { tempC: 100 }],
    [
      '2.0.1 with a multiplier',
      { value: 12.5, unitOfMeasure: { unit: 'Wh', multiplier: 3 } },
      { meterWh: 12_500 },
    ],
  ])('is read in %s', (_, value, expected) => {
    expect(now(value)).toMatchObject(expected)
  })

  it.each<[string, SampledValue]>([
    ['an interval is no register', { value: '500', measurand: 'Energy.Active.Import.Interval' }],
    ['what is offered is not drawn', { value: '60', measurand: 'Power.Offered', unit: 'kW' }],
    ['signed data is no number', { value: '4F42', format: 'SignedData' }],
    ['a word', { value: 'NaN' }],
    ['a hexadecimal number', { value: '0x10' }],
    ['nothing', { value: '' }],
    ['a meter does not run backwards below zero', { value: '-1' }],
    ['more than a number holds', { value: '1e300' }],
    ['a unit of something else', { value: '10', unit: 'kvarh' }],
    ['a unit that may be small or large', { value: '10', measurand: 'Power.Active.Import', unit: 'mw' }],
    ['an empty battery that is a code for none', { value: '255', measurand: 'SoC' }],
    ['a comma that may part thousands', { value: '1,234' }],
    ['a unit called like a method', { value: '10', unit: 'constructor' }],
    ['a battery over 100 %', { value: '180', measurand: 'SoC' }],
  ])('is left out: %s', (_, value) => {
    expect(now(value)).toBeUndefined()
  })

  it('gives the power of phases whose voltage and current are measured', () => {
    const volts = (phase: string, value: string) => ({ value, phase, measurand: 'Voltage' })
    const amperes = (phase: string | undefined, value: string) => ({
      value,
      ...(phase && { phase }),
      measurand: 'Current.Import',
    })
    const three = ['L1', 'L2', 'L3']
    const currents = three.map((phase) => amperes(phase, '10'))
    expect(now(...three.map((phase) => volts(`${phase}-N`, '230')), ...currents)).toMatchObject({ W: 6_900 })
    expect(now({ value: '230', measurand: 'Voltage' }, ...currents)).toMatchObject({ W: 6_900 })
    expect(now(volts('L1', '230'), amperes('L1', '0'))).toMatchObject({ W: 0 })
    // Of how many phases these are nobody says.
    expect(now({ value: '230', measurand: 'Voltage' }, amperes(undefined, '10'))).toMatchObject({ W: null })
    expect(now(volts('L1', '230'), ...currents)).toMatchObject({ W: null })
    expect(
      now(volts('L1', '230'), amperes('L1', '10'), { value: '2200', measurand: 'Power.Active.Import' }),
    ).toMatchObject({ W: 2_200 })
  })

  it('adds up phases where the whole is not measured', () => {
    const power = (phase: string, value: string) => ({ value, phase, measurand: 'Power.Active.Import' })
    expect(now(power('L1', '2300'), power('L2', '2200'), power('L3', '2100'))).toMatchObject({ W: 6_600 })
    expect(now(power('L1', '2300'), { value: '7000', measurand: 'Power.Active.Import' })).toMatchObject({
      W: 7_000,
    })
  })

  it('of the neutral alone is the whole, and so is a maker’s own word for it', () => {
    expect(now({ value: '12345', phase: 'N' })).toMatchObject({ meterWh: 12_345 })
    expect(now({ value: '7', phase: 'N', measurand: 'Power.Active.Import', unit: 'kW' })).toMatchObject({
      W: 7_000,
    })
    expect(now({ value: '5', phase: 'N' }, { value: '12345', phase: 'L1' })).toMatchObject({
      meterWh: 12_345,
    })
    const total = { value: '300', phase: 'Total' }
    expect(now({ value: '100', phase: 'L1' }, { value: '90', phase: 'L2' }, total)).toMatchObject({
      meterWh: 300,
    })
  })

  it('adds up registers against neutral, and knows no sum where a phase is unknown', () => {
    const energy = (phase: string, value: string) => ({ value, phase })
    expect(now(energy('L1-N', '100'), energy('L2-N', '200'), energy('L3-N', '300'))).toMatchObject({
      meterWh: 600,
    })
    expect(now(energy('L1', '100'), energy('L2', ''), energy('L3', '300'))).toBeUndefined()
  })

  it('takes the mean voltage against neutral and the largest current, never the neutral', () => {
    const voltage = (phase: string, value: string) => ({ value, phase, measurand: 'Voltage' })
    expect(
      now(voltage('L1-N', '229'), voltage('L2-N', '231'), voltage('L3-N', '230.3'), voltage('L1-L2', '398')),
    ).toMatchObject({ V: 230.1 })
    const current = (phase: string, value: string) => ({ value, phase, measurand: 'Current.Import' })
    expect(now(current('L1', '10'), current('L2', '16'), current('N', '30'))).toMatchObject({ A: 16 })
  })

  it('is taken where the energy leaves the pile, and not of the beginning where the end stands beside it', () => {
    expect(now({ value: '990', location: 'Inlet' }, { value: '980', location: 'Outlet' })).toMatchObject({
      meterWh: 980,
    })
    expect(
      now({ value: '20', context: 'Transaction.End' }, { value: '10', context: 'Transaction.Begin' }),
    ).toMatchObject({ meterWh: 20 })
  })
})

describe('energy out of the car', () => {
  const EXPORT = 'Energy.Active.Export.Register'

  it('is a register of its own beside what is drawn', () => {
    expect(now({ value: '5000' }, { value: '1.25', measurand: EXPORT, unit: 'kWh' })).toEqual({
      ts: NOW,
      ...NOTHING,
      meterWh: 5_000,
      exported: { wh: 1_250, intervalWh: null, W: null },
    })
  })

  it('is nothing that was drawn', () => {
    expect(now({ value: '500', measurand: EXPORT })).toMatchObject({ ...NOTHING, exported: { wh: 500 } })
  })

  it('is read as interval and power, and of three phases together', () => {
    const phases = ['L1', 'L2', 'L3'].map((phase) => ({
      ...{ value: 100, measurand: 'Energy.Active.Export.Interval', phase },
    }))
    expect(now(...phases, { value: '7', measurand: 'Power.Active.Export', unit: 'kW' })?.exported).toEqual({
      wh: null,
      intervalWh: 300,
      W: 7_000,
    })
  })

  it.each(['-1', 'NaN', '', '1e300'])('stays unknown where the value is "%s"', (value) => {
    expect(now({ value: '1' }, { value, measurand: EXPORT })).not.toHaveProperty('exported')
  })
})

describe('times', () => {
  const energy = { value: '1' }
  const times = (...texts: string[]) =>
    readingsOf(
      texts.map((text) => at(text, energy)),
      NOW,
    ).map(({ ts }) => ts)

  it('may be in any zone, and are UTC without one', () => {
    const noon = Date.parse('2026-06-30T04:00:00Z')
    expect(times('2026-06-30T12:00:00+08:00')).toEqual([noon])
    expect(times('2026-06-30T04:00:00.000Z')).toEqual([noon])
    expect(times('2026-06-30T04:00:00')).toEqual([noon])
    expect(times('2026-06-29T23:30:00-04:30')).toEqual([noon])
  })

  it('come in order', () => {
    const [first = 0, second = 0] = times('2026-06-30T12:00:00Z', '2026-06-30T11:00:00Z')
    expect(second - first).toBe(3_600_000)
  })

  it.each(['1970-01-01T00:01:00Z', '2099-01-01T00:01:00Z'])(
    'of an absurd clock (%s) end now, as far apart',
    (text) => {
      const before = new Date(Date.parse(text) - 60_000).toISOString()
      expect(times(before, text)).toEqual([NOW - 60_000, NOW])
    },
  )

  it('that cannot be beside a right one are left out', () => {
    expect(times('1970-01-01T00:00:00Z', '2026-07-01T01:59:00Z')).toEqual([NOW - 60_000])
  })

  it('that are none are now', () => {
    expect(times('yesterday')).toEqual([NOW])
    expect(readingsOf([{ sampledValue: [energy] }], NOW)).toMatchObject([{ ts: NOW }])
  })

  it('that are missing beside others are not guessed', () => {
    expect(readingsOf([at('2026-07-01T01:00:00Z', energy), { sampledValue: [energy] }], NOW)).toHaveLength(1)
  })
})

it('makes of anything a pile can say only sane, ordered readings', () => {
  const sampled = fc.record(
    {
      value: fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)),
      context: fc.constantFrom('Transaction.Begin', 'Sample.Periodic', 'Transaction.End'),
      format: fc.constantFrom('Raw', 'SignedData'),
      measurand: fc.constantFrom(
        'Energy.Active.Import.Register',
        'Energy.Active.Import.Interval',
        'Power.Active.Import',
        'Voltage',
        'Current.Import',
        'SoC',
        'Temperature',
        'Frequency',
      ),
      phase: fc.constantFrom('L1', 'L2', 'L3', 'N', 'L1-N', 'L2-L3'),
      location: fc.constantFrom('Outlet', 'Inlet', 'EV'),
      unit: fc.constantFrom('Wh', 'kWh', 'W', 'kW', 'A', 'V', 'K', 'Celsius', 'Percent', 'var'),
    },
    { requiredKeys: ['value'] },
  )
  const timestamp = fc.oneof(
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString()),
    fc.string(),
  )
  const meterValues = fc.array(fc.record({ timestamp, sampledValue: fc.array(sampled, { maxLength: 6 }) }), {
    maxLength: 5,
  })
  fc.assert(
    fc.property(meterValues, (values) => {
      const readings = readingsOf(values, NOW)
      for (const { ts, meterWh, W, soc, ...others } of readings) {
        expect(ts).toBeLessThanOrEqual(NOW + 5 * 60_000)
        for (const whole of [meterWh, W, soc])
          expect(whole === null || (Number.isSafeInteger(whole) && whole >= 0)).toBe(true)
        for (const value of Object.values(others)) expect(value === null || Number.isFinite(value)).toBe(true)
      }
      expect(readings.map(({ ts }) => ts)).toEqual(readings.map(({ ts }) => ts).sort((a, b) => a - b))
    }),
  )
})
