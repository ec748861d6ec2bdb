import { chargeLimit } from '@ampdeck/api/config/charge-limit'
import { chargeStrategy } from '@ampdeck/api/config/charge-strategy'
import { exclusiveStrategy } from '@ampdeck/api/config/exclusive-strategy'
import { siteDiscount } from '@ampdeck/api/config/site-discount'
import { timedTask } from '@ampdeck/api/config/timed-task'
import { vinBinding } from '@ampdeck/api/config/vin-binding'
import { vinPass } from '@ampdeck/api/config/vin-pass'
import { weatherConfig } from '@ampdeck/api/config/weather-config'
import type { Call, Moving } from '@ampdeck/api/contract'
import { alarmRule } from '@ampdeck/api/operation/alarm-rule'
import type { Tables } from '../../database/tables.ts'
import { drawn } from './drawn.ts'
import type { Transition } from './transition.ts'

/** Records of the demo that are only in use or not. */
const records: readonly (readonly [
  table: keyof Tables,
  calls: Record<'enable' | 'disable', Call & Moving>,
])[] = [
  ['chargeLimit', chargeLimit],
  ['chargeStrategy', chargeStrategy],
  ['exclusiveStrategy', exclusiveStrategy],
  ['siteDiscount', siteDiscount],
  ['timedTask', timedTask],
  ['vinBinding', vinBinding],
  ['vinPass', vinPass],
  ['weatherConfig', weatherConfig],
  ['alarmRule', alarmRule],
]

export const inUseTransitions: readonly Transition[] = records.flatMap(([table, calls]) =>
  (['enable', 'disable'] as const).map((name) => ({
    ...{ life: table, name, call: calls[name], table },
    make: (bench, from) => drawn(bench, table, { state: from }),
  })),
)
