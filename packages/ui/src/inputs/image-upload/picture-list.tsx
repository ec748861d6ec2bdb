import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { bound } from '../fields/bound.tsx'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { focusPlace } from '../file-upload/use-uploads.ts'
import styles from './image-upload.module.css'
import { imageTexts } from './image-upload.texts.ts'
import { type PictureOptions, usePicture } from './use-picture.tsx'

export interface PictureListOptions extends PictureOptions {
  /** How many pictures fit; 9 by default. Then the place for another is gone. */
  max?: number | undefined
}

/** `value` has the addresses, in the order in which they are shown. */
export interface PictureListProps extends ControlProps, ValueProps<readonly string[]>, PictureListOptions {}

/**
 * Pictures, up to nine by default, in an order that is changed by dragging or by buttons; each is cropped as
 * it is added.
 */
export function PictureList({
  value,
  onChange,
  max = 9,
  aspect = 4 / 3,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...rest
}: PictureListProps) {
  const say = useSay()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const dragged = useRef<number>(undefined)
  const urls = value ?? []
  const picture = usePicture({ ...rest, urls, onChange, max, aspect, shape: 'rect' })

  const move = (from: number, to: number) => {
    const url = urls[from]
    if (url === undefined) return
    onChange(urls.toSpliced(from, 1).toSpliced(to, 0, url))
    setSaid(say(imageTexts.moved, { from: from + 1, to: to + 1 }))
    // The focus goes with the picture; at an end of the list to the button that still leads somewhere.
    requestAnimationFrame(() => {
      const [earlier, later] = list.current?.children[to]?.querySelectorAll('button') ?? []
      const [same, other] = to > from ? [later, earlier] : [earlier, later]
      const next = same?.disabled ? other : same
      next?.focus()
    })
  }
  const tool = (Icon: typeof X, label: string, isOff: boolean, onClick: () => void) => (
    <IconButton size="small" label={label} disabled={isOff} onClick={onClick}>
      <Icon />
    </IconButton>
  )

  return (
    <div ref={picture.box} className={clsx(styles.root, className)}>
      <ul ref={list} aria-label={label} aria-labelledby={labelledBy} className={styles.list}>
        {urls.map((url, at) => {
          const place = at + 1
          return (
            <li
              key={url}
              className={styles.item}
              style={{ aspectRatio: aspect }}
              draggable={!picture.isFixed}
              onDragStart={() => {
                dragged.current = at
              }}
              onDragEnd={() => {
                dragged.current = undefined
              }}
              onDragOver={(event) => {
                if (dragged.current !== undefined) event.preventDefault()
              }}
              onDrop={(event) => {
                const from = dragged.current
                if (from === undefined) return
                event.preventDefault()
                if (from !== at) move(from, at)
              }}
            >
              <img src={url} alt={say(imageTexts.nth, { place, count: urls.length })} />
              {!picture.isFixed && (
                <span className={styles.tools}>
                  {tool(ArrowLeft, say(imageTexts.earlier, { place }), at === 0, () => move(at, at - 1))}
                  {tool(ArrowRight, say(imageTexts.later, { place }), place === urls.length, () =>
                    move(at, at + 1),
                  )}
                  {tool(X, say(imageTexts.removeNth, { place }), false, () => {
                    onChange(urls.toSpliced(at, 1))
                    focusPlace(picture.box.current, at)
                  })}
                </span>
              )}
            </li>
          )
        })}
        {urls.length < max && (
          <li className={styles.add} style={{ aspectRatio: aspect }}>
            {picture.picker(
              say(imageTexts.add),
              styles.picker,
              picture.progress || (
                <span className={styles.invite} aria-hidden="true">
                  <ImagePlus />
                  {say(imageTexts.add)}
                </span>
              ),
            )}
          </li>
        )}
      </ul>
      <p className={styles.rules}>
        {say(imageTexts.rules)}
        <span>{say(imageTexts.count, { count: urls.length, max })}</span>
      </p>
      {picture.problem}
      <span role="status" className="visually-hidden">
        {said}
      </span>
      {picture.cropper}
    </div>
  )
}

/** Several pictures of a form, in their order. Saving waits until they are sent. */
export const PictureListField = bound<readonly string[], PictureListOptions>(PictureList, {
  isGroup: true,
  wide: true,
})
