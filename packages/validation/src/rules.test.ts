import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RuleName, rules } from './rules.ts'

const accepts = (rule: RuleName, value: unknown) => rules[rule].safeParse(value).success

/** For each rule its boundary cases, and a generator of right values with characters that no right value holds. */
const table: Record<
  RuleName,
  { spec: string; valid: string[]; invalid: string[]; right: fc.Arbitrary<string>; foreign: string[] }
> = {
  phone: {
    spec: '(spec 5.4)',
    valid: ['13000000000', '19999999999'],
    invalid: [
      '12000000000',
      '10000000000',
      '1300000000',
      '130000000000',
      '+8613000000000',
      '１３０００００００００',
    ],
    right: fc.stringMatching(/^1[3-9][0-9]{9}$/),
    foreign: ['0', 'a', ' ', '\n', '-', '０'],
  },
  email: {
    spec: '(spec 5.5)',
    valid: [
      'a@b.cn',
      'first.last+tag@sub.example.com',
      `${'a'.repeat(64)}@example.com`,
      'a@xn--fiqs8s.xn--p1ai',
    ],
    invalid: [
      'a@b',
      'a@b.c',
      '@b.cn',
      'a b@c.cn',
      'a..b@c.cn',
      '.a@c.cn',
      'a@-b.cn',
      'a@b_c.cn',
      `${'a'.repeat(65)}@b.cn`,
      '张@b.cn',
    ],
    right: fc.stringMatching(
      /^[a-z0-9]{1,20}(\.[a-z0-9+_-]{1,10})?@[a-z0-9]{1,20}(-[a-z]{1,5})?\.(com|cn|net)$/,
    ),
    foreign: [' ', '\n', '@', ',', '中', '＠', '\\', '"'],
  },
  empty: {
    spec: '(spec 5.6)',
    valid: ['0', ' a ', '中', '\n.'],
    invalid: ['', ' ', '\t\n', '\u3000', '\u00a0'],
    right: fc.string({ unit: 'grapheme' }).map((text) => `${text}x`),
    foreign: [],
  },
  en: {
    spec: '(spec 5.7)',
    valid: ['a', 'Z', 'Skyline'],
    invalid: ['', 'a b', 'a1', 'é', 'ａ', '中', 'a_'],
    right: fc.stringMatching(/^[A-Za-z]{1,50}$/),
    foreign: ['1', '_', ' ', '\n', 'é', 'ａ', '中'],
  },
  int: {
    spec: '(spec 5.8)',
    valid: ['0', '-0', '+1', '007', '-12'],
    invalid: ['', '-', '+', '1.0', '1e3', '--1', '１', '٣'],
    right: fc.stringMatching(/^[+-]?[0-9]{1,30}$/),
    foreign: ['.', ',', ' ', '\n', 'e', '１'],
  },
  zn: {
    spec: '(spec 5.9)',
    valid: ['充电', '〇', '𠮷野家', '々'],
    invalid: ['', '充电 站', '充电1', '充电，', '電ｋ', 'あ', '한'],
    right: fc
      .array(fc.constantFrom('充', '电', '站', '𠮷', '𪚥'), { minLength: 1 })
      .map((all) => all.join('')),
    foreign: ['a', '1', ' ', '\n', '，', '。', 'ア'],
  },
  idCard: {
    spec: '(spec 5.10)',
    valid: [
      '110101199003078670',
      '44011320141005001X',
      '110101200002290011',
      '1101019003078670',
      '110101180001010010',
    ],
    invalid: [
      '110101199013078670',
      '110101199000078670',
      '110101199003008670',
      '110101199003328670',
      '110101199004318670',
      '110101199002308670',
      '110101170003078670',
      '11010119900307867x',
      '11010119900307867A',
      '110101900307867',
    ],
    right: fc.stringMatching(
      /^[0-9]{6}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|1[0-9]|2[0-8])[0-9]{3}[0-9X]$/,
    ),
    foreign: ['a', ' ', '\n', '-', 'Y', '０'],
  },
  postcode: {
    spec: '(spec 5.11)',
    valid: ['000000', '518000'],
    invalid: ['', '51800', '5180000', '51800a', ' 518000', '５１８０００'],
    right: fc.stringMatching(/^[0-9]{6}$/),
    foreign: ['0', 'a', ' ', '\n', '-'],
  },
  enOrNum: {
    spec: '(spec 5.12)',
    valid: ['a', '0', '_', 'SZ_0001'],
    invalid: ['', 'a b', 'a-b', 'é', '中', '１'],
    right: fc.stringMatching(/^[A-Za-z0-9_]{1,50}$/),
    foreign: ['-', ' ', '\n', '.', 'é', '中', 'Ａ'],
  },
  normal: {
    spec: '(spec 5.13)',
    valid: ['', '1号快充桩', 'Bay #3, (2nd row) - 10:00~22:00', 'two\nlines', '𠮷'],
    invalid: ['a*b', 'a\\b', '50%', '<b>', '５０％', 'a\u0000b'],
    right: fc.stringMatching(/^[A-Za-z0-9 #.,()_-]{0,50}$/),
    foreign: ['*', '\\', '%', '<', '>', '|', '^', '`', '$', '＊', '％', '＼', '\u0000', '\u007f'],
  },
  url: {
    spec: '(spec 5.14)',
    valid: ['http://a.cn', 'HTTPS://a.cn:65535/x?y=1#z', 'http://127.0.0.1:8080', 'http://a.cn:'],
    invalid: [
      '',
      'a.cn',
      '//a.cn',
      'http:a.cn',
      'http:/a.cn',
      'http://',
      'ftp://a.cn',
      'http://a.cn:65536',
      'http://256.0.0.1',
      'http://a cn',
      ' http://a.cn',
      'http://a.cn\n',
      'javascript:alert(1)',
    ],
    right: fc.webUrl({ withQueryParameters: true, withFragments: true }),
    foreign: [' ', '\n', '\t', '\\', '\u3000'],
  },
  nonzeroNumber: {
    spec: '(spec 5.15)',
    valid: ['1', '10', '9007199254740993'],
    invalid: ['', '0', '01', '+1', '-1', '1.0', '１'],
    right: fc.bigInt({ min: 1n }).map(String),
    foreign: ['.', ' ', '\n', '-', 'a', '１'],
  },
  zeroNumber: {
    spec: '(spec 5.16)',
    valid: ['0', '1', '10'],
    invalid: ['', '00', '01', '-0', '+0', '0.0', '０'],
    right: fc.bigInt({ min: 0n }).map(String),
    foreign: ['.', ' ', '\n', '-', 'a', '０'],
  },
}

const cases = Object.entries(table).map(([name, one]) => ({ name: name as RuleName, ...one }))

describe.each(cases)('$name $spec', ({ name: rule, valid, invalid, right, foreign }) => {
  test.each(valid)('accepts %j', (value) => {
    expect(accepts(rule, value)).toBe(true)
  })

  test.each(invalid)('refuses %j', (value) => {
    expect(accepts(rule, value)).toBe(false)
  })

  test('accepts every right value', () => {
    fc.assert(fc.property(right, (value) => accepts(rule, value)))
  })

  test('refuses a right value with one foreign character anywhere', () => {
    fc.assert(
      fc.property(right, fc.nat(), (value, position) => {
        const at = position % (value.length + 1)
        return foreign.every((character) => !accepts(rule, value.slice(0, at) + character + value.slice(at)))
      }),
    )
  })

  test('refuses what is no text, with keys', () => {
    const keys = [undefined, null, 1, {}].map(
      (value) => rules[rule].safeParse(value).error?.issues[0]?.message,
    )
    expect(keys).toEqual(['empty', 'empty', rule, rule])
  })

  test('carries its own name as the only key of a refusal', () => {
    const keys = invalid.flatMap((value) =>
      rules[rule].safeParse(value).error?.issues.map((issue) => issue.message),
    )
    expect(new Set(keys)).toEqual(new Set([rule]))
  })

  test('answers within 100 ms to 200,000 characters', () => {
    const start = performance.now()
    for (const part of ['a', '1', ' ', '中', 'a@', 'a.', 'http://a']) {
      accepts(rule, `${part.repeat(200_000 / part.length)}\n!`)
    }
    expect((performance.now() - start) / 7).toBeLessThan(100)
  })
})

test('empty refuses every text of spaces', () => {
  const spaces = fc
    .array(fc.constantFrom(' ', '\t', '\n', '\r', '\u3000', '\u00a0', '\u2003'))
    .map((all) => all.join(''))
  fc.assert(fc.property(spaces, (value) => !accepts('empty', value)))
})

test('a limit and another rule follow on empty', () => {
  const address = rules.empty.max(5).pipe(rules.normal)
  expect(address.safeParse('1号').data).toBe('1号')
  expect(address.safeParse('  ').error?.issues[0]?.message).toBe('empty')
  expect(address.safeParse('123456').error?.issues[0]).toMatchObject({ code: 'too_big', maximum: 5 })
  expect(address.safeParse('5%').error?.issues[0]?.message).toBe('normal')
})
