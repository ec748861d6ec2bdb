import { KpiTile } from '@ampdeck/ui/kpi-tile'
import type { ReactNode } from 'react'
import { DaysChange } from '../dashboard/days-change.tsx'

interface ComparedTileProps {
  name: string
  of: { value: number; before: number }
  days: number
  /** The figure with its unit. */
  children: ReactNode
}

/** A figure of some days beside that of as many days before them. */
export function ComparedTile({ name, of, days, children }: ComparedTileProps) {
  return (
    <KpiTile name={name} delta={<DaysChange {...of} days={days} />}>
      {children}
    </KpiTile>
  )
}
