import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { HomeQuick } from '@ampdeck/api/statistics/platform-home'
import { type ChartColour, Sparkline } from '@ampdeck/ui/charts'
import { Count, Delta, deltaOf, Energy, Money } from '@ampdeck/ui/figure'
import { KpiStrip, KpiTile } from '@ampdeck/ui/kpi-tile'
import { useSay } from '@ampdeck/ui/language'
import type { ReactNode } from 'react'
import { homeTexts as words } from './home.texts.ts'

type Counter = NonNullable<HomeQuick['orders']>

/** What the day has brought so far; a figure that the person may not see is not there. */
export function Figures({ quick: { energyWh, orders, incomeFen, guns } }: { quick: HomeQuick }) {
  const say = useSay()
  const all = guns?.reduce((sum, { count }) => sum + count, 0)
  const charging = guns?.find(({ status }) => status === gunStatus.code.charging)?.count ?? 0

  return (
    <KpiStrip>
      {energyWh && (
        <Tile name={say(words.energy)} of={energyWh}>
          <Energy wh={energyWh.today} decimals={0} />
        </Tile>
      )}
      {orders && (
        <Tile name={say(words.orders)} of={orders}>
          <Count value={orders.today} />
        </Tile>
      )}
      {incomeFen && (
        <Tile name={say(words.income)} of={incomeFen} colour="fee">
          <Money fen={incomeFen.today} />
        </Tile>
      )}
      {all !== undefined && (
        <KpiTile name={say(words.charging)} delta={say(words.ofGuns, { count: all })}>
          <Count value={charging} />
        </KpiTile>
      )}
    </KpiStrip>
  )
}

interface TileProps {
  name: string
  of: Counter
  colour?: ChartColour
  children: ReactNode
}

function Tile({ name, of, colour = 'energy', children }: TileProps) {
  const say = useSay()

  return (
    <KpiTile
      name={name}
      delta={
        <>
          <Delta basisPoints={deltaOf(of.today, of.before)} /> {say(words.than)}
        </>
      }
      chart={
        <Sparkline
          label={say(words.byHour, { name })}
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
