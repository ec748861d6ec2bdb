import { createListCollection } from '@chakra-ui/react/collection'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

/** Brings a row into sight, though it may not be drawn. */
export type ScrollTo = RefObject<((index: number) => void) | null>

interface OptionsState {
  isOpen: boolean
  preferred?: string | undefined
  /** Until a key is pressed, nothing is highlighted. */
  mayBeNone?: boolean
}

const PAGE = 8

/**
 * The options of a combobox of Chakra's, of which one is always highlighted while it is open: the one that arrows or
 * pointer chose, else the preferred one, else the first. So Enter never does nothing, and never sends the form.
 */
export function useOptions<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  { isOpen, preferred, mayBeNone = false }: OptionsState,
) {
  const [wanted, setWanted] = useState<string>()
  const scrollTo: ScrollTo = useRef(null)
  const collection = useMemo(() => createListCollection({ items, itemToValue: keyOf }), [items, keyOf])
  const highlighted =
    [wanted, preferred].find((key) => collection.has(key ?? null)) ??
    (mayBeNone ? null : collection.firstValue)

  return {
    scrollTo,
    highlighted: highlighted === null ? undefined : collection.find(highlighted),
    /** An arrow or the pointer went to it; otherwise it is only the one that Enter would choose. */
    isReached: highlighted !== null && highlighted === wanted,
    highlight: setWanted,
    /** A page of rows up or down, which Chakra's has no keys for. */
    onPage: (event: KeyboardEvent) => {
      if (!isOpen || highlighted === null || !event.key.startsWith('Page')) return
      event.preventDefault()
      const step = event.key === 'PageDown' ? collection.getNextValue : collection.getPreviousValue
      setWanted(step(highlighted, PAGE, true) ?? undefined)
    },
    root: {
      collection,
      highlightedValue: isOpen ? highlighted : null,
      // The pointer that leaves the list takes nothing away; the next key may come before React would draw.
      onHighlightChange: ({ highlightedValue }: { highlightedValue: string | null }) => {
        if (highlightedValue !== null) flushSync(() => setWanted(highlightedValue))
      },
      scrollToIndexFn: ({ index }: { index: number }) => scrollTo.current?.(index),
      loopFocus: false,
    },
  }
}

interface VirtualRows {
  count: number
  height: number
  scrollTo: ScrollTo
  /** The end of the list comes into sight. */
  onEnd?: (() => void) | undefined
}

/** The rows of a list that are in sight; ten thousand cost what ten do. */
export function useVirtualRows({ count, height, scrollTo, onEnd }: VirtualRows) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 8,
    initialRect: { width: 280, height: 280 },
  })
  const shown = rows.getVirtualItems()
  const last = shown.at(-1)?.index ?? -1

  useImperativeHandle(scrollTo, () => (index: number) => rows.scrollToIndex(index), [rows])
  useEffect(() => {
    if (last >= count - 1) onEnd?.()
  }, [last, count, onEnd])

  return {
    box,
    whole: { position: 'relative', height: rows.getTotalSize() } satisfies CSSProperties,
    shown: shown.map(({ index, start }) => ({
      index,
      style: {
        position: 'absolute',
        inset: '0 0 auto',
        height,
        translate: `0 ${start}px`,
      } satisfies CSSProperties,
    })),
  }
}
