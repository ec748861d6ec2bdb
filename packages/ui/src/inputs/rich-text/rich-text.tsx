import { lazy, Suspense } from 'react'
import { bound } from '../fields/bound.tsx'
import styles from './rich-text.module.css'
import type { RichTextOptions, RichTextProps } from './rich-text-editor.tsx'

// The editor is heavy; a page that only reads texts never loads it.
const Editor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

/** A text with headings, lists, links and pictures. What is pasted or comes from elsewhere is cleaned. */
export function RichText({ maxLength: _, ...props }: RichTextProps & { maxLength?: number | undefined }) {
  return (
    <Suspense fallback={<div aria-hidden="true" className={styles.waiting} />}>
      <Editor {...props} />
    </Suspense>
  )
}

/** A formatted text, across the form. */
export const RichTextField = bound<string, RichTextOptions>(RichText, {
  isGroup: true,
  isText: true,
  wide: true,
})
