import { serviceStatusOf } from '@ampdeck/api/config/service-status'
import type { StationView } from '@ampdeck/api/statistics/big-screen/station'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { type CSSProperties, useRef } from 'react'
import { useFreshness } from '../../feed/source-context.ts'
import { spelt } from '../../guns/gun-counts.ts'
import { useArea } from '../../parts/use-area.ts'
import { GunMatrix } from '../network/gun-matrix.tsx'
import { fieldLayout } from './field-layout.ts'
import styles from './gun-field.module.css'
import { GunTile } from './gun-tile.tsx'
import { countsOfStation } from './live-station.ts'
import { stationTexts } from './station.texts.ts'

export interface GunFieldProps {
  station: StationView
  /** Guns at which a charge has just begun. */
  started: readonly number[]
}

/** More tiles than these are one canvas. */
const MAX_TILES = 500

/** All guns of a station as one field: how full, and where it is dark. */
export function GunField({ station, started }: GunFieldProps) {
  return station.guns.length > MAX_TILES ? (
    <PaintedField station={station} started={started} />
  ) : (
    <TiledField station={station} />
  )
}

function TiledField({ station: { guns } }: Pick<GunFieldProps, 'station'>) {
  const say = useSay()
  const { language } = useLanguage()
  const field = useRef<HTMLDivElement>(null)
  const area = useArea(field)
  const isGone = useFreshness() === 'gone'
  const layout = area && fieldLayout(guns.length, area)
  const counts = countsOfStation({ guns })
  const label = [say(stationTexts.guns, { count: guns.length }), isGone ? '–' : spelt(counts, language)].join(
    ' ',
  )

  return (
    <div ref={field} className={styles.room}>
      {layout && guns.length > 0 && (
        <ul
          className={styles.field}
          aria-label={label}
          style={
            {
              gap: layout.gap,
              gridTemplateColumns: `repeat(${layout.columns}, ${layout.width}px)`,
              gridAutoRows: layout.height,
              '--scale': layout.scale,
            } as CSSProperties
          }
        >
          {guns.map((gun, nth) => (
            <GunTile
              key={gun.id}
              gun={gun}
              detail={layout.detail}
              isJoined={nth % layout.columns > 0 && guns[nth - 1]?.pileId === gun.pileId}
            />
          ))}
        </ul>
      )}
      {!isGone && guns.length === 0 && <p className={styles.empty}>{say(stationTexts.noGuns)}</p>}
    </div>
  )
}

/** As the network scene draws its many stations. */
function PaintedField({ station, started }: GunFieldProps) {
  const counts = countsOfStation(station)
  const { stationId: id, name, nameEn } = station
  const guns = station.guns.map((gun) => ({ ...gun, pileCode: String(gun.pileId), letter: 0 }))
  const painted = { id, name, nameEn, guns, serviceStatus: serviceStatusOf({ guns: counts }) }

  return <GunMatrix stations={[painted]} counts={counts} started={started} />
}
