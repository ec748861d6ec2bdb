import { costModel } from '@ampdeck/api/config/cost-model'
import type { InputOf } from '@ampdeck/api/contract'
import { type Simulation, stationCostModelIncome } from '@ampdeck/api/report/cost-model-income'
import { localName, texts } from '@ampdeck/api/texts'
import { RankBars } from '@ampdeck/ui/charts'
import { Money } from '@ampdeck/ui/figure'
import { KpiStrip, KpiTile } from '@ampdeck/ui/kpi-tile'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { listFilters } from '@ampdeck/ui/list-request'
import { useSearchParams } from 'react-router-dom'
import { StationChoice } from '../../../dashboard/station-choice.tsx'
import { useAddressValues } from '../../../dashboard/use-address-values.ts'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import styles from './what-if.module.css'

const words = texts({
  ask: ['What if the orders had been billed by', '假如订单按以下模型计费'],
  none: ['Choose a billing model', '选择计费模型'],
  failed: ['The orders could not be billed again', '重新计费失败'],
  billed: ['As billed', '实际计费'],
  other: ['By the other model', '按所选模型'],
  difference: ['Difference', '差额'],
  byStation: ['Difference by station', '各场站差额'],
  empty: ['No finished orders in this period', '该时段内没有已完成订单'],
  how: [
    'Energy and service fees of {orders} orders, before discounts. Each line of a bill is split by the other model as if its energy had flowed evenly; exclusive prices are left out.',
    '{orders} 笔订单的电费与服务费，优惠前。账单明细按所选模型的时段切分，视为电量均匀流入；不计专属价格。',
  ],
})

/** The orders of the report's period, billed anew by another model. */
export function WhatIf() {
  const say = useSay()
  const [search] = useSearchParams()
  const [, set] = useAddressValues()
  const models = useRead(costModel.selectAll, {}).data ?? []
  const chosen = search.get('otherModel') ?? ''
  const { otherModel: _, by: __, grain: ___, ...filters } = listFilters(search)
  const read = useRead(
    stationCostModelIncome.simulate,
    { ...filters, costModelId: Number(chosen) } as InputOf<typeof stationCostModelIncome.simulate>,
    { enabled: chosen !== '', keepsLast: true },
  )

  return (
    <section className={styles.whatIf} aria-label={say(words.ask)}>
      <div className={styles.ask}>
        <span>{say(words.ask)}</span>
        <StationChoice
          stations={models.map(({ id, code, name }) => ({ value: String(id), label: `${code} ${name}` }))}
          label={say(words.none)}
          value={chosen}
          none={say(words.none)}
          onChange={(otherModel) => set({ otherModel })}
        />
      </div>
      {chosen !== '' &&
        (read.data ? <Outcome of={read.data} /> : <Awaited of={read} title={say(words.failed)} rows={2} />)}
    </section>
  )
}

function Outcome({ of: { total, stations } }: { of: Simulation }) {
  const say = useSay()
  const { language } = useLanguage()
  return (
    <>
      <KpiStrip>
        <KpiTile name={say(words.billed)}>
          <Money fen={total.billedFen} />
        </KpiTile>
        <KpiTile name={say(words.other)}>
          <Money fen={total.otherFen} />
        </KpiTile>
        <KpiTile name={say(words.difference)}>
          <Money fen={total.otherFen - total.billedFen} />
        </KpiTile>
      </KpiStrip>
      <RankBars
        look="panel"
        label={say(words.byStation)}
        unit="money"
        hasPlaces={false}
        state={stations.length === 0 ? { is: 'empty', text: say(words.empty) } : undefined}
        note={say(words.how, { orders: total.orders })}
        ranks={stations.map(({ station, billedFen, otherFen }) => ({
          name: localName(station, language),
          value: otherFen - billedFen,
        }))}
      />
    </>
  )
}
