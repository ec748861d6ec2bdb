import { randomUUID } from 'node:crypto'
import { wallScene, wallSize } from '@ampdeck/api/enumerations/wall'
import { operationView } from '@ampdeck/api/statistics/operation-view'
import { permission } from '@ampdeck/api/system/permission'
import { user } from '@ampdeck/api/system/user'
import { type Wall, type WallHealth, type WallScreen, wall } from '@ampdeck/api/system/wall'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainRecord } from '../../testing/standard-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY = 86_400_000
const { network, revenue } = wallScene.code

const draft = () => ({
  name: `大屏 ${randomUUID().slice(0, 8)}`,
  nameEn: null,
  size: wallSize.code.fullHd,
  scenes: [network],
  everySeconds: 30,
  stationIds: [],
  remark: null,
})
plainRecord(wall, draft)

const health: WallHealth = {
  framesPerSecond: 60,
  heapBytes: 40_000_000,
  width: 1_920,
  height: 1_080,
  scene: 'network',
  build: 'x',
}
