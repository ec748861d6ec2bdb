import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { INITIAL_PASSWORD_LENGTH, initialPassword } from './forms.ts'
import {
  cardNo,
  cityCode,
  creditCode,
  dayOfMonth,
  dayOfMonthText,
  dec1,
  email,
  iccid,
  idCard18,
  identifier,
  landline,
  latitude,
  latitudeText,
  longitude,
  longitudeText,
  mobile,
  num62,
  num92,
  operatorId,
  pct1,
  pct2,
  pct200Dec1,
  pct200Dec2,
  pileNo,
  plainText,
  plate,
  postcode,
  sellerPassword,
  servicePhone,
  smsName,
  social,
  stationCode,
  stationName,
  stationNameEn,
  stationNameStrict,
  tel400,
  userPassword,
  vin,
} from './patterns.ts'

interface Case {
  /** The requirement, where the pattern is one of the specification's. */
  spec?: string
  schema: z.ZodType
  valid: string[]
  invalid: string[]
  right: fc.Arbitrary<string>
  /** Characters that make every right value wrong, wherever they are put. */
  foreign: string[]
}

const decimal = (max: number, digits: number) =>
  fc.integer({ min: 0, max: max * 10 ** digits }).map((n) => (n / 10 ** digits).toFixed(digits))

