import { serviceStatusOf } from '@ampdeck/api/config/service-status'
import type { OutputOf } from '@ampdeck/api/contract'
import { serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import type { KnownPower } from '@ampdeck/api/known-power'
import type { monitorStation } from '@ampdeck/api/operation/monitor-station'
import type { Fact } from '@ampdeck/ui/detail'
import { Count, Energy, Money, Power, PowerSum } from '@ampdeck/ui/figure'
import type { Gun } from '@ampdeck/ui/gun-tile'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { type LiveFeed, type LiveStore, useLiveAll } from '@ampdeck/ui/live'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useCallback } from 'react'
import { powerOfGuns } from '../../../pile/power-of-guns.ts'
import styles from './station-detail.module.css'
import { detailTexts as words } from './station-detail.texts.ts'

export type StationRead = OutputOf<typeof monitorStation.stationDetail>

interface LiveProps {
  store: LiveStore<string, Gun>
  station: StationRead
}

/** The figures by which the station is known; power follows the guns. */
export function useStationFacts(station: StationRead | undefined, store: LiveStore<string, Gun>): Fact[] {
  const say = useSay()
  const { energy, number } = useFormats()
  if (!station) return []

  return [
    { label: say(words.code), value: station.code },
    { label: say(words.power), value: <LivePower store={store} station={station} /> },
    {
      label: say(words.transformer),
      value: station.transformerW > 0 ? <LiveShare store={store} station={station} /> : '–',
    },
    {
      label: say(words.gunsFact),
      value: (
        <>
          {number(station.gunCount)}{' '}
          <span className={styles.unit}>{say(words.onPiles, { count: station.pileCount })}</span>
        </>
      ),
    },
    {
      label: say(words.energyToday),
      value: (
        <>
          <Energy wh={station.energyWh} decimals={1} />{' '}
          {station.running > 0 && (
            <span className={styles.unit}>
              {say(words.energyRunning, { energy: energy(station.runningWh, 1) })}
            </span>
          )}
        </>
      ),
    },
    {
      label: say(words.ordersToday),
      value: (
        <>
          <Count value={station.orders} />{' '}
          {station.running > 0 && (
            <span className={styles.unit}>{say(words.runningNow, { count: number(station.running) })}</span>
          )}
        </>
      ),
    },
    { label: say(words.income), value: <Money fen={station.incomeFen} /> },
    { label: say(words.costModel), value: station.costModelName ?? '–' },
  ]
}

/** Σ of what the guns deliver, and before they are read what was read of the station. */
function useLivePower({ store, station }: LiveProps): KnownPower {
  const sum = useCallback(
    (feed: LiveFeed<string, Gun>) => {
      const guns = [...store.ids()].flatMap((id) => feed.get(id)?.state ?? [])
      // As text, so that it is equal while it says the same.
      return guns.length === 0 ? '' : JSON.stringify(powerOfGuns(guns))
    },
    [store],
  )
  const live = useLiveAll(store, sum)
  return live === '' ? station : JSON.parse(live)
}

function LivePower(props: LiveProps) {
  const { powerW, powerUnknown } = useLivePower(props)
  return <PowerSum w={Math.round(powerW / 1_000) * 1_000} unknown={powerUnknown} />
}

function LiveShare({ store, station }: LiveProps) {
  const { percent } = useFormats()
  const { powerW, powerUnknown } = useLivePower({ store, station })
  const isKnown = powerW > 0 || powerUnknown === 0
  const share = Math.round((powerW / station.transformerW) * 10_000)

  return (
    <>
      <Power w={station.transformerW} />
      <span className={styles.unit}> · {isKnown ? percent(share) : '–'}</span>
    </>
  )
}

/** What the station is doing, by the guns as they are now and the alarms as they were read. */
export function useLiveService(
  station: StationRead | undefined,
  store: LiveStore<string, Gun>,
): number | undefined {
  const alarms = station?.seriousAlarms
  const derive = useCallback(
    (feed: LiveFeed<string, Gun>) => {
      const guns = [...store.ids()].flatMap((id) => feed.get(id)?.state ?? [])
      const counts = [...Map.groupBy(guns, ({ status }) => status)]
      return guns.length === 0
        ? 0
        : serviceStatusOf({
            guns: counts.map(([status, of]) => ({ status: status as 1, count: of.length })),
            alarms,
          })
    },
    [store, alarms],
  )
  const live = useLiveAll(store, derive)
  return live || station?.serviceStatus
}

/** The state beside the title: that of its service while it is open, else why it is not. */
export function StationState({ status, service }: { status: number; service: number | undefined }) {
  if (status !== stationStatus.code.open)
    return <StatusBadge of={stationStatus} code={status} look="tinted" />
  return service === undefined ? null : <StatusBadge of={serviceStatus} code={service} look="tinted" />
}
