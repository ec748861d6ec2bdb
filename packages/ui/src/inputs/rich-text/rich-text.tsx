import { clsx } from 'clsx'
import { type ComponentType, useEffect, useState } from 'react'
import styles from './rich-text.module.css'
import type { RichTextProps } from './rich-text-editor.tsx'

// The editor is heavy; a page that only reads texts never loads it.
const loadEditor = async () => (await import('./rich-text-editor.tsx')).RichTextEditor

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
