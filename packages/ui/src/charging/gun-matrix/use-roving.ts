import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MatrixPile } from './matrix-data.ts'
import { findPile, type MatrixRow, placesOf, walk } from './tile-grid.ts'

/** Keys typed within this time make one code. */
const TYPING_MS = 900

/**
 * One stop of the Tab key for all tiles: arrows move between them, typing finds a pile by its code. A tile that is not
 * mounted is scrolled to first and takes the focus when it is there.
 */
export function useRoving(
  root: RefObject<HTMLElement | null>,
  rows: readonly MatrixRow<MatrixPile>[],
  scrollToRow: (row: number) => void,
) {
  const places = useMemo(() => placesOf(rows), [rows])
  const order = useMemo(() => places.map(({ id }) => id), [places])
  const [wanted, setWanted] = useState<string>()
  const [typed, setTyped] = useState('')
  const typedAt = useRef(0)
  const toFocus = useRef<string>(undefined)
  const activePlace = places.find(({ id }) => id === wanted) ?? places[0]

  // After every render: the row that was scrolled to may have come with any of them.
  useLayoutEffect(() => {
    if (toFocus.current === undefined) return
    const tile = root.current?.querySelector<HTMLElement>(`[data-gun="${CSS.escape(toFocus.current)}"]`)
    if (!tile) return
    toFocus.current = undefined
    tile.focus()
  })

  const goTo = (id: string) => {
    toFocus.current = id
    setWanted(id)
    const place = places.find((one) => one.id === id)
    if (place) scrollToRow(place.row)
  }

  const type = (character: string, time: number) => {
    const text = time - typedAt.current < TYPING_MS ? typed + character : character
    typedAt.current = time
    setTyped(text)
    const piles = rows.flatMap((row) => row.piles.map(({ pile }) => pile))
    const found = findPile(piles, text)
    if (found) goTo(found)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const isOnTile = event.target instanceof Element && event.target.closest('[data-gun]') !== null
    if (!isOnTile || altKey || !activePlace) return
    const next = walk(places, activePlace.id, ctrlKey || metaKey ? `Control+${key}` : key)
    if (next !== undefined) {
      event.preventDefault()
      goTo(next)
    } else if (/^[\p{L}\p{N}-]$/u.test(key) && !ctrlKey && !metaKey) {
      type(key, event.timeStamp)
    }
  }

  return {
    /** The tile that the Tab key reaches, and the row it is in. */
    activeId: activePlace?.id,
    activeRow: activePlace?.row ?? 0,
    /** What is being typed, for who cannot see what it finds. */
    typed,
    /** All ids in reading order. */
    order,
    activate: setWanted,
    onKeyDown,
  }
}
