import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import type { Option } from '@ampdeck/ui/list'
import { Menu } from '@ampdeck/ui/menu'
import { ChevronDown } from 'lucide-react'

const words = texts({ station: ['Station', '场站'] })

interface StationChoiceProps {
  stations: readonly Option[]
  /** What is chosen from: a station without it. */
  label?: string
  value: string
  /** What stands on the button where none of them is chosen. */
  none?: string
  onChange: (id: string) => void
}

/** One station of those that the person may see. */
export function StationChoice({ stations, label, value, none, onChange }: StationChoiceProps) {
  const say = useSay()
  const items = stations.map((station) => ({ id: String(station.value), label: station.label }))
  const every = none === undefined ? [] : [{ id: EVERY, label: none }]

  return (
    <Menu
      label={label ?? say(words.station)}
      trigger={
        <Button>
          {items.find(({ id }) => id === value)?.label ?? none}
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      }
      items={[...every, ...items]}
      onChoose={(id) => onChange(id === EVERY ? '' : id)}
    />
  )
}

const EVERY = 'every'
