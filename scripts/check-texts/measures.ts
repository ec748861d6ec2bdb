import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run-process.ts'

/** A row of the table of things: English, Chinese (several by 、), and the one word that counts it. */
const ROW = /^\| [^|]+ \| ([^|]+) \| (\p{Script=Han}) +\|/gmu
/** Words that count things; 次 counts what is done as well, with any noun behind it. */
const MEASURE = '[个台把笔条位家名只份辆张]'
/** What may stand between a measure word and what it counts. */
const KIND = '(?:未\\p{Script=Han}{2}|已\\p{Script=Han}{2}|进行中的|新|紧急|离线|活跃|其他)?'
const NUMBER = '(?:\\{\\w+\\}|\\d[\\d,]*|[一两几每])'
/** What may follow a noun; any other character makes it a part of a longer one (电桩类型). */
const END = '(?!\\p{Script=Han})|(?=[的与和及在被将已未均中])'
/** Words that count nothing here, in "3 座" and "3 单"; 单 also begins words. */
const NO_MEASURE = new RegExp(`${NUMBER} ?(座|单(?![元价位独次站]))`, 'u')
/** Guns are counted as 3 把枪; "A 枪" is a name. */
const NO_WORD = /\{(?:count|all|shown|total)\} ?枪/u

const counted = new Map(
  [...readFileSync(join(root, 'docs/words.md'), 'utf8').matchAll(ROW)].flatMap(
    ([, nouns = '', measure = '']) =>
      nouns
        .trim()
        .split('、')
        .map((noun) => [noun, measure] as const),
  ),
)
counted.delete('充电') // As often a verb as a thing.
/** The longest first, so that 场站折扣 is not read as 场站. */
const nouns = [...counted.keys()].sort((a, b) => b.length - a.length).join('|')
const COUNTED = new RegExp(`${NUMBER} ?(${MEASURE})${KIND}(${nouns})(?:${END})`, 'gu')

/** What counts a thing by another word than `docs/words.md` says; nothing where all is right. */
export function wrongMeasure(chinese: string): string | undefined {
  if (NO_MEASURE.test(chinese) || NO_WORD.test(chinese)) return 'the measure word is none of docs/words.md'
  for (const [, measure, noun = ''] of chinese.matchAll(COUNTED)) {
    if (counted.get(noun) !== measure) return `${noun} is counted by ${counted.get(noun)}, not ${measure}`
  }
  return undefined
}
