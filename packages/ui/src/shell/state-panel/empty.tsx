import type { ReactNode } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { nothing } from './drawings.tsx'
import { StatePanel } from './state-panel.tsx'

export interface EmptyProps {
  /** What there is none of: "Nothing matches these filters". */
  title: string
  /** The filters in words, and what they hide. */
  text?: ReactNode
  /** The way out: "Reset filters", or "Add" at first use. */
  children?: ReactNode
}

/** Nothing to show, and what to do about it. */
export function Empty({ title, text, children }: EmptyProps) {
  const say = useSay()

  return (
    <StatePanel drawing={nothing} eyebrow={say(['No rows', '没有数据'])} title={title} text={text}>
      {children}
    </StatePanel>
  )
}
