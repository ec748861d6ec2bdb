import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { service } from '../contract.ts'
import { Id, optional, Timestamp, Version } from '../wire.ts'
import { systemParams } from './system-params.ts'

const PICTURE_BYTES = 524_288
const { idleMinutes, passwordAgeDays } = systemParams
/** The address of a picture that was uploaded, or one that was there before. */
const Picture = optional(z.string().max(4_000))
const platformTitle = z
  .string()
  .max(60)
  .pipe(z.union([z.literal(''), normal]))

/** What is typed. */
export const SellerConfigDraft = z.object({
  platformName: empty.max(30).pipe(normal),
  platformNameEn: optional(z.string().max(60)),
  /** Empty: "Charging operations management platform". */
  platformTitle: optional(platformTitle),
  platformTitleEn: optional(z.string().max(80)),
  platformLogo: Picture,
  platformWebsiteIcon: Picture,
  /** Empty: the common line with the year and the name. */
  footerText: optional(z.string().max(120)),
  passwordAgeDays: z.int().min(passwordAgeDays.min).max(passwordAgeDays.max),
  idleMinutes: z.int().min(idleMinutes.min).max(idleMinutes.max),
  ipCheck: z.literal([0, 1]),
})

const SellerConfig = SellerConfigDraft.extend({
  sellerId: Id,
  sellerNumber: z.string(),
  version: Version,
  /** The last change of this page; nothing where there was none. */
  updateTime: Timestamp.nullable(),
  updateUserName: z.string().nullable(),
})

const at = service('system-service/seller')

export const sellerConfig = {
  getSellerConfig: at('getSellerConfig', 'sellerConfig').gives(SellerConfig),
  saveSellerBasicsConfig: at('saveSellerBasicsConfig', 'sellerConfig:edit')
    .takes(SellerConfigDraft.extend({ version: Version }))
    .gives(SellerConfig)
    .fails('record.stale', {
      'sellerConfig.picture': ['Upload the picture again', '请重新上传图片'],
    }),
  /** Answers the address of the picture; what is saved with it puts it to use. */
  uploadPicture: at('uploadPicture', 'sellerConfig:edit')
    .takes(z.object({ file: z.file() }))
    .gives(z.string())
    .uploads(PICTURE_BYTES),
}

export type SellerConfig = z.input<typeof SellerConfig>
