import { type Certification, vehicleCertification } from '@ampdeck/api/member/certification'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useState } from 'react'
import { useRead } from '../../../data/use-read.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './certification-list.ts'

const CertificationDrawer = lazyOf(() => import('./certification-drawer.tsx'), 'CertificationDrawer')
const BatchDialog = lazyOf(() => import('./batch-dialog.tsx'), 'BatchDialog')

/** Licences that members sent in, to be audited one after the other (screens.md S093). */
export function Page() {
  const say = useSay()
  const { may } = useGrants()
  const list = useList<Certification>(vehicleCertification.page, screen.filters)
  const opened = useOpened('id')
  const [isAsking, ask] = useState(false)
  const { data } = useRead(
    vehicleCertification.get,
    { id: opened.id ?? 0 },
    { enabled: opened.id !== undefined },
  )
  const step = (by: 1 | -1) => {
    const next = list.rows[list.rows.findIndex(({ id }) => id === opened.id) + by]
    if (next) opened.show(next.id)
  }

  return (
    <>
      <ListScreen
        id="certificationAudit"
        {...screen}
        list={list}
        opens={opened.addressOf}
        on={{ audit: ({ id }) => opened.show(id) }}
        bulk={
          may(vehicleCertification.audit) && (
            <GuardedButton of={vehicleCertification.audit} look="plain" onClick={() => ask(true)}>
              {say(['Audit', '审核'])}
            </GuardedButton>
          )
        }
      >
        <Export of={vehicleCertification.export} />
      </ListScreen>

      {opened.id !== undefined && data && (
        <CertificationDrawer key={data.id} row={data} onStep={step} onClose={opened.close} />
      )}
      {isAsking && <BatchDialog list={list} onClose={() => ask(false)} />}
    </>
  )
}
