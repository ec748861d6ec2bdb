import { labelled, listed } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import type { ListChange, ListRequest } from '@ampdeck/ui/list-request'
import { Menu } from '@ampdeck/ui/menu'
import { ChevronDown } from 'lucide-react'
import { groupIdsOf } from '../../../station-group/group-ids.ts'
import { useGroupOptions } from '../../../station-group/use-group-options.ts'
import { mapPageTexts as words } from './station-map.texts.ts'

interface GroupMenuProps {
  request: ListRequest
  onChange: (step: ListChange) => void
}

const ALL = 'all'

/** Which station group the map shows. */
export function GroupMenu({ request, onChange }: GroupMenuProps) {
  const say = useSay()
  const { language } = useLanguage()
  const groups = useGroupOptions()
  const ids = groupIdsOf(request)
  if (groups.length === 0) return null

  const all = say(words.allStations)
  const names = ids.map((id) => groups.find(({ value }) => value === String(id))?.label ?? String(id))
  return (
    <Menu
      label={say(words.group)}
      items={[{ id: ALL, label: all }, ...groups.map(({ value, label }) => ({ id: value, label }))]}
      // What was chosen may not be in the group.
      onChoose={(id) => onChange({ filters: { stationGroupId: id === ALL ? '' : id, stations: '' } })}
      trigger={
        <Button>
          {labelled(say(words.group), listed(names, language) || all, language)}
          <ChevronDown size={14} />
        </Button>
      }
    />
  )
}
