import { Admin, Datagrid, DateField, EditButton, List, Resource, SearchInput, TextField } from 'react-admin'
import { createRoot } from 'react-dom/client'

/*
 * A whole console of others on the same server: react-admin as its documentation begins one, with its own shell, menu,
 * search, selection, sorting, page control and kept rows.
 */

const dataProvider = {
  async getList(resource, { pagination }) {
    const { value } = JSON.parse(localStorage.getItem('ampdeck.token') ?? '{}')
    const answer = await fetch(`/config-service/${resource}/page`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: value },
      body: JSON.stringify({ current: pagination.page, pageSize: pagination.perPage }),
    })
    const { records, total } = (await answer.json()).data
    return { data: records, total }
  },
}

const filters = [<SearchInput key="q" source="name" alwaysOn />]

const listOf = (columns) => () => (
  <List perPage={10} filters={filters}>
    <Datagrid>
      {columns.map((source) =>
        source.endsWith('Time') ? (
          <DateField key={source} source={source} showTime />
        ) : (
          <TextField key={source} source={source} />
        ),
      )}
      <EditButton />
    </Datagrid>
  </List>
)

const Stations = listOf([
  ...['code', 'name', 'cityCode', 'operatingUnitName', 'operationType', 'status', 'serviceStatus'],
  ...['pileCount', 'gunCount', 'transformerW'],
])
const Units = listOf([
  ...['code', 'name', 'contact', 'phone', 'cityCode', 'status', 'createTime', 'updateTime'],
])

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider}>
    <Resource name="station" list={Stations} edit={() => null} options={{ label: 'Station list' }} />
    <Resource name="operatingUnit" list={Units} edit={() => null} options={{ label: 'Operating units' }} />
  </Admin>,
)
