import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { StatusBadge } from '../../foundation/status-badge/status-badge.tsx'
import { SearchBox } from '../../inputs/fields/search-box.tsx'
import { isPlaced, type MapStation, toggled } from './map-stations.ts'
import styles from './station-map.module.css'
import { mapTexts as t } from './station-map.texts.ts'

interface StationListProps {
  stations: readonly MapStation[]
  selected: ReadonlySet<number>
  onSelect: (ids: ReadonlySet<number>) => void
  /** Brings a station to the middle of the map. */
  onShow: (station: MapStation) => void
}

interface MapSideProps extends StationListProps {
  /** The stops of the route, in order. */
  stops: readonly MapStation[]
  /** The card of the selected station. */
  children: ReactNode
}

/** Beside the map: what is selected, the route in words, the card, and the same stations as a list. */
export function MapSide({ stops, children, ...list }: MapSideProps) {
  const say = useSay()
  const { stations, selected, onSelect } = list
  const unplaced = stations.filter((station) => !isPlaced(station)).length

  return (
    <div className={styles.side}>
      {selected.size > 0 && (
        <div className={styles.chosen}>
          <span>{say(t.selectedCount, { count: selected.size })}</span>
          <Button look="plain" size="small" onClick={() => onSelect(new Set())}>
            {say(t.clear)}
          </Button>
        </div>
      )}
      {stops.length > 1 && (
        <ol className={styles.stops} aria-label={say(t.route, { count: stops.length })}>
          {stops.map((stop) => (
            <li key={stop.id}>{stop.name}</li>
          ))}
        </ol>
      )}
      {children}
      <StationList {...list} />
      {unplaced > 0 && <p className={styles.unplaced}>{say(t.unplaced, { count: unplaced })}</p>}
    </div>
  )
}

/** The same stations as rows, for those who do not see the map or know a name: space selects, Enter shows. */
function StationList({ stations, selected, onSelect, onShow }: StationListProps) {
  const say = useSay()
  const { list, language } = useFormats()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const wanted = query.trim().toLowerCase()
  const found = stations.filter(({ name, city }) => `${name} ${city}`.toLowerCase().includes(wanted))
  const last = found.length - 1
  const current = Math.min(active, last)
  const virtual = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 44,
    overscan: 8,
  })
  const toggle = (station: MapStation) => onSelect(toggled(selected, station.id, true))

  const press = (event: KeyboardEvent) => {
    const station = found[current]
    const to = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: last }[event.key]
    if (to !== undefined) {
      const next = Math.min(Math.max(to, 0), last)
      setActive(next)
      virtual.scrollToIndex(next)
    } else if (event.key === ' ' && station) toggle(station)
    else if (event.key === 'Enter' && station) onShow(station)
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.list}>
      <SearchBox
        size="panel"
        className={styles.find}
        aria-label={say(t.find)}
        placeholder={say(t.find)}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive(0)
        }}
      />
      {found.length === 0 ? (
        <p className={styles.none}>{say(t.noMatch)}</p>
      ) : (
        <div
          ref={scroller}
          role="listbox"
          aria-label={say(t.list)}
          aria-multiselectable="true"
          aria-activedescendant={found[current] && `${id}-${found[current].id}`}
          tabIndex={0}
          className={styles.rows}
          onKeyDown={press}
        >
          <div role="presentation" className={styles.sheet} style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const station = found[index]
              if (!station) return null
              const { name, city, note, status } = station
              const isSelected = selected.has(station.id)
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the list listens to the keys for its active option.
                // biome-ignore lint/a11y/useFocusableInteractive: the list holds the focus and names its active option.
                <div
                  key={station.id}
                  id={`${id}-${station.id}`}
                  role="option"
                  aria-selected={isSelected}
                  aria-posinset={index + 1}
                  aria-setsize={found.length}
                  className={styles.option}
                  data-active={index === current || undefined}
                  title={list([name, serviceStatus.label(status, language)])}
                  style={{ transform: `translateY(${start}px)` }}
                  onClick={() => {
                    setActive(index)
                    toggle(station)
                    onShow(station)
                  }}
                >
                  <span className={styles.text}>
                    <span className={styles.station}>{name}</span>
                    <span className={styles.place}>{list([city, note])}</span>
                  </span>
                  <StatusBadge of={serviceStatus} code={status} />
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
