import { EditorContent, useEditor } from '@tiptap/react'
import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import type { FieldWiring } from '../fields/field-frame.tsx'
import { factsOf, kindOf } from '../file-upload/file-rules.ts'
import type { Uploader } from '../file-upload/upload.ts'
import { extensions } from './extensions.ts'
import styles from './rich-text.module.css'
import { richTexts } from './rich-text.texts.ts'
import content from './rich-text-content.module.css'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { safeHtml } from './safe-html.ts'

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

/** The editor behind `RichText`. */
export function RichTextEditor({
  label,
  value,
  onChange,
  upload,
  maxLength,
  disabled = false,
  wiring,
  ref,
  ...rest
}: RichTextProps) {
  const say = useSay()
  const [picture, setPicture] = useState<'sending' | 'failed' | 'notPicture'>()
  const [length, setLength] = useState(0)
  // What the editor itself has said: any other value comes from outside and takes its place.
  const emitted = useRef(value)

  const isTooLong = maxLength !== undefined && length > maxLength
  const editor = useEditor({
    extensions,
    content: safeHtml(value),
    editable: !disabled,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: `${content.content} ${styles.text}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(wiring && { id: wiring.id }),
        ...(wiring?.['aria-describedby'] && { 'aria-describedby': wiring['aria-describedby'] }),
        ...((wiring?.['aria-invalid'] || isTooLong) && { 'aria-invalid': 'true' }),
        ...(wiring?.['aria-required'] && { 'aria-required': 'true' }),
        ...(disabled && { 'aria-disabled': 'true' }),
      },
      transformPastedHTML: safeHtml,
      handlePaste: (_, event) => take(event.clipboardData),
      handleDrop: (_, event, __, isMoved) => !isMoved && take(event.dataTransfer),
    },
    onCreate: ({ editor: made }) => setLength(lengthOf(made)),
    onUpdate: ({ editor: changed }) => {
      emitted.current = changed.isEmpty ? '' : changed.getHTML()
      setLength(lengthOf(changed))
      onChange(emitted.current)
    },
  })

  useEffect(() => {
    if (value === emitted.current) return
    emitted.current = value
    editor.commands.setContent(safeHtml(value), { emitUpdate: false })
    setLength(lengthOf(editor))
  }, [editor, value])

  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor])

  const add = async (file: File) => {
    if (!upload) return
    const kind = kindOf((await factsOf(file)).head)
    if (!kind || kind === 'pdf' || kind === 'zip') return setPicture('notPicture')
    setPicture('sending')
    try {
      const { url } = await upload(file, { signal: new AbortController().signal, onProgress: () => {} })
      if (editor.isDestroyed) return
      const alt = file.name.replace(/\.[^.]*$/, '')
      editor
        .chain()
        .focus()
        .insertContent({ type: 'picture', attrs: { src: url, alt } })
        .run()
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
    <div {...rest} data-disabled={disabled || undefined}>
      {!disabled && (
        <RichTextToolbar editor={editor} onPicture={upload ? (file) => void add(file) : undefined} />
      )}
      <EditorContent editor={editor} />
      <div className={styles.foot}>
        <span role="status" data-wrong={picture === 'failed' || picture === 'notPicture' || undefined}>
          {picture && say(richTexts[picture])}
        </span>
        {maxLength !== undefined && (
          <span className={styles.counter} data-wrong={isTooLong || undefined}>
            {isTooLong
              ? say(richTexts.tooLong, { count: length - maxLength })
              : say(richTexts.count, { count: length, max: maxLength })}
          </span>
        )}
      </div>
    </div>
  )
}

/** Characters as they are read. */
function lengthOf(editor: { getText: (options: { blockSeparator: string }) => string }): number {
  return [...editor.getText({ blockSeparator: '\n' })].length
}
