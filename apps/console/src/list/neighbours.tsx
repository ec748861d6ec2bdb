import { IconButton } from '@ampdeck/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'

export interface NeighboursProps {
  id: number
  /** The records of the list in their order, among which it stands. */
  among: readonly number[]
  onShow: (id: number) => void
  /** Who is before and after it. */
  labels: { previous: string; next: string }
}

/** From an opened record to those beside it in the list. */
export function Neighbours({ id, among, onShow, labels }: NeighboursProps) {
  const at = among.indexOf(id)
  const before = at > 0 ? among[at - 1] : undefined
  const after = at >= 0 ? among[at + 1] : undefined

  return (
    <>
      <IconButton
        label={labels.previous}
        disabled={before === undefined}
        onClick={() => before !== undefined && onShow(before)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        label={labels.next}
        disabled={after === undefined}
        onClick={() => after !== undefined && onShow(after)}
      >
        <ChevronRight />
      </IconButton>
    </>
  )
}
