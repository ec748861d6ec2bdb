import { texts } from '@ampdeck/api/texts'
import { clsx } from 'clsx'
import { Check, Copy, X } from 'lucide-react'
import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { copyText } from '../../foundation/clipboard/copy-text.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './description-list.module.css'

export interface Description {
  /** The name of the field, in the reader's language; each only once in a list. */
  label: string
  /** As people read it. `null`, an empty text and an empty list are a dash. */
  value: ReactNode
  /** Takes the whole row, for long texts. */
  wide?: boolean
  /** The text that a button behind the value copies: a code, a number, a key. */
  copy?: string | undefined
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The fields, row by row. */
  items: readonly Description[]
  /** The most columns beside each other, 3 unless told; fewer where the list has no room for them. */
  columns?: 1 | 2 | 3 | 4
}

/** How long the answer to a copy stands, in milliseconds. */
const ANSWER = 2_000

const copyTexts = texts({
  copy: ['Copy {label}', '复制{label}'],
  copied: ['{label} copied', '{label}已复制'],
  failed: ['{label} could not be copied', '{label}复制失败'],
})

/** The fields of a record that is only read. Long values wrap; none pushes the list wider. */
export function DescriptionList({ items, columns = 3, className, style, ...rest }: DescriptionListProps) {
  return (
    <dl
      {...rest}
      className={clsx(styles.list, className)}
      style={{ '--columns': columns, ...style } as CSSProperties}
    >
      {items.map(({ label, value, wide, copy }) => (
        <div key={label} className={styles.item} data-wide={wide || undefined}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {isAbsent(value) ? <span className={styles.label}>–</span> : value}
            {copy && !isAbsent(value) && <CopyButton label={label} text={copy} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function isAbsent(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Copies a text, and says that it did. */
function CopyButton({ label, text }: { label: string; text: string }) {
  const say = useSay()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), ANSWER)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'failed')
  const name = say(copyTexts.copy, { label })

  return (
    <>
      <button type="button" aria-label={name} title={name} className={styles.copy} onClick={copy}>
        {outcome === 'copied' ? <Check /> : outcome === 'failed' ? <X /> : <Copy />}
      </button>
      <span role="status" className="visually-hidden">
        {outcome && say(copyTexts[outcome], { label })}
      </span>
    </>
  )
}
