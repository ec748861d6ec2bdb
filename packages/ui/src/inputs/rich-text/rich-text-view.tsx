import { clsx } from 'clsx'
import { type ComponentProps, useMemo } from 'react'
import styles from './rich-text.module.css'
import { safeHtml } from './safe-html.ts'

export interface RichTextViewProps
  extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML from wherever; what is not allowed in it is removed, its words stay. `null` is an empty text. */
  html: string | null | undefined
}

/** A formatted text that is only read. It carries no editor. */
export function RichTextView({ html, className, ...rest }: RichTextViewProps) {
  const safe = useMemo(() => ({ __html: safeHtml(html ?? '') }), [html])

  return (
    <div
      {...rest}
      className={clsx(styles.content, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it has passed the allow-list of `safeHtml`.
      dangerouslySetInnerHTML={safe}
    />
  )
}
