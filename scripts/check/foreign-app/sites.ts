import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { columnsOf, type ListState, NO_ROWS } from '@ampdeck/ui/list'

/* A table of another team's records. */

interface Site {
  id: number
  name: string
  status: (typeof stationStatus.codes)[number]
  ratedW: number
}

export const columns = columnsOf<Site>(
  texts({ name: ['Name', '名称'], status: ['Status', '状态'], ratedW: ['Rated power', '额定功率'] }),
  (c) => [c.name('name'), c.status('status', stationStatus), c.power('ratedW')],
)

export const nothing = () => {}

export const list: ListState<Site> = {
  rows: [
    { id: 1, name: 'Shenzhen Airport', status: stationStatus.code.open, ratedW: 2_500_000 },
    { id: 2, name: 'Ningbo Beilun Port', status: stationStatus.code.maintenance, ratedW: 1_600_000 },
  ],
  total: 2,
  request: { current: 1, pageSize: 10 },
  density: 'default',
  status: 'ready',
  selection: NO_ROWS,
  select: nothing,
  change: nothing,
  reload: nothing,
}
