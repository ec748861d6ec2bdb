import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { richTexts } from './rich-text.texts.ts'
import styles from './rich-text-toolbar.module.css'
import { urlFrom } from './safe-url.ts'

export interface LinkBarProps {
  editor: Editor
  onClose: () => void
}

/** Where the address of a link is typed: Enter applies it, Escape leaves it. */
export function LinkBar({ editor, onClose }: LinkBarProps) {
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

  const leave = () => {
    onClose()
    editor.commands.focus()
  }
  const apply = () => {
    const href = urlFrom(typed)
    setWrong(!href)
    if (!href) return
    const chain = editor.chain().focus().extendMarkRange('link')
    // With nothing selected the address itself is the text.
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Neither submits the form nor closes the drawer around the text.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else leave()
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
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
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