const table: Record<string, Case> = {
  dec1: {
    spec: '(spec 5.19)',
    schema: dec1,
    valid: ['0', '0.0', '61.4', '120', '99999999999.9'],
    invalid: ['', '-1', '1.', '.5', '1.25', '01', '1,5', '+1', '1e3', '１'],
    right: decimal(1_000_000, 1),
    foreign: ['a', ' ', '\n', '-', ',', '１'],
  },
  pct1: {
    spec: '(spec 5.20)',
    schema: pct1,
    valid: ['0', '9.9', '99.9', '100', '100.0'],
    invalid: ['', '100.1', '101', '-1', '05', '5.55', '50%', '100.00'],
    right: decimal(100, 1),
    foreign: ['%', ' ', '\n', '-', '.'],
  },
  pct2: {
    spec: '(spec 5.20)',
    schema: pct2,
    valid: ['0', '0.01', '99.99', '100', '100.00'],
    invalid: ['', '100.01', '101', '5.555', '1.', '050'],
    right: decimal(100, 2),
    foreign: ['%', ' ', '\n', '-', '.'],
  },
  pct200Dec1: {
    spec: '(spec 5.20)',
    schema: pct200Dec1,
    valid: ['0', '100.1', '199.9', '200', '200.0'],
    invalid: ['', '200.1', '201', '300', '010', '1.11'],
    right: decimal(200, 1),
    foreign: ['%', ' ', '\n', '-', '.'],
  },
  pct200Dec2: {
    spec: '(spec 5.20)',
    schema: pct200Dec2,
    valid: ['0', '100.01', '199.99', '200.00'],
    invalid: ['', '200.01', '201', '1.111', '0200'],
    right: decimal(200, 2),
    foreign: ['%', ' ', '\n', '-', '.'],
  },
  num62: {
    spec: '(spec 5.21)',
    schema: num62,
    valid: ['0', '999999', '999999.99', '0.5'],
    invalid: ['', '1000000', '1.234', '-1', '.5', '1.', '007'],
    right: decimal(999_999, 2),
    foreign: ['a', ' ', '\n', '-', ',', '.'],
  },
  num92: {
    spec: '(spec 5.21)',
    schema: num92,
    valid: ['0', '999999999', '999999999.99'],
    invalid: ['', '1000000000', '1.234', '-1', '00.5'],
    right: decimal(999_999_999, 2),
    foreign: ['a', ' ', '\n', '-', ',', '.'],
  },
  mobile: {
    spec: '(spec 5.22)',
    schema: mobile,
    valid: ['13000000000', '19999999999'],
    invalid: ['', '12000000000', '1300000000', '130000000000'],
    right: fc.stringMatching(/^1[3-9][0-9]{9}$/),
    foreign: ['0', ' ', '\n', '-', '０'],
  },
  landline: {
    spec: '(spec 5.23)',
    schema: landline,
    valid: ['010-12345678', '020-9999999', '0755-7654321', '075586091234'],
    invalid: [
      '',
      '12345678',
      '010 12345678',
      '010--12345678',
      '0755-123456',
      '010-889931081',
      '400-812-3456',
      '013838389438',
    ],
    right: fc.stringMatching(/^(010|02[0-9]|0[3-9][0-9]{2})-[0-9]{7,8}$/),
    foreign: ['a', ' ', '\n', '-', '（'],
  },
  tel400: {
    spec: '(spec 5.23)',
    schema: tel400,
    valid: ['400-812-3456', '4008123456', '4008-123-456', '400-8123456'],
    invalid: ['', '400-812-345', '401-812-3456', '40081234567', '800-812-3456'],
    right: fc.stringMatching(/^400-[0-9]{3}-[0-9]{4}$/),
    foreign: ['0', 'a', ' ', '\n', '-'],
  },
  servicePhone: {
    schema: servicePhone,
    valid: ['13000000000', '0755-86091234', '400-812-3456'],
    invalid: ['', '110', '12000000000', '0755-86091234,13000000000'],
    right: fc.oneof(
      fc.stringMatching(/^1[3-9][0-9]{9}$/),
      fc.stringMatching(/^0755-[0-9]{8}$/),
      fc.stringMatching(/^400-[0-9]{3}-[0-9]{4}$/),
    ),
    foreign: ['a', ' ', '\n', ',', '0'],
  },
  email: {
    spec: '(spec 5.24)',
    schema: email,
    valid: ['a@b.cn'],
    invalid: ['', 'a@b'],
    right: fc.stringMatching(/^[a-z]{1,10}@[a-z]{1,10}\.com$/),
    foreign: [' ', '\n', '@'],
  },
  postcode: {
    spec: '(spec 5.25)',
    schema: postcode,
    valid: ['518000'],
    invalid: ['', '51800'],
    right: fc.stringMatching(/^[0-9]{6}$/),
    foreign: ['0', 'a', '\n'],
  },
  idCard18: {
    spec: '(spec 5.26)',
    schema: idCard18,
    valid: ['110101199003078670', '44011320141005001X'],
    invalid: ['', '1101019003078670', '110101900307867', '110101210003078670', '110101199002308670'],
    right: fc.stringMatching(
      /^[0-9]{6}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|1[0-9]|2[0-8])[0-9]{3}[0-9X]$/,
    ),
    foreign: ['0', 'a', ' ', '\n'],
  },
  vin: {
    spec: '(spec 5.27)',
    schema: vin,
    valid: ['LTEST000000000001', '11111111111111111'],
    invalid: ['', 'LTEST00000000001', 'LTEST0000000000001', 'ltest000000000001', 'LTEST-00000000001'],
    right: fc.stringMatching(/^[A-Z0-9]{17}$/),
    foreign: ['A', 'a', ' ', '\n', '-'],
  },
  plate: {
    spec: '(spec 5.28)',
    schema: plate,
    valid: [
      '粤B12345',
      '粤BD67890',
      '粤BFA6789',
      '粤B67890D',
      '京A1234警',
      '冀A1234挂',
      '粤Z1234港',
      '粤BK12345',
    ],
    invalid: [
      '',
      '粤B1234',
      '粤BI12345',
      '粤I12345',
      '粤O12345',
      '粤B1234567',
      '粤BL67890',
      '哈A12345',
      '粤b12345',
      '粤B·12345',
      '粤B1234I',
    ],
    right: fc.stringMatching(
      /^[京沪粤川][A-HJ-NP-Z]([A-HJ-NP-Z0-9]{5}|[DF][A-HJ-NP-Z0-9][0-9]{4}|[0-9]{5}[DF])$/,
    ),
    foreign: ['粤', 'a', ' ', '\n', '·', 'I', 'O'],
  },
  longitudeText: {
    spec: '(spec 5.29)',
    schema: longitudeText,
    valid: ['0', '-180', '180.0', '179.9999999999', '114.0579', '-0'],
    invalid: ['', '180.1', '-180.0000000001', '181', '1.12345678901', '1.', '.5', '01', '1°'],
    right: fc.double({ min: -180, max: 180, noNaN: true }).map((n) => n.toFixed(10)),
    foreign: ['a', ' ', '\n', '.', '°'],
  },
  latitudeText: {
    spec: '(spec 5.29)',
    schema: latitudeText,
    valid: ['0', '-90', '90.0', '89.9999999999', '22.5431'],
    invalid: ['', '90.1', '-90.0000000001', '91', '100', '1.12345678901', '1.'],
    right: fc.double({ min: -90, max: 90, noNaN: true }).map((n) => n.toFixed(10)),
    foreign: ['a', ' ', '\n', '.', '°'],
  },
  cityCode: {
    spec: '(spec 5.30)',
    schema: cityCode,
    valid: ['440300'],
    invalid: ['', '44030', '4403000', '44030a'],
    right: fc.stringMatching(/^[0-9]{6}$/),
    foreign: ['0', 'a', '\n'],
  },
  cardNo: {
    spec: '(spec 5.31)',
    schema: cardNo,
    valid: ['1', 'A'.repeat(18), 'a_1'],
    invalid: ['', 'A'.repeat(19), 'a-1', '卡1'],
    right: fc.stringMatching(/^[A-Za-z0-9_]{1,18}$/),
    foreign: ['-', ' ', '\n', '卡', 'é'],
  },
  identifier: {
    schema: identifier,
    valid: [
      'VID:001122AABBCC',
      '20:69:C0:21',
      'F6 CA 0C C5',
      'de-8aa-ca2b3c4d5-9',
      'A'.repeat(36),
      ' a ',
      'Ａ１',
    ],
    invalid: ['', ' ', '::', '--', 'A'.repeat(37), '卡1', 'ı', 'a\u0000b', '😀'],
    right: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 :_*-]{0,30}$/),
    foreign: ['卡', 'é', '\u0000', '\ud800'],
  },
  pileNo: {
    spec: '(spec 5.32)',
    schema: pileNo,
    valid: ['', '44030000010001', 'A'.repeat(33)],
    invalid: ['A'.repeat(34), '4403-1', '桩1'],
    right: fc.stringMatching(/^[A-Za-z0-9_]{0,33}$/),
    foreign: ['-', ' ', '\n', '桩'],
  },
  stationCode: {
    schema: stationCode,
    valid: ['1', 'SZ0001', '4403000001-2', 'A'.repeat(30)],
    invalid: ['', 'A'.repeat(31), 'SZ 1'],
    right: fc.stringMatching(/^[A-Za-z0-9_-]{1,30}$/),
    foreign: ['/', ' ', '\n', '站'],
  },
  sellerPassword: {
    spec: '(spec 5.33)',
    schema: sellerPassword,
    valid: ['abcd1', '1234a', 'a1b2c3d4e5f6'],
    invalid: ['', 'abc1', 'abcde', '12345', 'a1b2c3d4e5f67', 'abc_1', 'abcd1\n'],
    right: fc.stringMatching(/^[a-z]{1,6}[0-9]{4,6}$/),
    foreign: ['_', ' ', '\n', '中', 'é'],
  },
  userPassword: {
    spec: '(spec 5.34, 9.10)',
    schema: userPassword,
    valid: ['Ampdeck@2026', 'aA1!aaaaaa', '£3.ndSau_7', 'Abcdefgh1·'],
    invalid: [
      '',
      'aA1!aaaaa',
      'ampdeck@2026',
      'AMPDECK@2026',
      'Ampdeck@test',
      'Ampdeck2026',
      'Ampdeck 2026',
      'Ampdeck中2026',
    ],
    right: fc.stringMatching(/^[a-z]{4}[A-Z]{2}[0-9]{2}[!@#._-]{2}$/),
    foreign: [],
  },
  stationName: {
    spec: '(spec 5.36)',
    schema: stationName,
    valid: ['深圳福田中心', 'A站(南)_2-1', '（1）【北】[3]', 'Suzhou Park', '𠮷'.repeat(15), '站'.repeat(30)],
    invalid: ['', ' ', ' 站', '站 ', 'a  b', '站'.repeat(31), '站，', '站*', '站\n', 'café'],
    right: fc.stringMatching(/^[A-Za-z0-9深圳福田站()_-]{1,30}$/),
    foreign: ['*', '\n', '，', '·', '\u3000', '{'],
  },
  stationNameStrict: {
    spec: '(spec 5.35)',
    schema: stationNameStrict,
    valid: ['深圳福田中心', 'A1站', '站'.repeat(30)],
    invalid: ['', '站 1', '站(1)', '站-1', '站_1', '站'.repeat(31)],
    right: fc.stringMatching(/^[A-Za-z0-9深圳福田站]{1,30}$/),
    foreign: ['-', '_', '(', ' ', '\n', '，'],
  },
  stationNameEn: {
    schema: stationNameEn,
    valid: ['Shenzhen Futian CBD', 'Hub-2', 'a'.repeat(60)],
    invalid: ['', ' Hub', 'Hub ', 'Hub  2', '深圳', 'Hub_2', 'a'.repeat(61)],
    right: fc.stringMatching(/^[A-Za-z0-9]{1,20}( [A-Za-z0-9-]{1,20})?$/),
    foreign: ['_', '\n', '站', '(', '\t'],
  },
  plainText: {
    schema: plainText,
    valid: ['', '1号快充桩'],
    invalid: ['a*b', '5%'],
    right: fc.stringMatching(/^[A-Za-z0-9 ]{0,50}$/),
    foreign: ['*', '\\', '%'],
  },
  social: {
    spec: '(spec 5.37)',
    schema: social,
    valid: ['abcdef', 'a12345', `A${'_'.repeat(19)}`, 'wx-id_1'],
    invalid: ['', 'abcde', '1abcde', '_abcde', 'a'.repeat(21), 'abc def'],
    right: fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{5,19}$/),
    foreign: [' ', '\n', '.', '微', '@'],
  },
  smsName: {
    spec: '(spec 5.38)',
    schema: smsName,
    valid: ['天际', '电'.repeat(20), '𠮷'.repeat(20)],
    invalid: ['', '电', '电'.repeat(21), '天际1', '𠮷'],
    right: fc.stringMatching(/^[天际充电]{2,20}$/),
    foreign: ['a', '1', ' ', '\n', '，'],
  },
  dayOfMonthText: {
    spec: '(spec 5.39)',
    schema: dayOfMonthText,
    valid: ['1', '9', '10', '28'],
    invalid: ['', '0', '29', '31', '01', '1.0', '-1'],
    right: fc.integer({ min: 1, max: 28 }).map(String),
    foreign: ['a', ' ', '\n', '.', '-'],
  },
  operatorId: {
    schema: operatorId,
    valid: ['MA5DA0001', '395815801'],
    invalid: ['', 'MA5DA000', 'MA5DA00012', 'ma5da0001'],
    right: fc.stringMatching(/^[A-Z0-9]{9}$/),
    foreign: ['A', 'a', '\n', '-'],
  },
  creditCode: {
    schema: creditCode,
    valid: ['91440300MA5DA00011'],
    invalid: ['', '91440300MA5DA0001', '91440300MA5DA000111', '91440300-A5DA00011'],
    right: fc.stringMatching(/^[A-Z0-9]{18}$/),
    foreign: ['A', '\n', '-'],
  },
  iccid: {
    schema: iccid,
    valid: ['89860000000000000001'],
    invalid: ['', '8986000000000000001', '898600000000000000011', '8986000000000000000A'],
    right: fc.stringMatching(/^[0-9]{20}$/),
    foreign: ['0', 'A', '\n'],
  },
}

