import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { LinkBar } from './link-bar.tsx'
import { richTexts } from './rich-text.texts.ts'
import styles from './rich-text-toolbar.module.css'

export interface RichTextToolbarProps {
  editor: Editor
  /** Absent where the text holds no pictures. */
  onPicture: ((file: File) => void) | undefined
}

interface Tool {
  id: Exclude<keyof typeof richTexts, 'toolbar' | 'count' | 'tooLong'>
  Icon: LucideIcon
  isOn?: boolean
  isIdle?: boolean
  run: () => void
}

/** What can be done to the text. One stop of the Tab key; arrows move inside. */
export function RichTextToolbar({ editor, onPicture }: RichTextToolbarProps) {
  const say = useSay()
  const bar = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [stop, setStop] = useState(0)
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      heading2: now.isActive('heading', { level: 2 }),
      heading3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      picture: now.isActive('picture'),
      alt: String(now.getAttributes('picture').alt ?? ''),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })

  const chain = () => editor.chain().focus()
  const tools: readonly Tool[] = [
    { id: 'bold', Icon: Bold, isOn: on.bold, run: () => chain().toggleBold().run() },
    {
      id: 'heading2',
      Icon: Heading2,
      isOn: on.heading2,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      id: 'heading3',
      Icon: Heading3,
      isOn: on.heading3,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { id: 'bullets', Icon: List, isOn: on.bullets, run: () => chain().toggleBulletList().run() },
    { id: 'numbers', Icon: ListOrdered, isOn: on.numbers, run: () => chain().toggleOrderedList().run() },
    { id: 'link', Icon: Link, isOn: on.link, run: () => setLinking(true) },
    ...(onPicture ? [{ id: 'picture' as const, Icon: ImagePlus, run: () => files.current?.click() }] : []),
    { id: 'undo', Icon: Undo2, isIdle: !on.canUndo, run: () => chain().undo().run() },
    { id: 'redo', Icon: Redo2, isIdle: !on.canRedo, run: () => chain().redo().run() },
  ]

  const walk = (event: KeyboardEvent) => {
    const last = tools.length - 1
    const steps: Record<string, number> = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className={styles.root}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={say(richTexts.toolbar)}
        className={styles.bar}
        onKeyDown={walk}
      >
        {tools.map(({ id, Icon, isOn, isIdle, run }, index) => (
          <IconButton
            key={id}
            size="small"
            label={say(richTexts[id])}
            aria-pressed={isOn}
            aria-disabled={isIdle || undefined}
            tabIndex={index === stop ? 0 : -1}
            className={styles.tool}
            // The selection in the text stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setStop(index)}
            onClick={() => !isIdle && run()}
          >
            <Icon />
          </IconButton>
        ))}
      </div>
      {isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
      {on.picture && (
        <label className={styles.line}>
          {say(richTexts.description)}
          <input
            type="text"
            maxLength={120}
            className={styles.input}
            value={on.alt}
            onChange={(event) => editor.commands.updateAttributes('picture', { alt: event.target.value })}
          />
        </label>
      )}
      {onPicture && (
        <input
          ref={files}
          type="file"
          accept=".jpg,.jpeg,.png,.gif,.webp"
          aria-label={say(richTexts.picture)}
          tabIndex={-1}
          className="visually-hidden"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) onPicture(file)
            event.target.value = ''
          }}
        />
      )}
    </div>
  )
}
