import type { Text } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { Tabs } from '@ampdeck/ui/tabs'
import type { ReactNode } from 'react'
import { useTab } from './use-tab.ts'

interface Part<Id extends string> {
  readonly id: Id
  readonly label: Text
}

interface PartTabsProps<Id extends string> {
  /** Names the row of tabs. */
  label: string
  parts: readonly [Part<Id>, ...Part<Id>[]]
  children: (part: Id) => ReactNode
}

/** The parts of a detail page behind tabs; the address says which one is open. */
export function PartTabs<Id extends string>({ label, parts, children }: PartTabsProps<Id>) {
  const say = useSay()
  const { tab, open } = useTab(parts)

  return (
    <Tabs
      label={label}
      tabs={parts.map((part) => ({ id: part.id, label: say(part.label) }))}
      current={tab}
      onChange={open}
    >
      {children(tab)}
    </Tabs>
  )
}
