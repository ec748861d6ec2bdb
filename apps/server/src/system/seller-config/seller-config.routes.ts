import { sellerConfig } from '@ampdeck/api/system/seller-config'
import type { Rows } from '../../database/rows.ts'
import { addPicture, claimPictures } from '../../files/picture/picture.store.ts'
import { takePicture } from '../../files/picture/take-picture.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { lastChanges } from '../config-change/config-change.store.ts'
import { ownSeller, updateOwnSeller } from './seller-config.store.ts'

const pictures = ['platformLogo', 'platformWebsiteIcon'] as const

export const routes: Routes = (app, server) => {
  serve(app, server, sellerConfig, {
    getSellerConfig: ({ rows }) => configOf(rows),
    saveSellerBasicsConfig: async ({ rows, caller, input, fail }) => {
      const { version, ...values } = input
      const before = await ownSeller(rows)
      const added = pictures.flatMap((name) => {
        const url = values[name]
        return url === null || url === before[name] ? [] : [url]
      })
      const owner = { sellerId: rows.sellerId, userId: caller.userId, partOf: 'seller' as const }
      if (!(await claimPictures(rows.db, owner, added))) throw fail('sellerConfig.picture')
      // An empty title is none, so that the default one stands there.
      const titles = {
        platformTitle: values.platformTitle || null,
        platformTitleEn: values.platformTitleEn || null,
      }
      await updateOwnSeller(rows, { ...values, ...titles, footerText: values.footerText || null }, version)
      return configOf(rows)
    },
    uploadPicture: async ({ rows, caller, input, now }) => {
      const picture = await takePicture(input.file)
      return addPicture(
        rows.db,
        { sellerId: rows.sellerId, userId: caller.userId, partOf: 'seller' },
        picture,
        now,
      )
    },
  })
}

async function configOf(rows: Rows) {
  const { name, nameEn, ipCheck, ...seller } = await ownSeller(rows)
  const [last] = await lastChanges(rows, ['sellerConfig'])
  return {
    ...seller,
    platformName: seller.platformName ?? name,
    platformNameEn: seller.platformNameEn ?? nameEn,
    ipCheck: ipCheck === 1 ? (1 as const) : (0 as const),
    updateTime: last?.time ?? null,
    updateUserName: last?.userName ?? null,
  }
}
