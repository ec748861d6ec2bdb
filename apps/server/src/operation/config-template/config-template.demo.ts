import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'

const CREATED = parseTimestamp('2026-03-02')

const templates = [
  {
    name: '直流桩标准配置 1.6',
    ocpp: '1.6',
    settings: [
      { key: 'HeartbeatInterval', value: '60' },
      { key: 'MeterValueSampleInterval', value: '15' },
      { key: 'LocalAuthorizeOffline', value: 'true' },
      { key: 'LocalPreAuthorize', value: 'true' },
      { key: 'NumberOfConnectors', value: '2' },
    ],
  },
  {
    name: '标准配置 2.0.1',
    ocpp: '2.x',
    settings: [
      { key: 'OCPPCommCtrlr.HeartbeatInterval', value: '60' },
      { key: 'SampledDataCtrlr.TxUpdatedInterval', value: '15' },
      { key: 'AuthCtrlr.LocalPreAuthorize', value: 'true' },
    ],
  },
] as const

export const part: DemoPart = {
  name: 'configTemplates',
  after: ['sellers'],
  async prepare(_world, { copy }) {
    await copy(
      'configTemplate',
      templates.map(({ settings, ...template }, index) => ({
        ...standard(SKYLINE, 'configTemplate', index + 1, CREATED),
        ...template,
        manufacturer: null,
        pileTypeId: null,
        settings: JSON.stringify(settings),
      })),
    )
  },
}
