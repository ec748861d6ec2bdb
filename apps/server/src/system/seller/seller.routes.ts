import { seller } from '@ampdeck/api/system/seller'
import { failures } from '../../foundation/failure.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { themeOf } from '../theme/theme.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, seller, {
    getSellerBasicsConfig: async ({ input }) => {
      const found = await server.db
        .selectFrom('seller')
        .selectAll()
        .where((where) =>
          where.or([
            where('sellerNumber', '=', input.sellerNumber ?? ''),
            where('id', '=', input.sellerId ?? 0),
            where('host', '=', input.host?.toLowerCase() ?? ''),
          ]),
        )
        .where('id', '>', 0)
        // Who names a number and a host means the number.
        .orderBy(({ eb }) => eb('sellerNumber', '=', input.sellerNumber ?? ''), 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!found) throw failures.notFound()
      return {
        ...found,
        sellerId: found.id,
        theme: await themeOf(server.db, found.id),
        platformName: found.platformName ?? found.name,
        platformNameEn: found.platformNameEn ?? found.nameEn,
        platformTitleEn: found.platformTitleEn ?? found.platformTitle,
      }
    },
  })
}
