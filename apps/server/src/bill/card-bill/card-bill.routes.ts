import { CARD_BILL_DAYS, cardBill, cardBillLife } from '@ampdeck/api/bill/card-bill'
import { memberStatus } from '@ampdeck/api/enumerations/member'
import { DAY } from '@ampdeck/api/time'
import { comparableIdentifier } from '@ampdeck/validation/identifier'
import type { Selectable } from 'kysely'
import { isCardNamed } from '../../charging/record/card.store.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './card-bill.report.ts'
import { one, page } from './card-bill.store.ts'

type CardBill = Selectable<Tables['cardBill']>

const { normal: NORMAL, locked: LOCKED } = memberStatus.code

export const routes: Routes = (app, server) => {
  serve(app, server, cardBill, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    async unlock({ rows, input, fail }) {
      const bill = await rows.move('cardBill', cardBillLife.unlock, input, async (held) => {
        const amountFen = await billedFen(rows, held)
        if (amountFen === undefined) throw fail('cardBill.noRawBill')
        if (amountFen > held.balanceBeforeFen) throw fail('cardBill.tooMuch')
        return { amountFen, balanceAfterFen: held.balanceBeforeFen - amountFen }
      })
      await freeCard(rows, bill)
      return one(rows, bill.id)
    },
    async void({ rows, input, now, fail }) {
      const bill = await rows.move('cardBill', cardBillLife.void, input, async (held) => {
        if ((await billedFen(rows, held)) !== undefined) throw fail('cardBill.hasRawBill')
        if (held.readTime > now - CARD_BILL_DAYS * DAY) throw fail('cardBill.tooEarly')
        return { amountFen: 0, balanceAfterFen: held.balanceBeforeFen, voidReason: input.reason }
      })
      await freeCard(rows, bill)
      return one(rows, bill.id)
    },
    export: (request) => startExport(request, server.jobs, report),
  })
}

/** What the pile's final bill of this trade asks for; nothing as long as there is none. */
async function billedFen(rows: Rows, { sellerId, pileId, tradeNo }: CardBill): Promise<number | undefined> {
  const raw = await ofSeller(rows.db, sellerId)
    .from('rawBill')
    .select('pileFeeFen')
    .where(({ and }) => and({ pileId, tradeNo }))
    .where('pileFeeFen', 'is not', null)
    .executeTakeFirst()
  return raw?.pileFeeFen ?? undefined
}

/** The card may be used again. */
async function freeCard({ db, now }: Rows, { sellerId, cardNo }: CardBill): Promise<void> {
  await ofSeller(db, sellerId)
    .update('card')
    .set({ status: NORMAL, updateTime: now })
    .where('status', '=', LOCKED)
    .where(isCardNamed(comparableIdentifier(cardNo)))
    .execute()
}
