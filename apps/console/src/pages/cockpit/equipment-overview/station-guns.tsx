import { gunStatus, letterOf } from '@ampdeck/api/enumerations/equipment'
import { Glyph } from '@ampdeck/ui/glyph'
import { inGunOrder } from '@ampdeck/ui/gun-bar'
import { GunMatrix } from '@ampdeck/ui/gun-matrix'
import { useFormats, useLanguage } from '@ampdeck/ui/language'
import { useLive, useLiveAll } from '@ampdeck/ui/live'
import { memo, type SyntheticEvent, useCallback, useState } from 'react'
import { useAddress } from '../../../menu/use-address.ts'
import type { GunStore } from '../../../pile/use-gun-store.ts'
import { paths } from '../../../session/paths.ts'
import styles from './equipment.module.css'
import type { StationGroup } from './matrix-model.ts'

interface StationGunsProps {
  station: StationGroup
  store: GunStore
  /** The status whose guns alone are shown. */
  status: number | undefined
  /** Stays the same function. */
  onOpen: (gunId: string) => void
}

/** A station's guns as small tiles under its name and counts; the one under the pointer or the focus says its number. */
export const StationGuns = memo(function StationGuns({ station, store, status, onOpen }: StationGunsProps) {
  const { language } = useLanguage()
  const [gunId, setGun] = useState<string>()
  const { id, piles } = station
  const name = (language === 'en' && station.nameEn) || station.name
  const point = ({ target }: SyntheticEvent) =>
    setGun(target instanceof Element ? target.closest<HTMLElement>('[data-gun]')?.dataset.gun : undefined)

  return (
    <li
      className={styles.station}
      onPointerOver={point}
      onFocus={point}
      onPointerLeave={() => setGun(undefined)}
      onBlur={() => setGun(undefined)}
    >
      <div className={styles.head}>
        <h2 className={styles.name} title={name}>
          <a href={paths.station(id)}>{name}</a>
        </h2>
        <p className={styles.line}>
          {gunId === undefined ? <Counts {...{ id, piles, store }} /> : <OneGun {...{ store, gunId }} />}
        </p>
      </div>
      <GunMatrix label={name} size="compact" store={store} piles={piles} filter={status} onOpen={onOpen} />
    </li>
  )
})

/** How many of the guns are in each status; each leads to just these. */
function Counts({ id, piles, store }: Pick<StationGroup, 'id' | 'piles'> & { store: GunStore }) {
  const { number, language } = useFormats()
  const addressOf = useAddress()
  const count = useCallback(
    (feed: Pick<GunStore, 'get'>) => {
      const statuses = piles.flatMap(({ gunIds }) => gunIds.flatMap((id) => feed.get(id)?.state.status ?? []))
      const counts = [...Map.groupBy(statuses, (status) => status)]
      return inGunOrder(counts.map(([status, of]) => ({ status, count: of.length })))
    },
    [piles],
  )
  const counts = useLiveAll(store, count, sameCounts)

  return counts.map(({ status, count: guns }) => {
    const mark = gunStatus.mark(status)
    const list = addressOf('gunList', { stationId: id, status })
    return (
      <a key={status} className={styles.count} title={gunStatus.label(status, language)} href={list}>
        {mark && <Glyph name={mark.shape} tone={mark.tone} size={12} />}
        <span className="visually-hidden">{gunStatus.label(status, language)}</span>
        {number(guns)}
      </a>
    )
  })
}

type Count = { status: number; count: number }

const sameCounts = (a: readonly Count[], b: readonly Count[]) =>
  a.length === b.length && a.every(({ status, count }, i) => b[i]?.status === status && b[i].count === count)

/** Number and state of a gun, for the eyes: its tile's name says the same. */
function OneGun({ store, gunId }: { store: GunStore; gunId: string }) {
  const { power, list, language } = useFormats()
  const gun = useLive(store, gunId)?.state
  if (!gun) return null
  const { pileCode, letter, status, w, soc } = gun
  const measures = [
    gunStatus.label(status, language),
    w != null && `${power(w)} kW`,
    soc != null && `${Math.round(soc)} %`,
  ]

  return (
    <span aria-hidden="true">
      <span className={styles.gun}>{`${pileCode}-${letterOf(letter)}`}</span> {list(measures)}
    </span>
  )
}
