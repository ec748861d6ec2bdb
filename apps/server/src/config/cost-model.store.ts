import type { TariffPeriod } from '@ampdeck/api/config/cost-model'
import type { Rows } from '../database/rows.ts'
import { containing } from '../database/text.ts'

/** Cost models with the tariff in force. */
export async function withTariff(rows: Rows, filter: { name?: string | undefined }) {
  const found = await rows
    .from('costModel')
    .innerJoin('costModelVersion as version', (join) =>
      join
        .onRef('version.sellerId', '=', 'costModel.sellerId')
        .onRef('version.costModelId', '=', 'costModel.id')
        .onRef('version.no', '=', 'costModel.currentVersion'),
    )
    .select(['costModel.id', 'costModel.code', 'costModel.name', 'version.no as version', 'version.periods'])
    .$if(filter.name !== undefined, (query) =>
      query.where('costModel.name', 'ilike', containing(filter.name)),
    )
    .orderBy('costModel.code')
    .limit(1_000)
    .execute()
  return found.map((model) => ({ ...model, periods: model.periods as TariffPeriod[] }))
}
