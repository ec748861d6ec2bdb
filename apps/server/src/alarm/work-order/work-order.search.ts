import { closeness, MAX_OF_A_KIND, type RecordSearch } from '../../search/record-search.ts'
import { matching } from './work-order.store.ts'

/** Work orders by their number or title, of those that the caller sees in the list. */
export const search: RecordSearch = {
  kind: 'workOrder',
  async find(rows, text, { userId }) {
    const found = await matching(rows, userId, { no: text })
      .orderBy(closeness('work_order.no', text))
      .orderBy('workOrder.id', 'desc')
      .limit(MAX_OF_A_KIND)
      .execute()
    return found.map(({ id, no, state, stationId, stationName, stationNameEn }) => ({
      kind: 'workOrder',
      id,
      number: no,
      name: stationName,
      nameEn: stationNameEn,
      phone: null,
      status: state,
      stationId,
    }))
  },
}
