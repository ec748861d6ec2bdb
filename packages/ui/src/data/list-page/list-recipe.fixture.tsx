import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { useState } from 'react'
import { z } from 'zod'
import { FormDrawer } from '../../forms/form/form-drawer.tsx'
import { useDraft } from '../../forms/form/use-draft.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { SelectField } from '../../inputs/fields/option-fields.tsx'
import { TextField } from '../../inputs/fields/text-field.tsx'
import { GrantsProvider } from '../../shell/gate/gate.tsx'
import {
  type Depot,
  depotActions,
  depotColumns,
  depotFilters,
  depotOptions,
  depots,
  depotTexts,
  depotUnit,
  useDepotList,
} from '../list/depot.fixture.ts'
import { ListPage } from './list-page.tsx'
import { AddButton, ExportButton } from './toolbar-buttons.tsx'

/** A list screen: columns, filters and actions are data, and what a row's action does is a function by its name. */
export function ListRecipe({ onExport }: { onExport: () => void }) {
  const say = useSay()
  const [rows, setRows] = useState(() => depots(24))
  const [edited, setEdited] = useState<Depot | 'new'>()
  const list = useDepotList(rows)

  const change = (changed: Depot) => setRows(rows.map((row) => (row.id === changed.id ? changed : row)))
  const setStatus = (row: Depot, status: Depot['status']) => {
    change({ ...row, status })
    return {}
  }
  const add = (typed: Partial<Depot>) => {
    const [first] = depots(1)
    if (first) setRows([{ ...first, ...typed, id: rows.length + 1 }, ...rows])
  }
  const save = (typed: Partial<Depot>) => {
    if (edited === 'new') add(typed)
    else if (edited) change({ ...edited, ...typed })
  }

  return (
    <GrantsProvider grants={['depot:*']}>
      <div style={{ height: '100vh' }}>
        <ListPage
          title={say(['Depots', '场地'])}
          breadcrumb={[{ label: say(['Business', '业务']), href: '#business' }]}
          unit={depotUnit}
          list={list}
          columns={depotColumns}
          filters={depotFilters}
          options={depotOptions}
          actions={depotActions}
          on={{
            edit: setEdited,
            copy: add,
            enable: (row) => setStatus(row, stationStatus.code.open),
            disable: (row) => setStatus(row, stationStatus.code.maintenance),
            delete: (gone) => {
              setRows(rows.filter((row) => row !== gone))
              return {}
            },
          }}
        >
          <ExportButton of="depot:export" onClick={onExport} />
          <AddButton of="depot:add" onClick={() => setEdited('new')} />
        </ListPage>
        {edited && (
          <DepotForm
            record={edited === 'new' ? undefined : edited}
            onSave={save}
            onDone={() => setEdited(undefined)}
          />
        )}
      </div>
    </GrantsProvider>
  )
}

const DepotDraft = z.object({
  code: z.string().regex(/^\w{1,30}$/, 'stationCode'),
  name: z.string().min(1).max(30),
  status: z.literal([...stationStatus.codes]).default(stationStatus.code.open),
})

interface DepotFormProps {
  record: Depot | undefined
  onSave: (typed: Partial<Depot>) => void
  onDone: () => void
}

function DepotForm({ record, onSave, onDone }: DepotFormProps) {
  const say = useSay()
  const form = useDraft(DepotDraft, {
    texts: depotTexts,
    record,
    submit: async (values) => onSave(values),
    onDone,
  })

  return (
    <FormDrawer form={form} title={say(record ? ['Edit depot', '编辑场地'] : ['Add depot', '新增场地'])}>
      <TextField of={form} name="code" />
      <TextField of={form} name="name" />
      <SelectField of={form} name="status" options={stationStatus} />
    </FormDrawer>
  )
}
