/*
 * What breaks servers: values at the edges of what a language, a database or a parser can hold. Each stands for a
 * fault that was found somewhere once.
 */

const MANY = 10_000

export const hostileNumbers: readonly unknown[] = [
  ...[0, -0, -1, 1, 0.5, -0.1, 1e-9, 32_767, 32_768, -32_769, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1],
  ...[2 ** 53 - 1, 2 ** 53, -(2 ** 53), 2 ** 63, -(2 ** 63), 2 ** 64, 1e21, 1e300, -1e300, 5e-324],
  ...[
    '9'.repeat(16),
    '9'.repeat(19),
    '9'.repeat(400),
    '-1',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
    '１２',
    '1,2,x',
  ],
]

export const hostileTexts: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '\u2028',
    '\ufeff',
    '\u202e',
    '\u00a0',
    '\u0301',
    '😀'.repeat(30),
  ],
  ...['%', '_', '\\', '%_\\', "'", '"', "';--", "' or 1=1 --", '$1', '{1}', '`', '\n\r\t', 'a\r\nb: c'],
  ...[
    '../../etc/passwd',
    '%2e%2e%2f',
    '__proto__',
    'constructor',
    'toString',
    '<img src=x>',
    '=1+1',
    '{}',
    '[]',
    'null',
  ],
  ...[
    '0000-00-00 00:00:00',
    '0000-01-01 00:00:00',
    '0001-01-01 00:00:00',
    '9999-12-31 23:59:59',
    '2026-02-30 00:00:00',
  ],
  ...[
    '9999-12-31',
    '0001-01-01',
    '0000-01-01',
    '2026-13-01',
    '24:00',
    '99:99',
    '+275760-09-13',
    '2026-07-01',
  ],
  ...[
    'x'.repeat(51),
    'x'.repeat(256),
    'x'.repeat(MANY),
    '字'.repeat(2_000),
    '0'.repeat(MANY),
    '('.repeat(2_000),
  ],
]

export const hostileShapes: readonly unknown[] = [
  ...[null, true, false, [], {}, [[]], [null], [{}], '', 0, { length: 1e9 }, { toString: 1 }, { toJSON: 1 }],
  ...[
    Array(MANY).fill(1),
    Array(1_001).fill('a'),
    nested(30),
    nested(50),
    { constructor: { prototype: {} } },
  ],
]

export const hostilePaths: readonly string[] = [
  ...[
    '%00',
    '%',
    '%zz',
    '%ff',
    '%c0%ae',
    '%2e%2e/',
    '..',
    '../',
    '/',
    '//',
    ';',
    ';a=b',
    '\\',
    '%5c',
    '%0d%0aa:b',
  ],
  ...[
    '%F0%9F%98%80',
    '%ED%A0%80',
    `/${'a'.repeat(3_000)}`,
    '/%00',
    '/1',
    '/-1',
    '/99999999999999999999',
    '/__proto__',
  ],
]

export const hostileQueries: readonly string[] = [
  ...[
    '',
    'id=%00',
    'id=',
    'id=1&id=2',
    'id[]=1',
    'id[a]=1',
    '__proto__[a]=1',
    'id=%',
    'id=%ff',
    'id=-1',
    'id=1e300',
  ],
  ...[
    'id=99999999999999999999',
    'template=%00',
    'template=1',
    'template=9999999999999999',
    'src=%00',
    'src=javascript:1',
  ],
  ...[
    'src=https://a:b@c',
    'lang=%00',
    'topics=%00',
    'stationIds=9999999999999999',
    `q=${'a'.repeat(5_000)}`,
    '&'.repeat(500),
  ],
  ...['lastEventId=%00', 'types=a,b,,', 'pageSize=-1', 'state=%ED%A0%80', 'name=a%00b', '=', '?', 'a=1#b'],
]

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let n = 0; n < depth; n += 1) value = n % 2 ? [value] : { a: value }
  return value
}
