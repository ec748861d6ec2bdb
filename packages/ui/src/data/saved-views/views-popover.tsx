import { Trash2, Users } from 'lucide-react'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { CheckboxOption } from '../../inputs/fields/checkbox.tsx'
import { TextInput } from '../../inputs/fields/text-input.tsx'
import { ConfirmDialog } from '../../overlays/dialog/confirm-dialog.tsx'
import { Popover } from '../../overlays/popover/popover.tsx'
import type { SavedView, SavedViews } from '../list/list-state.ts'
import styles from './saved-views.module.css'
import { viewTexts } from './saved-views.texts.ts'
import { viewOf } from './view-of.ts'

/** What the server keeps of a name. */
const NAME_LENGTH = 30

interface ViewsPopoverProps {
  views: SavedViews
  trigger: ReactElement
}

/** The kept views, and a way to keep the one that is shown. Open from the start: it was asked for. */
export function ViewsPopover({ views, trigger }: ViewsPopoverProps) {
  const say = useSay()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(true)
  const [asked, setAsked] = useState<SavedView>()
  const current = viewOf(views)
  const { want } = views
  useEffect(want, [want])

  const apply = (view: SavedView) => {
    views.apply(view)
    setOpen(false)
  }
  const remove = (view: SavedView) => {
    setAsked(undefined)
    views.remove(view)
    // The button that asked goes with its view.
    requestAnimationFrame(() => panel.current?.querySelector('input')?.focus())
  }
  return (
    <Popover label={say(viewTexts.title)} open={isOpen} onOpenChange={setOpen} trigger={trigger}>
      <div ref={panel} className={styles.panel}>
        <strong className={styles.head}>{say(viewTexts.title)}</strong>
        {views.all.length === 0 && <p className={styles.none}>{say(viewTexts.none)}</p>}
        <ul className={styles.list}>
          {views.all.map((view) => (
            <li key={view.id} className={styles.item}>
              <button
                type="button"
                className={styles.name}
                aria-current={view.id === current?.id || undefined}
                onClick={() => apply(view)}
              >
                {view.name}
              </button>
              {view.shared && <Users size={14} role="img" aria-label={say(viewTexts.shared)} />}
              {view.own && (
                <IconButton
                  size="small"
                  label={say(viewTexts.delete, { name: view.name })}
                  onClick={() => setAsked(view)}
                >
                  <Trash2 size={14} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        <NewView views={views} onKept={() => setOpen(false)} />
        {asked && (
          <ConfirmDialog
            open
            danger
            title={say(viewTexts.question, { name: asked.name })}
            action={say(viewTexts.deleteView)}
            onConfirm={() => remove(asked)}
            onCancel={() => setAsked(undefined)}
          >
            {asked.shared && <p>{say(viewTexts.sharedGoes)}</p>}
          </ConfirmDialog>
        )}
      </div>
    </Popover>
  )
}

function NewView({ views, onKept }: { views: SavedViews; onKept: () => void }) {
  const say = useSay()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const trimmed = name.trim()
  const isReplacing = views.all.some((view) => view.own && view.name === trimmed)

  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (trimmed === '' || isBusy) return
    setBusy(true)
    const isKept = await views.save(trimmed, isShared)
    setBusy(false)
    if (isKept) onKept()
  }
  return (
    <form className={styles.form} onSubmit={keep}>
      <TextInput
        label={say(viewTexts.name)}
        value={name}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <CheckboxOption checked={isShared} onChange={() => setShared(!isShared)}>
        {say(viewTexts.share)}
      </CheckboxOption>
      <Button type="submit" look="primary" disabled={trimmed === ''} aria-busy={isBusy}>
        {isReplacing ? say(viewTexts.replace, { name: trimmed }) : say(viewTexts.keep)}
      </Button>
    </form>
  )
}
