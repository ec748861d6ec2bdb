import { EditorContent, useEditor } from '@tiptap/react'
import { clsx } from 'clsx'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { factsOf, isHeic, kindOf } from '../file-upload/file-rules.ts'
import type { Uploader } from '../file-upload/use-uploads.ts'
import { extensions } from './extensions.ts'
import styles from './rich-text.module.css'
import { richTexts } from './rich-text.texts.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { safeHtml } from './safe-html.ts'

export interface RichTextOptions {
  /** Sends a picture and gives its address; without it no picture can be put in. */
  upload?: Uploader | undefined
}

/** `value` is HTML; the empty text is an empty editor. */
export interface RichTextProps extends ControlProps, ValueProps<string>, RichTextOptions {}

/** The editor behind `RichText`. */
export function RichTextEditor({
  value: given,
  onChange,
  upload,
  disabled,
  readOnly,
  ref,
  name: _,
  className,
  onBlur,
  ...wiring
}: RichTextProps) {
  const say = useSay()
  const value = given ?? ''
  const isFixed = Boolean(disabled || readOnly)
  const [picture, setPicture] = useState<'sending' | 'failed' | 'notPicture' | 'heic'>()
  // What the editor itself has said: any other value comes from outside and takes its place.
  const emitted = useRef(value)

  const attributes = { ...wiring, 'aria-disabled': disabled, 'aria-readonly': readOnly }
  const editor = useEditor({
    extensions,
    content: safeHtml(value),
    editable: !isFixed,
    // A page's policy forbids styles that a script adds: the editor's own stand in the style sheet.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: clsx(styles.content, styles.text),
        role: 'textbox',
        'aria-multiline': 'true',
        ...Object.fromEntries(
          Object.entries(attributes).flatMap(([key, set]) => (set ? [[key, String(set)]] : [])),
        ),
      },
      transformPastedHTML: safeHtml,
      handlePaste: (_, event) => take(event.clipboardData),
      handleDrop: (_, event, __, isMoved) => !isMoved && take(event.dataTransfer),
    },
    onBlur: () => onBlur?.(),
    onUpdate: ({ editor: changed }) => {
      emitted.current = changed.isEmpty ? '' : changed.getHTML()
      onChange(emitted.current)
    },
  })

  useEffect(() => {
    if (value === emitted.current) return
    emitted.current = value
    editor.commands.setContent(safeHtml(value), { emitUpdate: false })
  }, [editor, value])

  // The form focuses whatever it is given.
  useImperativeHandle(
    ref as Ref<{ focus: () => void }>,
    () => ({
      focus: () => void editor.commands.focus(),
    }),
    [editor],
  )

  const add = async (file: File) => {
    if (!upload) return
    const facts = await factsOf(file)
    if (isHeic(facts)) return setPicture('heic')
    const kind = kindOf(facts.head)
    if (!kind || kind === 'pdf' || kind === 'zip') return setPicture('notPicture')
    setPicture('sending')
    try {
      const { url } = await upload(file, { signal: new AbortController().signal, onProgress: () => {} })
      if (editor.isDestroyed) return
      const attrs = { src: url, alt: file.name.replace(/\.[^.]*$/, '') }
      editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
      setPicture(undefined)
    } catch {
      // Whatever the call threw is told below the text; what was written stays.
      setPicture('failed')
    }
  }

  function take(data: DataTransfer | null): boolean {
    const [file] = data?.files ?? []
    if (!file || !upload) return false
    void add(file)
    return true
  }

  return (
    <div className={clsx(styles.root, className)} data-disabled={isFixed || undefined}>
      {!isFixed && (
        <RichTextToolbar editor={editor} onPicture={upload ? (file) => void add(file) : undefined} />
      )}
      <EditorContent editor={editor} />
      <p role="status" className={styles.foot} data-wrong={picture !== 'sending' || undefined}>
        {picture && say(richTexts[picture])}
      </p>
    </div>
  )
}
