import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { LinkButton } from '@ampdeck/ui/button'
import { PowerSum } from '@ampdeck/ui/figure'
import { GunBar } from '@ampdeck/ui/gun-bar'
import { GunMatrix, type MatrixPile } from '@ampdeck/ui/gun-matrix'
import type { Gun } from '@ampdeck/ui/gun-tile'
import { useSay } from '@ampdeck/ui/language'
import { type LiveFeed, type LiveStore, useLiveAll } from '@ampdeck/ui/live'
import type { MapStation } from '@ampdeck/ui/station-map'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useCallback, useMemo } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { powerOfGuns } from '../../../pile/power-of-guns.ts'
import { paths } from '../../../session/paths.ts'
import { useStationGuns } from '../../../station-monitor/use-station-guns.ts'
import styles from './station-map.module.css'
import { mapPageTexts as words } from './station-map.texts.ts'

/** The chosen station beside the map: its state, its power, its guns, each alive. */
export function StationSide({ station }: { station: MapStation }) {
  const say = useSay()
  const { store, read, ...reading } = useStationGuns(station.id)
  const piles = useMemo<MatrixPile[]>(
    () =>
      (read?.piles ?? []).map(({ id, code, layout }) => ({
        code,
        layout,
        gunIds: (read?.guns ?? []).filter(({ pileId }) => pileId === id).map((gun) => String(gun.id)),
      })),
    [read],
  )

  return (
    <section className={styles.card} aria-label={station.name}>
      <header className={styles.head}>
        <h2 className={styles.name} title={station.name}>
          {station.name}
        </h2>
        <StatusBadge of={serviceStatus} code={station.status} />
      </header>
      <p className={styles.note}>
        {station.city}
        <LiveLamp look="age" />
      </p>
      <LinkButton href={paths.station(station.id)} size="small">
        {say(words.open)}
      </LinkButton>
      {!read && <Awaited of={reading} rows={2} />}
      {read && read.guns.length === 0 && <p className={styles.note}>{say(words.noGuns)}</p>}
      {read && read.guns.length > 0 && (
        <>
          <Figures store={store} name={station.name} />
          <GunMatrix
            store={store}
            label={say(words.guns, { name: station.name })}
            piles={piles}
            size="compact"
            className={styles.matrix}
          />
        </>
      )}
    </section>
  )
}

function Figures({ store, name }: { store: LiveStore<string, Gun>; name: string }) {
  const say = useSay()
  // As text, so that it is equal while it says the same.
  const derive = useCallback(
    (feed: LiveFeed<string, Gun>) => {
      const guns = [...store.ids()].flatMap((id) => feed.get(id)?.state ?? [])
      const counts = [...Map.groupBy(guns, ({ status }) => status)].map(([status, of]) => ({
        status,
        count: of.length,
      }))
      return JSON.stringify({ counts, ...powerOfGuns(guns) })
    },
    [store],
  )
  const { counts, powerW, powerUnknown } = JSON.parse(useLiveAll(store, derive))

  return (
    <>
      <p className={styles.power}>
        <span className={styles.label}>{say(words.power)}</span>{' '}
        <PowerSum w={Math.round(powerW / 1_000) * 1_000} unknown={powerUnknown} />
      </p>
      <GunBar counts={counts} label={name} />
    </>
  )
}
