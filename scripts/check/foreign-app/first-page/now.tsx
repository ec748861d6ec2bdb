import { useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { Tabs } from '@ampdeck/ui/tabs'
import { useState } from 'react'
import { Guns } from './guns.tsx'
import { Power } from './power.tsx'

export function Now() {
  const say = useSay()
  const [tab, show] = useState('guns')
  const tabs = [
    { id: 'guns', label: say(['Guns', '充电枪']) },
    { id: 'power', label: say(['Power', '功率']) },
  ]

  return (
    <>
      <PageHead title={say(['Now', '实时'])} />
      <div style={{ padding: 16 }}>
        <Tabs label={say(['Views', '视图'])} tabs={tabs} current={tab} onChange={show}>
          {tab === 'guns' ? <Guns /> : <Power />}
        </Tabs>
      </div>
    </>
  )
}
