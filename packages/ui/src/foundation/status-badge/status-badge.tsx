import type { Enumeration } from '@ampdeck/api/enumeration'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import glyph from '../glyph/glyph.module.css'
import { Glyph } from '../glyph/glyph.tsx'
import { useLanguage } from '../language/use-language.ts'
import styles from './status-badge.module.css'

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** The enumeration of the state, such as `gunStatus`; it has the words, shapes and colours. */
  of: Enumeration
  /** A code as the wire carries it; one of a later version is shown as itself, none as a dash. */
  code: number | string | null | undefined
  /** `plain`, the usual, in tables and text; `tinted` only beside a title. Styled by `[data-look]` and `[data-tone]`. */
  look?: 'plain' | 'tinted'
}

/** A state: its silhouette and its word. */
export function StatusBadge({ of, code, look = 'plain', className, ...rest }: StatusBadgeProps) {
  const { language } = useLanguage()
  const mark = of.mark(code)

  return (
    <span
      {...rest}
      className={clsx(glyph.tone, styles.badge, className)}
      data-look={look}
      data-tone={mark?.tone}
    >
      {mark && <Glyph name={mark.shape} tone={mark.tone} size={12} />}
      {code == null ? '–' : of.label(code, language)}
    </span>
  )
}
