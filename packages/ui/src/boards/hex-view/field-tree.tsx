import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import type { FlatField } from './frame-fields.ts'
import { hexOffset } from './hex-text.ts'
import styles from './hex-view.module.css'
import { hexTexts } from './hex-view.texts.ts'

interface FieldTreeProps {
  id: string
  flat: readonly FlatField[]
  /** Places are bytes and worth showing; in a text they are not. */
  isBytes: boolean
  chosen: number
  marked: number
  onChoose: (index: number) => void
  onHover: (index: number) => void
}

/** The parsed frame: name, value and place of every field; moving through it marks the bytes. */
export function FieldTree({ id, flat, isBytes, chosen, marked, onChoose, onHover }: FieldTreeProps) {
  const say = useSay()
  const tree = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const item = tree.current?.querySelector<HTMLElement>(`[data-index="${chosen}"]`)
    const box = tree.current
    if (!item || !box) return
    const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight]
    if (top < box.scrollTop) box.scrollTop = top
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight
  }, [chosen])

  if (flat.length === 0) return <p className={styles.none}>{say(hexTexts.noFields)}</p>

  const press = (event: KeyboardEvent) => {
    const parent = (flat[chosen]?.key ?? '').split('.').slice(0, -1).join('.')
    const to = {
      ArrowDown: chosen + 1,
      ArrowUp: chosen - 1,
      ArrowLeft: flat.findIndex(({ key }) => key === parent),
      Home: 0,
      End: flat.length - 1,
    }[event.key]
    if (to === undefined || to < 0 || to >= flat.length) return
    event.preventDefault()
    onChoose(to)
  }
  const current = Math.max(chosen, 0)

  return (
    <div
      ref={tree}
      role="tree"
      aria-label={say(hexTexts.fields)}
      aria-activedescendant={`${id}-${flat[current]?.key}`}
      tabIndex={0}
      className={styles.fields}
      onKeyDown={press}
      onPointerLeave={() => onHover(-1)}
    >
      {flat.map(({ key, level, position, siblings, field, from, to }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree listens to the keys for its active item.
        // biome-ignore lint/a11y/useFocusableInteractive: the tree holds the focus and names its active item.
        <div
          key={key}
          id={`${id}-${key}`}
          role="treeitem"
          aria-level={level}
          aria-posinset={position}
          aria-setsize={siblings}
          aria-selected={index === chosen}
          className={styles.field}
          data-index={index}
          data-active={index === current || undefined}
          data-marked={index === marked || undefined}
          data-problem={field.problem !== undefined || undefined}
          style={{ paddingInlineStart: (level - 1) * 16 + 12 }}
          onClick={() => onChoose(index)}
          onPointerEnter={() => onHover(index)}
        >
          <span className={styles.name}>{field.name} </span>
          <span className={styles.value}>{field.value} </span>
          {isBytes && to > from && <span className={styles.place}>{placeOf(from, to)}</span>}
          {field.problem !== undefined && (
            <span className={styles.problem}>
              <Glyph name="fault" tone="bad" size={12} />
              {field.problem}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

function placeOf(from: number, to: number): string {
  return to - from === 1 ? hexOffset(from) : `${hexOffset(from)}–${hexOffset(to - 1).slice(2)}`
}
