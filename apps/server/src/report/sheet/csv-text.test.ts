import { describe, expect, it } from 'vitest'
import { csvText, separatorOf } from './csv-text.ts'

const TEXT = '桩编号*\t名称\r\n44030000010001\t一号快充桩\r\n'
const utf16le = Buffer.from(TEXT, 'utf16le')
const GB = Buffer.from([0xd7, 0xae, 0xb1, 0xe0, 0xba, 0xc5])

describe('the letters of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`)],
    ['UTF-16 LE with its mark, as Excel saves "Unicode text"', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['UTF-16 LE', utf16le],
    ['UTF-16 BE with its mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
    ['UTF-16 BE', Buffer.from(utf16le).swap16()],
  ])('are read as %s', (_, content) => {
    expect(csvText(content)).toEqual({ text: TEXT })
  })

  it('are read as GB 18030 where they are no UTF-8', () => {
    expect(csvText(Buffer.concat([GB, Buffer.from(',a\r\n')]))).toEqual({ text: '桩编号,a\r\n' })
  })

  it('name the lines of bad bytes in a file that is UTF-8 otherwise', () => {
    const lines = ['桩编号,名称', '规则,规则', 'A1,一号桩', 'A2,二号桩', 'A3,', 'A4,四号桩'].map((line) =>
      Buffer.from(line),
    )
    lines[4] = Buffer.concat([Buffer.from('A3,三'), Buffer.from([0xe4, 0xb8])])
    const content = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\r\n')]))
    expect(csvText(content)).toEqual({ problem: 'notUtf8', lines: '5' })
  })

  it('are not read as GB 18030 for one bad byte, where that would have letters for all of them', () => {
    const content = Buffer.from('编号,名称\r\n一号,快充\r\n')
    content[content.indexOf('一') + 2] = 0xe4
    expect(() => new TextDecoder('gb18030', { fatal: true }).decode(content)).not.toThrow()
    expect(csvText(content)).toEqual({ problem: 'notUtf8', lines: '2' })
  })

  it('name at most five lines', () => {
    const bad = Buffer.concat([Buffer.from('中文中文'), Buffer.from([0xff]), Buffer.from('\n')])
    expect(csvText(Buffer.concat(Array(9).fill(bad)))).toEqual({
      problem: 'notUtf8',
      lines: '1, 2, 3, 4, 5 …',
    })
  })

  it('are refused where zeros stand among them', () => {
    expect(csvText(Buffer.from('code,name\r\na\u0000b\r\n'))).toEqual({ problem: 'encoding' })
    expect(csvText(Buffer.from('fffe00d8', 'hex'))).toEqual({ problem: 'encoding' })
  })
})

it.each([
  ['a,b;c,d\n1;2', ','],
  ['a;b;c\n1,5;2,5', ';'],
  ['a\tb\n1,2,3,4', '\t'],
  ['"x;y;z",b\n', ','],
  ['alone\n', ','],
  ['sep=;\r\na,b;c', ';'],
])('cells of %j are parted by %j', (text, separator) => {
  expect(separatorOf(text).separator).toBe(separator)
  expect(separatorOf(text).body).not.toMatch(/^sep/)
})
