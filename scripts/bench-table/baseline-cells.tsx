import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import type { ReactNode } from 'react'
import type { StationRow } from './rows.ts'

/*
 * Cells as one would write them for this one table: plain elements, static classes, number formats made once.
 */

const whole = new Intl.NumberFormat('en')
const two = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const three = new Intl.NumberFormat('en', { minimumFractionDigits: 3, maximumFractionDigits: 3 })

export interface PlainColumn {
  id: keyof StationRow
  label: string
  isNumber?: boolean
  width: number
  cell: (row: StationRow) => ReactNode
}

const text = (value: string, more = '') => (
  <span className={`text ${more}`} title={value.length > 16 ? value : undefined}>
    {value}
  </span>
)
const figure = (value: string, unit: string) => (
  <span>
    {value} <span className="unit">{unit}</span>
  </span>
)

export const plainColumns: readonly PlainColumn[] = [
  { id: 'code', label: 'Code', width: 150, cell: (row) => text(row.code, 'code') },
  {
    id: 'name',
    label: 'Name',
    width: 220,
    cell: (row) => <a href={`#station-${row.id}`}>{text(row.name, 'name')}</a>,
  },
  { id: 'city', label: 'City', width: 150, cell: (row) => text(row.city) },
  { id: 'operator', label: 'Operating unit', width: 150, cell: (row) => text(row.operator) },
  { id: 'status', label: 'Status', width: 124, cell: (row) => <Status code={row.status} /> },
  {
    id: 'ratedW',
    label: 'Rated power',
    isNumber: true,
    width: 116,
    cell: (row) => figure(whole.format(row.ratedW / 1_000), 'kW'),
  },
  {
    id: 'energyWh',
    label: 'Energy',
    isNumber: true,
    width: 140,
    cell: (row) => figure(three.format(row.energyWh / 1_000), 'kWh'),
  },
  {
    id: 'incomeFen',
    label: 'Income',
    isNumber: true,
    width: 124,
    cell: (row) => figure(two.format(row.incomeFen / 100), 'yuan'),
  },
  { id: 'openTime', label: 'Open date', width: 112, cell: (row) => row.openTime },
  { id: 'updateTime', label: 'Updated', width: 148, cell: (row) => row.updateTime.slice(0, 16) },
  {
    id: 'share',
    label: 'Utilisation',
    isNumber: true,
    width: 92,
    cell: (row) => `${whole.format(row.share / 100)} %`,
  },
]

function Status({ code }: { code: StationRow['status'] }) {
  return (
    <span className="status">
      <svg aria-hidden="true" viewBox="0 0 16 16" width={12} height={12}>
        <circle cx="8" cy="8" r="3.4" fill="currentColor" />
      </svg>
      {stationStatus.label(code, 'en')}
    </span>
  )
}

export function Actions() {
  return (
    <div className="actions">
      <button type="button" className="action">
        Edit
      </button>
      <button type="button" className="action">
        Disable
      </button>
      <button type="button" className="action" title="More" aria-label="More">
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          width={16}
          height={16}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
        >
          <circle cx="12" cy="12" r="1" />
          <circle cx="19" cy="12" r="1" />
          <circle cx="5" cy="12" r="1" />
        </svg>
      </button>
    </div>
  )
}

interface BoxProps {
  row: StationRow
  isSelected: boolean
  onToggle: (id: number) => void
}

export function Box({ row, isSelected, onToggle }: BoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={`Select ${row.name}`}
      checked={isSelected}
      onChange={() => onToggle(row.id)}
    />
  )
}
