import type { systemParam } from '@ampdeck/api/system/system-param'
import { type ParamKey, paramKeys, paramRule } from '@ampdeck/api/system/system-params'
import { type SellerParam, sellerParams } from '../../access/param.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { lastChanges } from '../config-change/config-change.store.ts'
import { ownSeller, updateOwnSeller } from '../seller-config/seller-config.store.ts'

const isOfSeller = (key: ParamKey): key is SellerParam => sellerParams.some((one) => one === key)

/** All parameters with what they are; the list is short, so it is cut to a page here. */
export async function page({ rows, input }: Request<typeof systemParam.page>) {
  const { name = '', group, current, pageSize, sortOrder } = input
  const found = (await all(rows)).filter(
    (param) => isNamed(param.key, name.toLowerCase()) && (!group || group.includes(param.group)),
  )
  const ordered = sortOrder === 'desc' ? found.toReversed() : found
  const records = ordered.slice((current - 1) * pageSize, current * pageSize)
  return { records, total: found.length, current, pageSize }
}

/** Sets a parameter, or goes back to its default. */
export async function update({ rows, input, fail }: Request<typeof systemParam.update>) {
  const { key, value, version } = input
  if (isOfSeller(key)) await updateOwnSeller(rows, { [key]: value ?? paramRule(key).default }, version)
  else {
    const row = await rows.from('systemParamValue').selectAll().where('key', '=', key).executeTakeFirst()
    if ((row?.version ?? 0) !== version) throw fail('record.stale')
    if (row) await rows.update('systemParamValue', { id: row.id, version }, { value })
    else await rows.insert('systemParamValue', { key, value })
  }
  const param = (await all(rows)).find((one) => one.key === key)
  if (!param) throw failures.notFound()
  return param
}

const isNamed = (key: ParamKey, text: string) =>
  [key, ...paramRule(key).title].some((name) => name.toLowerCase().includes(text))

async function all(rows: Rows) {
  const seller = await ownSeller(rows)
  const set = await rows
    .from('systemParamValue')
    .leftJoin('accountUser as user', sameSeller('user.id', 'systemParamValue.updateUser'))
    .select(['key', 'value', 'systemParamValue.updateTime', 'systemParamValue.version', 'user.name'])
    .execute()
  const changes = await lastChanges(rows, ['sellerConfig', 'systemParam'])

  return paramKeys.map((key) => {
    const { id, group, default: usual, title } = paramRule(key)
    const fixed = { id, key, group, default: usual, name: title[1], nameEn: title[0] }
    if (isOfSeller(key)) {
      const change = changes.find(({ fields }) => fields.some(({ field }) => field === key))
      const { time: updateTime = null, userName: updateUserName = null } = change ?? {}
      return { ...fixed, value: seller[key], version: seller.version, updateTime, updateUserName }
    }
    const row = set.find((one) => one.key === key)
    const { updateTime = null, version = 0, name: updateUserName = null } = row ?? {}
    return { ...fixed, value: row?.value ?? usual, version, updateTime, updateUserName }
  })
}
