import { calleeOf, type Node, nodesOf, placeOf, type Source, stringOf } from '../syntax.ts'
import { wrongMeasure } from './measures.ts'
import { privatePhrase } from './phrases.ts'

const CHINESE = /\p{Script=Han}/u
/** Full-width forms and Chinese punctuation; curly quotes and the dash are used by both languages. */
const CHINESE_MARK = /[\u3000-\u303f\uff01-\uff5e]/
const ENGLISH_MARK = /\p{Script=Han}[,;:?!]|[,;:?!]\p{Script=Han}/u
const LETTER = /\p{L}/u
/** Words that are the same in Chinese: units, standards, names of things that have no other name. */
const SAME =
  /^(?:[\d\s{}\w]*(?:kWh|MWh|Wh|kW|MW|W|kV|V|A|Hz|MB|kB|GB|ms|h|min|s|°C|%|SOC|VIN|OCPP|CSV|TSV|PDF|Excel|ID|IP|URL|GPS|JSON|HEX|ASCII|UTC\+8|Ampdeck|English|中文)[\s\d{}\w/%.·–-]*)$/

/** A text in both languages, as it stands in the code. */
interface Pair {
  readonly node: Node
  readonly english: string
  readonly chinese: string
}

/** What is wrong with the texts of a file: a pair in which one language is missing, or says less than the other. */
export function problemsOfPairs(source: Source): string[] {
  return pairsOf(source).flatMap(({ node, english, chinese }) =>
    problemsOf(english, chinese).map(
      (problem) => `${placeOf(source, node)} ${problem}: ['${english}', '${chinese}']`,
    ),
  )
}

/** Every array of two strings that is a text: one of them is Chinese, or it stands where texts stand. */
function pairsOf({ tree }: Source): Pair[] {
  const pairs: Pair[] = []
  for (const [node, within] of nodesOf(tree)) {
    if (node.type !== 'ArrayExpression') continue
    const [english, chinese, ...more] = (node.elements as unknown[]).map(stringOf)
    if (english === undefined || chinese === undefined || more.length > 0) continue
    const isText = CHINESE.test(english) || CHINESE.test(chinese) || within.some(declaresTexts)
    if (isText) pairs.push({ node, english, chinese })
  }
  return pairs
}

function declaresTexts(node: Node): boolean {
  return ['say', 'texts'].includes(calleeOf(node) ?? '')
}

/** The rules of a pair, as sentences about what breaks them. What stands between words has none. */
export function problemsOf(english: string, chinese: string): string[] {
  if (english.trim() === '' && chinese.trim() === '' && english !== chinese) return []
  const isLatin = LETTER.test(withoutBlanks(chinese)) && !CHINESE.test(chinese)
  const rules: [isBroken: boolean, problem: string][] = [
    [english.trim() === '' || chinese.trim() === '', 'a language is missing'],
    [CHINESE.test(english) && !SAME.test(english), 'the English has Chinese characters'],
    [CHINESE_MARK.test(english), 'the English has Chinese punctuation'],
    [isLatin && !SAME.test(chinese), 'the Chinese is not Chinese'],
    [ENGLISH_MARK.test(chinese.replace('时:分', '')), 'the Chinese has English punctuation'],
    [chinese.includes(' | '), 'Chinese has no plural forms'],
    [english.split(' | ').some((form) => blanksOf(form) !== blanksOf(chinese)), 'the blanks differ'],
  ]
  const words = [wrongMeasure(chinese), privatePhrase(english)]
  return [
    ...rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem),
    ...words.filter((problem) => problem !== undefined),
  ]
}

/** A singular may leave its number out ("One gun"), and Chinese the word for what is counted. */
const OPTIONAL = ['count', 'unit']

/** The names in braces that must be said, each once, in a fixed order. */
function blanksOf(text: string): string {
  const names = [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
  return [...new Set(names)]
    .filter((name) => !OPTIONAL.includes(name))
    .sort()
    .join()
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\{\w+\}/g, '')
}
