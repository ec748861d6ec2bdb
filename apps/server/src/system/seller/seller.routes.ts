import { seller } from '@ampdeck/api/system/seller'
import { ofSeller } from '../../database/of-seller.ts'
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
      const provider = await ofSeller(server.db, found.id)
        .from('singleSignOn')
        .select('name')
        .where('isOn', '=', 1)
        .executeTakeFirst()
      return {
        ...found,
        sellerId: found.id,
        theme: await themeOf(server.db, found.id),
        singleSignOn: provider?.name ?? null,
        platformName: found.platformName ?? found.name,
        platformNameEn: found.platformNameEn ?? found.nameEn,
        platformTitleEn: found.platformTitleEn ?? found.platformTitle,
      }
    },
  })
}
