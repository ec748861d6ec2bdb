import { vin } from '@ampdeck/validation/typed'
import { optional, required } from '../../report/import/import-columns.ts'
import { day } from '../../report/import/import-values.ts'

/*
 * What the templates of bindings and of passes both ask for.
 */

export const vinColumn = required(
  ['VIN', '车架号'],
  ['17 capital letters or digits, once', '17 位大写字母或数字，不可重复'],
  'LTEST000000000001',
  vin,
)

export const validToColumn = optional(
  ['valid to', '有效期至'],
  ['last day, or empty', '最后一天，可留空'],
  '2099-12-31',
  day,
)
