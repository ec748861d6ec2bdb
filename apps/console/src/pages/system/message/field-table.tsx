import type { ParsedField, ParsedFrame } from '@ampdeck/api/parser/message'
import { say as sayIn } from '@ampdeck/api/texts'
import { Glyph } from '@ampdeck/ui/glyph'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { meaningOf } from './frame-fields.ts'
import styles from './message.module.css'
import { messagePageTexts as words } from './message.texts.ts'

/** The parts of a frame, line by line: where, how long, what it is called, what it says and what that means. */
export function FieldTable({ frame }: { frame: ParsedFrame }) {
  const say = useSay()

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrolled by keys.
    <div className={styles.scroller} tabIndex={0}>
      <table className={styles.fields}>
        <caption className="visually-hidden">{say(words.fields)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(words.offset)}</th>
            <th scope="col">{say(words.bytes)}</th>
            <th scope="col">{say(words.field)}</th>
            <th scope="col">{say(words.value)}</th>
            <th scope="col">{say(words.meaning)}</th>
          </tr>
        </thead>
        <tbody>
          {frame.fields.map((field) => (
            <FieldRow key={`${field.path} ${field.from}`} field={field} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function FieldRow({ field }: { field: ParsedField }) {
  const { language } = useLanguage()
  const { from, to, name, depth, value, problem } = field

  return (
    <tr data-problem={problem !== null || undefined}>
      <td className={styles.number}>{from}</td>
      <td className={styles.number}>{to - from}</td>
      <td data-depth={Math.min(depth, 6)}>{name}</td>
      <td className={styles.code}>{value}</td>
      <td>
        {problem ? (
          <span className={styles.refused}>
            <Glyph name="fault" tone="bad" size={12} /> {sayIn(problem, language)}
          </span>
        ) : (
          meaningOf(field, language)
        )}
      </td>
    </tr>
  )
}
