import { getRouteApi } from '@tanstack/react-router'
import type { Row } from './first-page.ts'
import { columnsOf, List } from './peer-list.tsx'

const columns = columnsOf({
  code: 'Code',
  name: 'Name',
  cityCode: 'City',
  operatingUnitName: 'Operating unit',
  operationType: 'Operation type',
  status: 'Status',
  serviceStatus: 'Service status',
  pileCount: 'Piles',
  gunCount: 'Guns',
  transformerW: 'Transformer',
})

const route = getRouteApi('/stations')

export function Stations() {
  const rows: Row[] = route.useLoaderData()
  return <List title="Station list" rows={rows} columns={columns} />
}