const cases = Object.entries(table).map(([name, one]) => ({
  ...one,
  name: [name, one.spec].join(' ').trim(),
}))

describe.each(cases)('$name', ({ schema, valid, invalid, right, foreign }) => {
  const accepts = (value: unknown) => schema.safeParse(value).success

  test.each(valid)('accepts %j', (value) => {
    expect(accepts(value)).toBe(true)
  })

  test.each(invalid)('refuses %j', (value) => {
    expect(accepts(value)).toBe(false)
  })

  test('accepts every right value', () => {
    fc.assert(fc.property(right, accepts))
  })

  test('refuses a right value with one foreign character anywhere', () => {
    fc.assert(
      fc.property(right, fc.nat(), (value, position) => {
        const at = position % (value.length + 1)
        return foreign.every((character) => !accepts(value.slice(0, at) + character + value.slice(at)))
      }),
    )
  })
})

test('userPassword refuses a right password without any one of its four classes (spec 5.34, 9.10)', () => {
  const right = table.userPassword?.right ?? fc.constant('')
  fc.assert(
    fc.property(right, fc.constantFrom(/[a-z]/g, /[A-Z]/g, /\d/g, /[!@#._-]/g), (value, part) => {
      const replacement = part.source === '[a-z]' ? 'A' : 'a'
      return !userPassword.safeParse(value.replace(part, replacement)).success
    }),
  )
})

test('the initial password of a user keeps to both lengths that the specification states (spec 9.11)', () => {
  const values = ['Ampdeck@2', 'Ampdeck@26', 'Ampdeck@2026']
  expect(values.map((value) => userPassword.safeParse(value).success)).toEqual([false, true, true])
  expect(values.map((value) => initialPassword.safeParse(value).success)).toEqual([false, true, false])
  expect(INITIAL_PASSWORD_LENGTH).toBe(10)
})

test.each([
  ['longitude', longitude, 180],
  ['latitude', latitude, 90],
] as const)(
  '%s accepts numbers within its bounds and at most 10 decimals (spec 5.29)',
  (name, schema, bound) => {
    const accepts = (value: unknown) => schema.safeParse(value).success
    expect([-bound, 0, -0, bound, 22.5431, 1.0000000001].every(accepts)).toBe(true)
    expect(
      [bound + 1e-10, -bound - 1, 1.00000000001, 1e-11, Number.NaN, Infinity, '1', null].some(accepts),
    ).toBe(false)
    expect(schema.safeParse(bound + 1).error?.issues[0]?.message).toBe(name)
    fc.assert(
      fc.property(fc.double({ min: -bound, max: bound, noNaN: true }), (n) => accepts(Number(n.toFixed(10)))),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: -bound * 1000, max: bound * 1000 - 1 }),
        (n) => !accepts(n / 1000 + 3e-11),
      ),
    )
  },
)

test('dayOfMonth accepts the integers 1 to 28 only (spec 5.39)', () => {
  const accepts = (value: unknown) => dayOfMonth.safeParse(value).success
  fc.assert(fc.property(fc.integer({ min: -100, max: 100 }), (n) => accepts(n) === (n >= 1 && n <= 28)))
  expect([1.5, '1', null, Number.NaN].some(accepts)).toBe(false)
})

test('a name that is too long says how long it may be', () => {
  const messages = [stationName, stationNameStrict].map(
    (schema) => schema.safeParse('站'.repeat(31)).error?.issues[0]?.message,
  )
  expect(messages).toEqual(['tooLong:30', 'tooLong:30'])
})
