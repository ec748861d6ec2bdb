import { vehicleModel } from '@ampdeck/api/member/vehicle-model'
import { plainRecord } from '../../testing/standard-calls.ts'

plainRecord(vehicleModel, { brand: '示例', model: 'T1', batteryWh: 61_400, maxW: 120_000 })
