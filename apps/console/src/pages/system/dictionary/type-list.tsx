import { type DictionaryName, dictionaryNames, dictionaryType } from '@ampdeck/api/system/dictionaries'
import { dictionary } from '@ampdeck/api/system/dictionary'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { useRead } from '../../../data/use-read.ts'
import styles from './dictionary.module.css'

const words = texts({
  list: ['Lists for forms', '表单常用语'],
  words: ['Names in the product', '系统名称'],
  changed: ['{count} changed', '已修改 {count} 项'],
})

interface TypeListProps {
  chosen: DictionaryName
  onChoose: (name: DictionaryName) => void
}

/** What there is to set, with how much of it this seller has changed. */
export function TypeList({ chosen, onChoose }: TypeListProps) {
  const say = useSay()
  const own = useRead(dictionary.selectAll, {})

  return (['list', 'words'] as const).map((kind) => (
    <section key={kind} className={styles.kind}>
      <h3>{say(words[kind])}</h3>
      <ul className={styles.types}>
        {dictionaryNames
          .filter((name) => dictionaryType(name).kind === kind)
          .map((name) => {
            const count = own.data?.filter(({ type }) => type === name).length ?? 0
            return (
              <li key={name}>
                <button
                  type="button"
                  aria-current={name === chosen || undefined}
                  onClick={() => onChoose(name)}
                >
                  <span>{say(dictionaryType(name).title)}</span>
                  {count > 0 && <small>{say(words.changed, { count })}</small>}
                </button>
              </li>
            )
          })}
      </ul>
    </section>
  ))
}
