import { getRouteApi } from '@tanstack/react-router'
import type { Row } from './first-page.ts'
import { columnsOf, List } from './peer-list.tsx'

const columns = columnsOf({
  code: 'Code',
  name: 'Name',
  contact: 'Contact',
  phone: 'Phone',
  cityCode: 'City',
  status: 'Status',
  createTime: 'Created',
  updateTime: 'Updated',
})

const route = getRouteApi('/units')

export function Units() {
  const rows: Row[] = route.useLoaderData()
  return <List title="Operating units" rows={rows} columns={columns} />
}
