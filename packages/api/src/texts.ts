import type { Language } from './enumeration.ts'

/** One text of the product in both languages; a missing translation therefore does not compile. */
export type Text = readonly [en: string, zh: string]

/** The names in braces of a text: `{count} of {total}` needs `count` and `total`. */
type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** What must be filled in; nothing for a text without braces. */
export type Blanks<T extends Text> = [Names<T[0]>] extends [never]
  ? []
  : [Record<Names<T[0]>, string | number>]

/** Declares texts, so that each keeps its literal type and therefore its blanks. */
export function texts<const T extends Readonly<Record<string, Text>>>(all: T): T {
  return all
}

/** Words that are the same wherever they stand. */
export const commonTexts = texts({
  cancel: ['Cancel', '取消'],
  close: ['Close', '关闭'],
  confirm: ['Confirm', '确定'],
  delete: ['Delete', '删除'],
  save: ['Save', '保存'],
  tryAgain: ['Try again', '重试'],
})

/**
 * A text in a language. Blanks are filled; where a text holds `one | other` forms, `count` chooses between them
 * by the plural rules of the language. Numbers are grouped as the language does.
 *
 * ```ts
 * say(['{count} station | {count} stations', '{count} 个场站'], 'en', { count: 24 }) // 24 stations
 * ```
 */
export function say<const T extends Text>(text: T, language: Language, ...[blanks]: Blanks<T>): string {
  const values: Record<string, string | number> = blanks ?? {}
  const forms = (language === 'en' ? text[0] : text[1]).split(' | ')
  const count = values.count
  const isOne = typeof count === 'number' && new Intl.PluralRules(language).select(count) === 'one'
  const form = (isOne ? forms[0] : forms.at(-1)) ?? ''

  return form.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return typeof value === 'number' ? value.toLocaleString(language) : value
  })
}

/**
 * A record's own name in a language: in English `nameEn`, where it is filled. Another field is named by its key.
 *
 * ```ts
 * localName(station, 'en') // Shenzhen Airport
 * localName(order, 'en', 'stationName')
 * ```
 */
export function localName<const Key extends string = 'name', Row extends Named<Key> = Named<Key>>(
  row: Row & Named<NoInfer<Key>>,
  language: Language,
  key: Key = 'name' as Key,
): Row[Key] | string {
  // The compiler does not follow a key that is made of another.
  const local = row[`${key}En`] as string | null | undefined
  return (language === 'en' && local) || row[key]
}

/** Names in a row, as a language separates them; what is empty is left out. */
export function listed(names: readonly (string | null | undefined)[], language: Language): string {
  return names.filter(Boolean).join(language === 'en' ? ', ' : '、')
}

/** What a thing is called, and what it is: `Sort: worst first`, `排序：异常优先`. */
export function labelled(label: string, value: string, language: Language): string {
  return language === 'en' ? `${label}: ${value}` : `${label}：${value}`
}

type Named<Key extends string> = { readonly [K in Key]: string | null } & {
  readonly [K in `${Key}En`]?: string | null | undefined
}
