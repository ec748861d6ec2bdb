import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
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
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './rich-text.module.css'
import { richTexts } from './rich-text.texts.ts'
import { urlFrom } from './safe-url.ts'

export interface RichTextToolbarProps {
  /** The editor whose text the tools change. */
  editor: Editor
  /** Called with a picture that was chosen; without it the tool is not there. */
  onPicture: ((file: File) => void) | undefined
}

interface Tool {
  id: keyof typeof richTexts
  Icon: LucideIcon
  /** What it does to the text; the others open something. */
  edit?: (chain: ChainedCommands) => ChainedCommands
  open?: () => void
  isOn?: boolean
  isIdle?: boolean
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

  const tools: readonly Tool[] = [
    { id: 'bold', Icon: Bold, isOn: on.bold, edit: (chain) => chain.toggleBold() },
    { id: 'heading2', Icon: Heading2, isOn: on.heading2, edit: (chain) => chain.toggleHeading({ level: 2 }) },
    { id: 'heading3', Icon: Heading3, isOn: on.heading3, edit: (chain) => chain.toggleHeading({ level: 3 }) },
    { id: 'bullets', Icon: List, isOn: on.bullets, edit: (chain) => chain.toggleBulletList() },
    { id: 'numbers', Icon: ListOrdered, isOn: on.numbers, edit: (chain) => chain.toggleOrderedList() },
    { id: 'link', Icon: Link, isOn: on.link, open: () => setLinking(true) },
    ...(onPicture ? [{ id: 'picture', Icon: ImagePlus, open: () => files.current?.click() } as const] : []),
    { id: 'undo', Icon: Undo2, isIdle: !on.canUndo, edit: (chain) => chain.undo() },
    { id: 'redo', Icon: Redo2, isIdle: !on.canRedo, edit: (chain) => chain.redo() },
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
    <div className={styles.tools}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={say(richTexts.toolbar)}
        className={styles.bar}
        onKeyDown={walk}
      >
        {tools.map(({ id, Icon, edit, open, isOn, isIdle }, index) => (
          <IconButton
            key={id}
            size="small"
            label={say(richTexts[id])}
            aria-pressed={isOn}
            aria-disabled={isIdle || undefined}
            tabIndex={index === stop ? 0 : -1}
            // The selection in the text stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setStop(index)}
            onClick={() => {
              if (edit && !isIdle) edit(editor.chain().focus()).run()
              open?.()
            }}
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

/** Where the address of a link is typed: Enter applies it, Escape leaves it. */
function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId()
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [typed, setTyped] = useState(before)
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    // After the press that opened it is over.
    const frame = requestAnimationFrame(() => input.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])

  const chain = () => editor.chain().focus().extendMarkRange('link')
  const apply = () => {
    const href = urlFrom(typed)
    setWrong(!href)
    if (!href) return
    // With nothing selected the address itself is the text.
    const marks = [{ type: 'link', attrs: { href } }]
    if (editor.state.selection.empty && !before)
      chain().insertContent({ type: 'text', text: href, marks }).run()
    else chain().setLink({ href }).run()
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Neither submits the form nor closes the drawer around the text.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') return apply()
    onClose()
    editor.commands.focus()
  }

  return (
    <div className={styles.line}>
      <input
        ref={input}
        type="text"
        inputMode="url"
        aria-label={say(richTexts.address)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        placeholder="https://"
        className={styles.input}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
      />
      <Button size="small" onClick={apply}>
        {say(richTexts.apply)}
      </Button>
      {before && (
        <Button
          size="small"
          look="plain"
          onClick={() => {
            chain().unsetLink().run()
            onClose()
          }}
        >
          {say(richTexts.unlink)}
        </Button>
      )}
      {isWrong && (
        <span id={id} role="alert" className={styles.error}>
          {say(richTexts.notAddress)}
        </span>
      )}
    </div>
  )
}
