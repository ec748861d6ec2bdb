import { z } from 'zod'
import { service } from '../contract.ts'
import { Id } from '../wire.ts'

/** Whoever holds one of the four entries that belong to the site may open it. */
const OWN_ENTRIES = [
  'reconciliationOverview',
  'reconciliationChannel',
  'reconciliationDifference',
  'reconciliationSettle',
] as const

const at = service('system-service/reconciliationSite')

/**
 * The reconciliation site of another company. Its login address is given an access token that was issued
 * for it alone: good for one check within two minutes, and for nothing here.
 */
export const reconciliationSite = {
  /** The site's login address with the token as query value. */
  open: at('open', OWN_ENTRIES)
    .gives(z.object({ url: z.string(), expiresIn: z.int() }))
    .fails({
      'reconciliationSite.notConfigured': [
        'The address of the reconciliation site is not configured',
        '尚未配置对账平台的地址',
      ],
    })
    .writes()
    .givesSecret()
    .within('short'),
  /** For the site's own server: who the token stands for. A second check is refused with code 4. */
  verify: at('verify', 'public')
    .takes(z.object({ token: z.string().min(1).max(200) }))
    .gives(
      z.object({
        sellerId: Id,
        sellerNumber: z.string(),
        userId: Id,
        account: z.string(),
        name: z.string(),
      }),
    )
    .writes()
    .within('short'),
}
