/** As the server orders lists: Chinese by pinyin, all else by its letters, numbers in a name by their value. */
const collator = new Intl.Collator('zh-CN-u-co-pinyin-kn-true')

/** Compares two names as people look them up, whatever language the page is in. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b)
}
