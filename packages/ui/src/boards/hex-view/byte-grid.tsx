import { useVirtualizer } from '@tanstack/react-virtual'
import { Copy } from 'lucide-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { copyText } from '../../foundation/clipboard/copy-text.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { useResize } from '../../foundation/resize/use-resize.ts'
import { ByteRow } from './byte-row.tsx'
import type { FlatField } from './frame-fields.ts'
import { hexOf, hexOffset, offsetAfter } from './hex-text.ts'
import styles from './hex-view.module.css'
import { hexTexts } from './hex-view.texts.ts'

interface ByteGridProps {
  bytes: Uint8Array
  flat: readonly FlatField[]
  owners: Int32Array
  /** The field whose bytes are marked. */
  marked: FlatField | undefined
  /** An offset to bring into sight and put the cursor on. */
  wanted: number | undefined
  /** The field of the cursor, by number, or −1. */
  onChoose: (index: number) => void
  onHover: (index: number) => void
}

const ROW = 22

/** Offsets, bytes and characters. The cursor walks byte by byte, Shift selects, copying gives hex. */
export function ByteGrid({ bytes, flat, owners, marked, wanted, onChoose, onHover }: ByteGridProps) {
  const say = useSay()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [perRow, setPerRow] = useState(16)
  const [cursor, setCursor] = useState(0)
  const [anchor, setAnchor] = useState(0)
  const [said, setSaid] = useState('')
  const rows = Math.ceil(bytes.length / perRow)
  const from = Math.min(cursor, anchor)
  const to = Math.max(cursor, anchor) + 1
  const virtual = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  })

  useResize(scroller, ({ clientWidth }) => setPerRow(clientWidth < 560 ? 8 : 16))

  const go = (offset: number, isSelecting: boolean) => {
    setCursor(offset)
    if (!isSelecting) setAnchor(offset)
    onChoose(owners[offset] ?? -1)
    virtual.scrollToIndex(Math.floor(offset / perRow))
  }
  const bring = useEffectEvent((offset: number) => {
    setCursor(offset)
    setAnchor(offset)
    virtual.scrollToIndex(Math.floor(offset / perRow), { align: 'center' })
  })
  useEffect(() => {
    if (wanted !== undefined) bring(wanted)
  }, [wanted])

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return
    const next = offsetAfter(cursor, event.key, { length: bytes.length, perRow, isCtrl: event.ctrlKey })
    if (next !== undefined) go(next, event.shiftKey)
    else if (event.ctrlKey && event.key.toLowerCase() === 'a') {
      setAnchor(0)
      setCursor(bytes.length - 1)
    } else return
    event.preventDefault()
  }

  const isSelection = to - from > 1
  const [start, end] = isSelection ? [from, to] : [0, bytes.length]
  const copied = say(hexTexts.copied, { count: end - start })
  const copyKey = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', hexOf(bytes, start, end))
    setSaid(copied)
  }
  const copy = async () => {
    setSaid((await copyText(hexOf(bytes, start, end))) ? copied : say(hexTexts.notCopied))
  }

  const drag = (event: PointerEvent) => {
    const offset = offsetOf(event.target)
    if (offset === undefined || event.button !== 0) return
    setAnchor(event.shiftKey ? anchor : offset)
    setCursor(offset)
    onChoose(owners[offset] ?? -1)
    if (event.pointerType === 'touch') return
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener(
      'pointermove',
      ({ target }) => {
        const under = offsetOf(target)
        if (under !== undefined) setCursor(under)
      },
      { signal },
    )
    window.addEventListener('pointerup', () => controller.abort(), { signal })
  }

  const field = flat[owners[cursor] ?? -1]?.field

  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <span className={styles.count}>
          {isSelection
            ? say(hexTexts.selected, { count: to - from })
            : say(hexTexts.total, { count: bytes.length })}
        </span>
        <Button look="plain" size="small" icon={<Copy size={14} />} onClick={() => void copy()}>
          {say(hexTexts.copy)}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: only the rows in sight exist, which a table cannot say. */}
      <div
        ref={scroller}
        role="grid"
        aria-label={say(hexTexts.bytes)}
        aria-describedby={`${id}-keys`}
        aria-rowcount={rows}
        aria-colcount={perRow + 1}
        aria-multiselectable="true"
        aria-activedescendant={`${id}-${cursor}`}
        tabIndex={0}
        className={styles.bytes}
        onKeyDown={press}
        onCopy={copyKey}
        onPointerDown={drag}
        onPointerOver={(event) => {
          const offset = offsetOf(event.target)
          onHover(offset === undefined ? -1 : (owners[offset] ?? -1))
        }}
        onPointerLeave={() => onHover(-1)}
      >
        <div role="presentation" className={styles.sheet} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const start = item.index * perRow
            const end = Math.min(start + perRow, bytes.length)
            return (
              <ByteRow
                key={item.key}
                idBase={id}
                bytes={bytes}
                flat={flat}
                owners={owners}
                from={start}
                to={end}
                perRow={perRow}
                top={item.start}
                markedFrom={clip(marked?.from, start, end)}
                markedTo={clip(marked?.to, start, end)}
                selectedFrom={clip(from, start, end)}
                selectedTo={clip(to, start, end)}
                cursor={cursor >= start && cursor < end ? cursor : -1}
              />
            )
          })}
        </div>
      </div>
      <p id={`${id}-keys`} hidden>
        {say(hexTexts.keys)}
      </p>
      <p role="status" className={styles.foot}>
        {said && `${said} · `}
        {say(hexTexts.at, { hex: hexOffset(cursor), decimal: cursor })}
        {' · '}
        {field ? say(hexTexts.fieldValue, { name: field.name, value: field.value }) : say(hexTexts.unknown)}
      </p>
    </div>
  )
}

function offsetOf(target: EventTarget | null): number | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-offset]') : null
  return element ? Number(element.dataset.offset) : undefined
}

function clip(offset: number | undefined, least: number, most: number): number {
  return Math.min(Math.max(offset ?? least, least), most)
}
