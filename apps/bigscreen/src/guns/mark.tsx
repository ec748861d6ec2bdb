import styles from './mark.module.css'
import { MARK_LINE, type MarkPart } from './marks.ts'

export interface MarkProps {
  parts: readonly MarkPart[]
  colour: string
}

/** The shape of a state at the size of the text. It is decoration: its word or its count stands beside it. */
export function Mark({ parts, colour }: MarkProps) {
  return (
    <svg className={styles.mark} aria-hidden="true" viewBox="0 0 16 16" style={{ color: colour }}>
      {parts.map(({ d, as, dash }) => (
        <path key={d} d={d} data-as={as} strokeWidth={MARK_LINE} strokeDasharray={dash?.join(' ')} />
      ))}
    </svg>
  )
}
