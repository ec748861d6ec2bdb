import { clsx } from 'clsx'
import { type ComponentProps, useId, useMemo, useState } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Empty } from '../../shell/state-panel/empty.tsx'
import { ByteGrid } from './byte-grid.tsx'
import { FieldTree } from './field-tree.tsx'
import { type FrameField, flatten, ownersOf } from './frame-fields.ts'
import styles from './hex-view.module.css'
import { hexTexts } from './hex-view.texts.ts'
import { TextFrame } from './text-frame.tsx'

/** A frame of bytes, or one of text such as OCPP's JSON; never both. */
type Frame =
  | {
      /** The frame as it came; none at all is said to be empty. */
      bytes: Uint8Array
      text?: never
    }
  | {
      /** The frame as it came, not made prettier: paths are looked up in it. */
      text: string
      bytes?: never
    }

export type HexViewProps = Omit<ComponentProps<'section'>, 'children'> &
  Frame & {
    /** What a parser made of it, in the order of the frame; their places are bytes, or paths in a text. */
    fields: readonly FrameField[]
  }

/** A frame and what it means, side by side: pointing at one marks the other. Problems stand in words on top. */
export function HexView({ bytes, text, fields, className, ...rest }: HexViewProps) {
  const say = useSay()
  const { language } = useLanguage()
  const id = useId()
  const [chosen, setChosen] = useState(-1)
  const [hovered, setHovered] = useState(-1)
  const [wanted, setWanted] = useState<number>()

  const length = bytes?.length ?? text?.length ?? 0
  const flat = useMemo(
    () => flatten(fields, { length, ...(text !== undefined && { text }) }),
    [fields, text, length],
  )
  const owners = useMemo(() => ownersOf(flat, length), [flat, length])
  const problems = flat.filter(({ field }) => field.problem !== undefined)
  const marked = flat[hovered] ?? flat[chosen]

  if (length === 0) return <Empty title={say(hexTexts.empty)} />

  const show = (index: number) => {
    setChosen(index)
    setWanted(flat[index]?.from)
  }

  return (
    <section
      {...rest}
      aria-label={rest['aria-label'] ?? say(bytes ? hexTexts.bytes : hexTexts.text)}
      className={clsx(styles.root, className)}
    >
      {problems.length > 0 && (
        <div className={styles.problems}>
          <Glyph name="fault" tone="bad" size={14} />
          <div>
            <strong>{say(hexTexts.problems, { count: problems.length })}</strong>
            <ul>
              {problems.slice(0, 8).map((flatField) => (
                <li key={flatField.key}>
                  <button type="button" onClick={() => show(flat.indexOf(flatField))}>
                    {say(hexTexts.problem, {
                      name: flatField.field.name + (language === 'en' ? '' : ' '),
                      problem: flatField.field.problem ?? '',
                    })}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className={styles.panes}>
        {bytes ? (
          <ByteGrid
            bytes={bytes}
            flat={flat}
            owners={owners}
            marked={marked}
            wanted={wanted}
            onChoose={setChosen}
            onHover={setHovered}
          />
        ) : (
          <TextFrame
            text={text ?? ''}
            flat={flat}
            owners={owners}
            marked={marked}
            onChoose={setChosen}
            onHover={setHovered}
          />
        )}
        <FieldTree
          id={id}
          flat={flat}
          isBytes={bytes !== undefined}
          chosen={chosen}
          marked={marked ? flat.indexOf(marked) : -1}
          onChoose={show}
          onHover={setHovered}
        />
      </div>
    </section>
  )
}
