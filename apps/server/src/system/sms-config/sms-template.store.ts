import type { CodeOf } from '@ampdeck/api/enumeration'
import { activeState } from '@ampdeck/api/enumerations/member'
import { smsScene } from '@ampdeck/api/enumerations/system'
import { type SmsSceneKey, smsSceneKeys, smsSceneOf } from '@ampdeck/api/system/sms-scenes'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'

export type Scene = CodeOf<typeof smsScene>

export const keyOf = (scene: Scene) => smsScene.key(scene) as SmsSceneKey

/** The text of every scene: the seller's own, or the product's. */
export async function templates(rows: Rows) {
  const own = await rows
    .from('smsTemplate')
    .leftJoin('accountUser as user', sameSeller('user.id', 'smsTemplate.updateUser'))
    .select(['smsTemplate.id as ownId', 'scene', 'content', 'contentEn', 'smsTemplate.state'])
    .select(['smsTemplate.version', 'smsTemplate.updateTime', 'user.name as updateUserName'])
    .execute()
  return smsSceneKeys.map((key) => {
    const scene: Scene = smsScene.code[key]
    const [contentEn, content] = smsSceneOf(key).text
    const usual = { ownId: undefined, content, contentEn, state: activeState.code.on, version: 0 }
    const found = own.find((one) => one.scene === scene)
    return {
      ...usual,
      updateTime: null,
      updateUserName: null,
      ...found,
      scene,
      id: scene,
      isOwn: found !== undefined,
    }
  })
}

export async function templateOf(rows: Rows, scene: Scene) {
  const found = (await templates(rows)).find((one) => one.scene === scene)
  if (!found) throw new Error(`No scene ${scene}`)
  return found
}
