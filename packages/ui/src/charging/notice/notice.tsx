import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import glyph from '../../foundation/glyph/glyph.module.css'
import styles from './notice.module.css'

export interface NoticeProps extends ComponentProps<'div'> {
  /** Tints it; without it the remark is plain. */
  tone?: 'warning' | 'bad' | undefined
}

/** A remark in a frame: a glyph and a sentence. */
export function Notice({ tone, className, ...rest }: NoticeProps) {
  return <div {...rest} className={clsx(glyph.tone, styles.notice, className)} data-tone={tone} />
}
