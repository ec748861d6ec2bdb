import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { CommandTarget, PileCommandRow } from '@ampdeck/api/operation/pile-command'
import { formatTimestamp } from '@ampdeck/api/time'
import { standardFields } from '../../../stories/mock-server.ts'

const { idle, charging } = gunStatus.code
type GunCode = CommandTarget['guns'][number]['status']

interface TargetOptions {
  statuses?: GunCode[]
  isConnected?: boolean
  protocol?: CommandTarget['protocol']
}

/** A pile to choose, for stories and tests. */
export function commandTarget(
  id: number,
  { statuses = [idle, charging], isConnected = true, protocol = 1 }: TargetOptions = {},
): CommandTarget {
  return {
    id,
    code: `4403000001${String(id).padStart(4, '0')}`,
    name: `福田中心${id}号桩`,
    stationId: 1,
    stationName: '深圳福田中心',
    stationNameEn: 'Shenzhen Futian CBD',
    layout: statuses.length === 1 ? 'ONE_GUN' : 'TWO_GUN',
    status: isConnected ? 1 : 2,
    isConnected,
    protocol,
    guns: statuses.map((status, letter) => ({
      id: id * 10 + letter,
      letter,
      status,
      W: status === charging ? 58_400 : null,
      soc: status === charging ? 64 : null,
    })),
  }
}

/** A command for stories and tests; given some seconds ago. */
export function commandRow(id: number, of: Partial<PileCommandRow> = {}): PileCommandRow {
  return {
    ...standardFields(id),
    createUser: 1,
    stationId: 1,
    stationName: '深圳福田中心',
    stationNameEn: 'Shenzhen Futian CBD',
    pileId: id,
    pileCode: `4403000001${String(id).padStart(4, '0')}`,
    pileName: `福田中心${id}号桩`,
    gunId: null,
    letter: null,
    orderId: null,
    orderNo: null,
    command: 3,
    state: 1,
    outcome: null,
    request: null,
    response: null,
    reason: null,
    force: 0,
    batchId: null,
    queuedTime: formatTimestamp(Date.now() - id * 1_000),
    sentTime: null,
    answeredTime: null,
    effectDueTime: null,
    doneTime: null,
    userName: 'ops',
    ...of,
  }
}
