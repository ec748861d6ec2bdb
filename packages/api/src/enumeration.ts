/** The two languages of the product. */
export type Language = 'en' | 'zh-CN'

/** What a state means to an operator; picks the colour, never the wording. */
export type Tone =
  | 'good'
  | 'busy'
  | 'waiting'
  | 'warning'
  | 'bad'
  | 'off'
  | 'done'
  | 'reserved'
  | 'minor'
  | 'quiet'

/** The silhouettes by which states are known before their colour is. */
export type Shape =
  | 'idle'
  | 'preparing'
  | 'charging'
  | 'full'
  | 'offline'
  | 'alarm'
  | 'fault'
  | 'reserved'
  | 'waiting'
  | 'good'
  | 'busy'
  | 'open'
  | 'paused'
  | 'building'
  | 'closed'
  | 'sending'
  | 'again'
  | 'refused'
  | 'unknown'
  | 'backWaiting'
  | 'backHalf'
  | 'backSending'
  | 'backFault'
  | 'backRefused'
  | 'backDone'
  | 'voiding'
  | 'voided'
  | 'level1'
  | 'level2'
  | 'level3'
  | 'level4'
  | 'level5'
  | 'level6'

/** How a state is drawn wherever it stands. */
export interface Mark {
  /** Within one enumeration no two states share it. */
  shape: Shape
  tone: Tone
}

/** One value of an enumeration as it is written down: code, English label, Chinese label; of a state also its mark. */
type Entry<Code extends number | string> =
  | readonly [code: Code, en: string, zh: string]
  | readonly [code: Code, en: string, zh: string, shape: Shape, tone: Tone]

/** What the wire brings: a code of this version or of a later one, or nothing. */
type AnyCode = number | string | null | undefined

export interface Enumeration<Key extends string = string, Code extends number | string = number | string> {
  /** The name in the domain model, for example `StationStatus`. */
  readonly name: string
  /** Code by key: `stationStatus.code.open` is 1. */
  readonly code: { readonly [K in Key]: Code }
  readonly codes: readonly Code[]
  /** The key of a code, or nothing for a code that this version does not know. */
  key(code: AnyCode): Key | undefined
  /** What the product calls a code, whatever a seller calls it. */
  usual(code: AnyCode): readonly [en: string, zh: string]
  /** The label of a code; a code that this version does not know is shown as itself. */
  label(code: AnyCode, language: Language): string
  /** How a code is drawn; nothing for a value that is no state, or that this version does not know. */
  mark(code: AnyCode): Mark | undefined
}

/** The code type of an enumeration: `CodeOf<typeof stationStatus>`. */
export type CodeOf<E> = E extends Enumeration<string, infer Code> ? Code : never

/** The key type of an enumeration: `KeyOf<typeof stationStatus>`. */
export type KeyOf<E> = E extends Enumeration<infer Key> ? Key : never

/** What a seller calls codes differently, by the name of the enumeration and the code. */
export type OwnWords = Readonly<
  Record<string, Readonly<Record<string, readonly [en: string, zh: string]>> | undefined>
>

let ownWords: () => OwnWords | undefined = () => undefined

/** Where labels look for a seller's own words first. */
export function takeWordsFrom(source: () => OwnWords | undefined): void {
  ownWords = source
}

/**
 * Declares an enumeration with its stable codes and its labels in both languages.
 * Codes never change; labels may. `otherwise` names the key that stands for every code not listed.
 */
export function enumeration<const Entries extends Record<string, Entry<number | string>>>(
  name: string,
  entries: Entries,
  otherwise?: keyof Entries & string,
): Enumeration<keyof Entries & string, Entries[keyof Entries][0]> {
  type Key = keyof Entries & string
  type Code = Entries[keyof Entries][0]
  const byCode = new Map(Object.entries(entries).map(([key, entry]) => [entry[0] as Code, { key, entry }]))
  const fallback = otherwise && byCode.get((entries[otherwise] as Entry<Code>)[0])
  const find = (code: number | string) => byCode.get(code as Code) ?? fallback

  return {
    name,
    code: Object.fromEntries(Object.entries(entries).map(([key, [code]]) => [key, code])) as Record<
      Key,
      Code
    >,
    codes: [...byCode.keys()],
    key: (code) => (code == null ? undefined : (find(code)?.key as Key | undefined)),
    usual: (code) => {
      const [, en = '', zh = ''] = (code == null ? undefined : find(code)?.entry) ?? []
      return [en, zh]
    },
    label: (code, language) => {
      if (code == null) return ''
      const own = ownWords()?.[name]?.[String(code)]
      if (own) return own[language === 'en' ? 0 : 1]
      const found = find(code)
      return found ? found.entry[language === 'en' ? 1 : 2] : String(code)
    },
    mark: (code) => {
      const [, , , shape, tone] = (code == null ? undefined : find(code)?.entry) ?? []
      return shape && tone && { shape, tone }
    },
  }
}
