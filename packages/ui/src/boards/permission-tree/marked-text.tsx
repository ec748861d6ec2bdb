import styles from './permission-row.module.css'

interface MarkedTextProps {
  text: string
  /** The part to underline, whatever its case. */
  query: string
}

/** A text with the part that was searched for underlined. */
export function MarkedText({ text, query }: MarkedTextProps) {
  const wanted = query.trim().toLowerCase()
  const from = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted)
  if (from < 0) return text

  return (
    <>
      {text.slice(0, from)}
      <mark className={styles.match}>{text.slice(from, from + wanted.length)}</mark>
      {text.slice(from + wanted.length)}
    </>
  )
}
