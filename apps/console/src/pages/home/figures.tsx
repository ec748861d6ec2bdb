import type { HomeQuick } from '@ampdeck/api/statistics/platform-home'
import { type ChartColour, Sparkline } from '@ampdeck/ui/charts'
import { Count, Energy, Money, Percent } from '@ampdeck/ui/figure'
import { KpiStrip, KpiTile } from '@ampdeck/ui/kpi-tile'
import { useSay } from '@ampdeck/ui/language'
import type { ReactNode } from 'react'
import { DaysChange } from '../../dashboard/days-change.tsx'
import { homeTexts as words } from './home.texts.ts'

type Counter = NonNullable<HomeQuick['orders']>

interface FiguresProps {
  quick: HomeQuick
  /** How many days the figures are of. */
  days: number
}

/** What the day or the days have brought; a figure that the person may not see is not there. */
export function Figures({ quick: { energyWh, orders, incomeFen, timeUse }, days }: FiguresProps) {
  const say = useSay()

  return (
    <KpiStrip>
      {energyWh && (
        <Tile name={say(words.energy)} of={energyWh} days={days}>
          <Energy wh={energyWh.today} decimals={0} />
        </Tile>
      )}
      {orders && (
        <Tile name={say(words.orders)} of={orders} days={days}>
          <Count value={orders.today} />
        </Tile>
      )}
      {incomeFen && (
        <Tile name={say(words.income)} of={incomeFen} days={days} colour="fee">
          <Money fen={incomeFen.today} compact={days > 1} />
        </Tile>
      )}
      {timeUse && (
        <Tile name={say(words.timeUse)} of={timeUse} days={days} colour="teal" hint={say(words.timeUseHint)}>
          <Percent basisPoints={timeUse.today} />
        </Tile>
      )}
    </KpiStrip>
  )
}

interface TileProps {
  name: string
  of: Counter
  days: number
  /** How it is counted. */
  hint?: string
  colour?: ChartColour
  children: ReactNode
}

function Tile({ name, of, days, hint, colour = 'energy', children }: TileProps) {
  const say = useSay()

  return (
    <KpiTile
      name={name}
      title={hint}
      delta={<DaysChange value={of.today} before={of.before} days={days} oneDay={words.than} />}
      chart={
        <Sparkline
          label={say(days === 1 ? words.byHour : words.byDay, { name })}
          values={of.hours}
          previous={of.previous}
          colour={colour}
        />
      }
    >
      {children}
    </KpiTile>
  )
}
