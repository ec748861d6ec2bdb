import type { Language } from '@ampdeck/api/enumeration'
import { activeState } from '@ampdeck/api/enumerations/member'
import { smsScene } from '@ampdeck/api/enumerations/system'
import { filledTemplate, type SmsSceneKey, smsSceneOf } from '@ampdeck/api/system/sms-scenes'
import type { Kysely } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Tables } from '../database/tables.ts'

interface Wanted {
  sellerId: number
  scene: SmsSceneKey
  blanks: Readonly<Record<string, string>>
  language: Language
}

/** The text of an SMS: the seller's own template or the product's, with its signature; nothing where it is switched off. */
export async function smsText(
  db: Kysely<Tables>,
  { sellerId, scene, blanks, language }: Wanted,
): Promise<string | undefined> {
  const own = ofSeller(db, sellerId)
  const [template, config] = await Promise.all([
    own
      .from('smsTemplate')
      .select(['content', 'contentEn', 'state'])
      .where('scene', '=', smsScene.code[scene])
      .executeTakeFirst(),
    own.from('smsConfig').select('sign').executeTakeFirst(),
  ])
  if (template?.state === activeState.code.off) return undefined
  const [en, zh] = template ? [template.contentEn, template.content] : smsSceneOf(scene).text
  const text = filledTemplate(language === 'en' ? en : zh, blanks)
  return config?.sign ? `【${config.sign}】${text}` : text
}
