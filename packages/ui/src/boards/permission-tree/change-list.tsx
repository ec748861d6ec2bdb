import { Undo2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './change-list.module.css'
import { type AffectedUsers, type Grants, type PermissionChange, undoChange } from './permission-model.ts'
import { ChangeSign } from './permission-row.tsx'
import { treeTexts } from './permission-tree.texts.ts'
import { titleOf } from './tree-rows.ts'

interface ChangeListProps {
  changes: readonly PermissionChange[]
  value: Grants
  base: Grants
  onChange: ((value: Grants) => void) | undefined
  affected: AffectedUsers | undefined
  words: ReactNode
  warning: ReactNode
}

/** What is drawn before "and n more". */
const MAX = 200

/** Every change with its undo, who is affected, and what the role may do in words. */
export function ChangeList({ changes, value, base, onChange, affected, words, warning }: ChangeListProps) {
  const say = useSay()
  const { language } = useLanguage()
  const id = useId()
  const [said, setSaid] = useState('')
  const nameOf = ({ menu, action }: PermissionChange) => {
    const page = titleOf(menu.entry, language)
    if (!action) return say(treeTexts.wholePage, { menu: page })
    return say(treeTexts.ofPage, { menu: page, action: inSentence(titleOf(action.entry, language)) })
  }
  const undo = (change: PermissionChange) => {
    onChange?.(undoChange(value, change))
    setSaid(say(treeTexts.undone, { name: nameOf(change) }))
  }

  return (
    <aside className={styles.side} aria-labelledby={`${id}-title`}>
      {onChange && (
        <section className={styles.part}>
          <div className={styles.head}>
            <h2 id={`${id}-title`}>{say(treeTexts.whatChanges)}</h2>
            {changes.length > 1 && (
              <Button look="plain" size="small" onClick={() => onChange(base)}>
                {say(treeTexts.undoAll)}
              </Button>
            )}
          </div>
          <p className={styles.note}>
            {say(changes.length === 0 ? treeTexts.noChanges : treeTexts.savedTogether)}
          </p>
        </section>
      )}
      {changes.length > 0 && onChange && (
        <ul className={styles.changes}>
          {changes.slice(0, MAX).map((change) => (
            <li key={change.id} className={styles.change}>
              <ChangeSign isAdded={change.kind === 'added'} />
              <span className={styles.what}>
                {/* The sign is a shape for the eye; its word is read aloud. */}
                <span className="visually-hidden">
                  {say(treeTexts[change.kind], { name: nameOf(change) })}
                </span>
                <span aria-hidden="true">{nameOf(change)}</span>
                <code className={styles.key}>{(change.action ?? change.menu).entry.name}</code>
              </span>
              <IconButton
                size="small"
                label={say(treeTexts.undo, { name: nameOf(change) })}
                onClick={() => undo(change)}
              >
                <Undo2 size={14} />
              </IconButton>
            </li>
          ))}
          {changes.length > MAX && (
            <li className={styles.note}>{say(treeTexts.changeCount, { count: changes.length })}</li>
          )}
        </ul>
      )}
      {affected && <Affected {...affected} />}
      {words && (
        <section className={styles.part}>
          <h2 id={onChange ? undefined : `${id}-title`}>{say(treeTexts.inWords)}</h2>
          <div className={styles.words}>{words}</div>
        </section>
      )}
      {warning && (
        <div className={styles.warning}>
          <Glyph name="alarm" tone="warning" size={12} />
          <p>{warning}</p>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </aside>
  )
}

/** "Station list, enable": a label inside a sentence begins small, unless it begins with an abbreviation. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

function Affected({ names, count }: AffectedUsers) {
  const say = useSay()

  return (
    <section className={styles.part}>
      <h2>{say(treeTexts.whoAffected)}</h2>
      <div className={styles.people}>
        <ul className={styles.faces}>
          {names.slice(0, 6).map((name) => (
            <li key={name} title={name}>
              <span aria-hidden="true">{[...name][0]?.toUpperCase()}</span>
              <span className="visually-hidden">{name}</span>
            </li>
          ))}
        </ul>
        <span>{count === 0 ? say(treeTexts.nobody) : say(treeTexts.users, { count })}</span>
      </div>
    </section>
  )
}
