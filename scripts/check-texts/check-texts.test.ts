import { describe, expect, it } from 'vitest'
import { parse } from '../syntax.ts'
import { missingTexts } from './missing.ts'
import { problemsOf, problemsOfPairs } from './pairs.ts'
import { barePunctuation } from './punctuation.ts'
import { unusedTexts } from './unused.ts'

describe('a pair of texts', () => {
  it.each([
    ['Station', '场站'],
    ['{count} gun | {count} guns', '{count} 把枪'],
    ['One gun | {count} guns', '{count} 把枪'],
    ['kWh', 'kWh'],
    ['{count} {unit}', '共 {count} 条'],
    ['“{name}” is in use', '“{name}”使用中'],
    ['–', '–'],
    ['{count} charging | {count} charging', '{count} 把枪充电中'],
    ['Gun {name}', '{name} 枪'],
    ['{count} pile types', '{count} 个电桩类型'],
    ['{count} open orders', '{count} 笔未完成订单'],
    ['A captcha can be sent once a minute', '每分钟只能发送一次验证码'],
    ['Site peak, {month}', '{month}单站最大需量'],
    ['It recovers by itself after a minute', '一分钟后自动恢复'],
  ])('"%s" and "%s" is right', (english, chinese) => {
    expect(problemsOf(english, chinese)).toEqual([])
  })

  it.each([
    ['Station', '', 'a language is missing'],
    ['Station', 'Station', 'the Chinese is not Chinese'],
    ['场站', '场站', 'the English has Chinese characters'],
    ['Stations，all', '全部场站', 'the English has Chinese punctuation'],
    ['Stations, all', '全部,场站', 'the Chinese has English punctuation'],
    ['Delete {name}', '删除', 'the blanks differ'],
    ['Delete {name}', '删除{title}', 'the blanks differ'],
    ['A gun', '一把枪 | 多把枪', 'Chinese has no plural forms'],
    ['{count} piles', '{count} 个电桩', '电桩 is counted by 台, not 个'],
    ['One rule', '只能有一个规则', '规则 is counted by 条, not 个'],
    ['{count} open alarms', '{count} 个未处理告警', '告警 is counted by 条, not 个'],
    ['{count} stations', '{count} 座场站', 'the measure word is none of docs/words.md'],
    ['{count} orders', '共 {count} 单', 'the measure word is none of docs/words.md'],
    ['{count} guns', '{count} 枪', 'the measure word is none of docs/words.md'],
    ['The charge goes on', '充电继续', '"goes on" is a phrase of our own; say "continues"'],
    ['Power left', '保留功率', '"Power left" is a phrase of our own; say "remaining power"'],
    ['Whose', '归属', '"Whose" is a phrase of our own; say "owner, applies to"'],
  ])('"%s" and "%s" is wrong: %s', (english, chinese, problem) => {
    expect(problemsOf(english, chinese)).toContain(problem)
  })

  it('is found where it is said in place', () => {
    const source = parse('a.tsx', "const a = <p>{say(['Hello', 'Hello'])}</p>")
    expect(problemsOfPairs(source)).toEqual(["a.tsx:1 the Chinese is not Chinese: ['Hello', 'Hello']"])
  })

  it('is not seen in two strings that are something else', () => {
    expect(problemsOfPairs(parse('a.ts', "const sizes = ['small', 'large']"))).toEqual([])
  })
})

describe('a text that nothing says', () => {
  const declared = "export const words = texts({ used: ['A b', '甲'], unused: ['C d', '乙'] })"

  it.each([
    ['under its name', "import { words } from './a.ts'\nsay(words.used)"],
    ['under another name', "import { words as w } from './a.ts'\nsay(w.used)"],
    ['by a constant key', "import { words } from './a.ts'\nsay(words['used'])"],
  ])('is told where the other is said %s', (_, user) => {
    expect(unusedTexts([parse('a.ts', declared), parse('b.ts', user)])).toEqual([
      'a.ts:1 nothing says words.unused',
    ])
  })

  it.each(['columnsOf(words, build)', 'say(words[key])', 'const all = { ...words }'])(
    'is not looked for where the table is handed on: %s',
    (use) => {
      const user = `import { words } from './a.ts'\n${use}`
      expect(unusedTexts([parse('a.ts', declared), parse('b.ts', user)])).toEqual([])
    },
  )

  it('is told where only its type is used', () => {
    const user = "import { words } from './a.ts'\ntype Key = keyof typeof words"
    expect(unusedTexts([parse('a.ts', declared), parse('b.ts', user)])).toHaveLength(2)
  })
})

describe('punctuation in the code', () => {
  it.each(['<p>{a}: {b}</p>', "<p>{a},{' '}{b}</p>", "<p>{names.join(', ')}</p>"])('is told: %s', (jsx) =>
    expect(barePunctuation(parse('a.tsx', `const a = ${jsx}`))).toHaveLength(1),
  )

  it.each(['<p>{a} · {b}</p>', "<p>{days.join(',')}</p>", '<p>{hour}:00</p>'])('is not seen in %s', (jsx) =>
    expect(barePunctuation(parse('a.tsx', `const a = ${jsx}`))).toEqual([]),
  )
})

describe('words in the code', () => {
  it.each(['<p>Loading rows</p>', '<p>加载中</p>', '<a aria-label="Close" />', "<a title={'Close it'} />"])(
    'are told: %s',
    (jsx) => expect(missingTexts(parse('a.tsx', `const a = ${jsx}`))).toHaveLength(1),
  )

  it.each([
    '<p>{say(words.a)}</p>',
    '<p> kWh</p>',
    '<kbd>Ctrl K</kbd>',
    '<p>–</p>',
    '<a className="some words" />',
  ])('are not seen in %s', (jsx) => expect(missingTexts(parse('a.tsx', `const a = ${jsx}`))).toEqual([]))
})
