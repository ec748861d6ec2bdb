import { texts } from '@ampdeck/api/texts'
import { Delta, deltaOf } from '@ampdeck/ui/figure'
import { KpiTile } from '@ampdeck/ui/kpi-tile'
import { useSay } from '@ampdeck/ui/language'
import type { ReactNode } from 'react'

const words = texts({ than: ['vs the {count} days before', '较前 {count} 天'] })

interface ComparedTileProps {
  name: string
  of: { value: number; before: number }
  days: number
  /** The figure with its unit. */
  children: ReactNode
}

/** A figure of some days beside that of as many days before them. */
export function ComparedTile({ name, of, days, children }: ComparedTileProps) {
  const say = useSay()

  return (
    <KpiTile
      name={name}
      delta={
        <>
          <Delta basisPoints={deltaOf(of.value, of.before)} /> {say(words.than, { count: days })}
        </>
      }
    >
      {children}
    </KpiTile>
  )
}
