import { z } from 'zod'
import { service } from '../contract.ts'
import { Id } from '../wire.ts'
import { ThemeValues } from './theme-values.ts'

/** What the login page shows. */
export const SellerBasicsConfig = z.object({
  sellerId: Id,
  sellerNumber: z.string(),
  platformName: z.string(),
  platformNameEn: z.string(),
  /** Null: the default, "Charging operations management platform". */
  platformTitle: z.string().nullable(),
  platformTitleEn: z.string().nullable(),
  platformLogo: z.string().nullable(),
  platformWebsiteIcon: z.string().nullable(),
  footerText: z.string().nullable(),
  /** How the page looks to who has chosen nothing; null: as the product does. */
  theme: ThemeValues.nullable(),
  /** What the seller's own OpenID provider is called, where people may log in at it. */
  singleSignOn: z.string().nullable(),
})

const at = service('system-service/seller')

export const seller = {
  /** Public: read by number, by id, or by the host name of the address, before anybody has logged in. */
  getSellerBasicsConfig: at('getSellerBasicsConfig', 'public')
    .takes(
      z.object({
        sellerNumber: z.string().max(20).optional(),
        sellerId: z.coerce.number().int().min(-1).optional(),
        host: z.string().max(253).optional(),
      }),
    )
    .gives(SellerBasicsConfig)
    .givesSuccess()
    .within('short'),
}

export type SellerBasicsConfig = z.input<typeof SellerBasicsConfig>
