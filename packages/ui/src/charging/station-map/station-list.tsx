import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { StatusBadge } from '../../foundation/status-badge/status-badge.tsx'
import type { MapStation } from './map-stations.ts'
import styles from './station-list.module.css'
import { mapTexts } from './station-map.texts.ts'

interface StationListProps {
  stations: readonly MapStation[]
  selected: ReadonlySet<number>
  onSelect: (ids: ReadonlySet<number>) => void
  /** Brings a station to the middle of the map. */
  onShow: (station: MapStation) => void
  labelOf: (station: MapStation) => string
}

const ROW = 44

/** The same stations as rows, for those who do not see the map or know a name: space selects, Enter shows. */
export function StationList({ stations, selected, onSelect, onShow, labelOf }: StationListProps) {
  const say = useSay()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const wanted = query.trim().toLowerCase()
  const found = stations.filter(({ name, city }) => `${name} ${city}`.toLowerCase().includes(wanted))
  const current = Math.min(active, found.length - 1)
  const virtual = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  })

  const toggle = (station: MapStation) => {
    const next = new Set(selected)
    if (!next.delete(station.id)) next.add(station.id)
    onSelect(next)
  }

  const press = (event: KeyboardEvent) => {
    const station = found[current]
    const to = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: found.length - 1 }[event.key]
    if (to !== undefined) {
      const next = Math.min(Math.max(to, 0), found.length - 1)
      setActive(next)
      virtual.scrollToIndex(next)
    } else if (event.key === ' ' && station) toggle(station)
    else if (event.key === 'Enter' && station) onShow(station)
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.root}>
      <label className={styles.find}>
        <Search size={14} aria-hidden="true" />
        <input
          type="search"
          aria-label={say(mapTexts.find)}
          placeholder={say(mapTexts.find)}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(0)
          }}
        />
      </label>
      {found.length === 0 ? (
        <p className={styles.none}>{say(mapTexts.noMatch)}</p>
      ) : (
        <div
          ref={scroller}
          role="listbox"
          aria-label={say(mapTexts.list)}
          aria-multiselectable="true"
          aria-activedescendant={found[current] && `${id}-${found[current].id}`}
          tabIndex={0}
          className={styles.list}
          onKeyDown={press}
        >
          <div role="presentation" className={styles.sheet} style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map((item) => {
              const station = found[item.index]
              if (!station) return null
              const isSelected = selected.has(station.id)
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the list listens to the keys for its active option.
                // biome-ignore lint/a11y/useFocusableInteractive: the list holds the focus and names its active option.
                <div
                  key={station.id}
                  id={`${id}-${station.id}`}
                  role="option"
                  aria-selected={isSelected}
                  aria-posinset={item.index + 1}
                  aria-setsize={found.length}
                  className={styles.option}
                  data-active={item.index === current || undefined}
                  title={labelOf(station)}
                  style={{ transform: `translateY(${item.start}px)` }}
                  onClick={() => {
                    setActive(item.index)
                    toggle(station)
                    onShow(station)
                  }}
                >
                  <span className={styles.text}>
                    <span className={styles.name}>{station.name}</span>
                    <span className={styles.city}>{station.city}</span>
                  </span>
                  <StatusBadge of={serviceStatus} code={station.status} />
                  {isSelected && <Check size={14} aria-hidden="true" />}
                </div>
              )
            })}
          </div>
        </div>
      )}
    </div>
  )
}
