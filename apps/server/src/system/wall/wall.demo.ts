import { wallScene, wallSize } from '@ampdeck/api/enumerations/wall'
import { DAY, HOUR, parseTimestamp } from '@ampdeck/api/time'
import { wallHashOf } from '../../access/wall-caller.ts'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'

const CREATED = parseTimestamp('2024-01-08')
const { network, station, alarm, energy, revenue, city, twin } = wallScene.code

const walls = [
  {
    n: 1,
    sellerId: SKYLINE,
    name: '监控中心大屏',
    nameEn: 'Control room',
    size: wallSize.code.fullHd,
    scenes: [network, station, alarm, energy],
    everySeconds: 30,
    remark: '福田总部 12 层',
  },
  {
    n: 2,
    sellerId: SKYLINE,
    name: '展厅双屏',
    nameEn: 'Show room',
    size: wallSize.code.twoScreens,
    scenes: [network, city, twin, revenue],
    everySeconds: 60,
    remark: null,
  },
  {
    n: 1,
    sellerId: RIVERSIDE,
    name: '江畔大屏',
    nameEn: 'Riverside wall',
    size: wallSize.code.uhd,
    scenes: [network],
    everySeconds: 0,
    remark: null,
  },
]

export const part: DemoPart = {
  name: 'walls',
  after: ['sellers', 'users'],
  async prepare({ now }, { copy }) {
    await copy(
      'wall',
      walls.map(({ n, sellerId, ...wall }) => ({
        ...standard(sellerId, 'wall', n, CREATED),
        ...wall,
        stationIds: [],
        linkHash: null,
        linkExpires: null,
        linkUserId: null,
      })),
    )
    // Nobody has its token: it was on, and is silent.
    await copy('wallScreen', [
      {
        id: demoId(SKYLINE, 'wallScreen', 1),
        sellerId: SKYLINE,
        wallId: demoId(SKYLINE, 'wall', 1),
        userId: demoId(SKYLINE, 'user', 1),
        tokenHash: wallHashOf('taken down'),
        createTime: now - 40 * DAY,
        lastSeen: now - 3 * HOUR,
        expires: now + 60 * DAY,
        ip: '10.20.12.31',
        browser: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
        health: JSON.stringify({
          framesPerSecond: 59.8,
          heapMb: 49,
          width: 1_920,
          height: 1_080,
          scene: 'network',
          build: 'before',
        }),
      },
    ])
  },
}
