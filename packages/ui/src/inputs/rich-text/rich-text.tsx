import { clsx } from 'clsx'
import { type ComponentProps, type ComponentType, type Ref, useEffect, useState } from 'react'
import type { FieldWiring } from '../fields/field-frame.tsx'
import type { Uploader } from '../file-upload/upload.ts'
import styles from './rich-text.module.css'

// The editor is heavy; a page that only reads texts never loads it.
const loadEditor = async () => (await import('./rich-text-editor.tsx')).RichTextEditor

/** What a form needs of an editor. */
export interface RichTextHandle {
  focus: () => void
}

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'ref'> {
  /** The accessible name of the text. */
  label: string
  /** HTML; the empty text is an empty editor. */
  value: string
  onChange: (html: string) => void
  /** Sends a picture; without it the text holds none. */
  upload?: Uploader | undefined
  /** The most characters as they are read, without markup. It is told, not cut off. */
  maxLength?: number | undefined
  disabled?: boolean | undefined
  wiring?: FieldWiring | undefined
  ref?: Ref<RichTextHandle> | undefined
}

/** A text with headings, lists, links and pictures. What is pasted or comes from elsewhere is cleaned. */
export function RichText({ className, ...rest }: RichTextProps) {
  const [Editor, setEditor] = useState<ComponentType<RichTextProps>>()

  useEffect(() => {
    let isWanted = true
    loadEditor().then(
      (loaded) => isWanted && setEditor(() => loaded),
      // What cannot be loaded is a matter of the page's error boundary.
      (error) =>
        setEditor(() => {
          throw error
        }),
    )
    return () => {
      isWanted = false
    }
  }, [])

  if (!Editor) return <div aria-hidden="true" className={styles.waiting} />
  return <Editor {...rest} className={clsx(styles.root, className)} />
}
