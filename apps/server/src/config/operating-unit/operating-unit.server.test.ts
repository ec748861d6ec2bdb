import { operatingUnit } from '@ampdeck/api/config/operating-unit'
import { plainRecord } from '../../testing/standard-calls.ts'

plainRecord(operatingUnit, { name: '示例单位', kind: 1, contact: '李明', phone: '13900001111' })
