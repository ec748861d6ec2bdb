import { DragDropProvider, PointerSensor, useDraggable, useDroppable } from '@dnd-kit/react'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { boardStates, type WorkOrderState } from './work-order-rules.ts'

interface BoardDragProps {
  board: RefObject<HTMLElement | null>
  /** `id:state` of every card that is drawn; its element is another one in another column. */
  cards: readonly string[]
  onDrag: (id: number | undefined) => void
  onDrop: (id: number, to: WorkOrderState) => void
}

/**
 * Dragging by pointer, laid over a board that stands without it: it finds the cards and columns by their `data-*`
 * attributes, so that the library is loaded when a pointer reaches the board and never on a keyboard's or a
 * reader's page.
 */
export function BoardDrag({ board, cards, onDrag, onDrop }: BoardDragProps) {
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      // The first default is "Accessibility": it would make every card a button with English words in it. The
      // cards' own button, keys and menu are the way without a pointer.
      plugins={(defaults) => defaults.slice(1)}
      onDragStart={({ operation }) => onDrag(Number(operation.source?.id))}
      onDragEnd={({ operation, canceled }) => {
        onDrag(undefined)
        const to = boardStates.find((state) => `column-${state}` === operation.target?.id)
        if (!canceled && to) onDrop(Number(operation.source?.id), to)
      }}
    >
      {boardStates.map((state) => (
        <Column key={state} board={board} state={state} />
      ))}
      {cards.map((card) => (
        <Card key={card} board={board} id={Number(card.split(':')[0])} />
      ))}
    </DragDropProvider>
  )
}

function Column({ board, state }: { board: RefObject<HTMLElement | null>; state: WorkOrderState }) {
  const element = useFound(board, `[data-column="${state}"]`)
  useDroppable({ id: `column-${state}`, ...(element && { element }) })
  return null
}

function Card({ board, id }: { board: RefObject<HTMLElement | null>; id: number }) {
  const element = useFound(board, `[data-order="${id}"]`)
  // A clone follows the pointer; the card itself stays where React put it.
  useDraggable({ id, ...(element && { element }) })
  return null
}

function useFound(root: RefObject<HTMLElement | null>, selector: string): Element | undefined {
  const [element, setElement] = useState<Element>()
  useLayoutEffect(() => {
    setElement(root.current?.querySelector(selector) ?? undefined)
  }, [root, selector])
  return element
}
