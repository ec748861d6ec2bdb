import { lazyOf } from '../../foundation/lazy-of/lazy-of.tsx'
import { bound } from '../fields/bound.tsx'
import styles from './rich-text.module.css'
import type { RichTextOptions, RichTextProps } from './rich-text-editor.tsx'

// The editor is heavy; a page that only reads texts never loads it.
const Editor = lazyOf(
  () => import('./rich-text-editor.tsx'),
  'RichTextEditor',
  <div aria-hidden="true" className={styles.waiting} />,
)

/** A text with headings, lists, links and pictures. What is pasted or comes from elsewhere is cleaned. */
export function RichText({
  maxLength: _,
  ...props
}: RichTextProps & {
  /** Given by a form, and of no effect: the field counts, the schema refuses what is too long. */
  maxLength?: number | undefined
}) {
  return <Editor {...props} />
}

/** A formatted text of a form, saved as HTML; it takes both columns. */
export const RichTextField = bound<string, RichTextOptions>(RichText, {
  isGroup: true,
  isText: true,
  wide: true,
})
